import * as http from 'node:http';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

const reactDom = dirname(createRequire(`${root}/package.json`).resolve('react-dom/package.json'));

/** Fastify requires these when a route has a JSON schema, and to answer `inject`. */
const unused = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];

/** `import 'node:http'` also reads its export WebSocket, which makes Node load undici: 12 MB and 30 ms. */
const httpWithoutWebSocket: Plugin = {
  name: 'http-without-websocket',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) =>
    kind === 'import-statement' && /^(node:)?http$/.test(id) ? '\0http' : null,
  load(id) {
    if (id !== '\0http') return null;
    const names = Object.keys(http).filter(
      (name) => !/^(default|WebSocket|CloseEvent|MessageEvent)$/.test(name),
    );
    return `const http = process.getBuiltinModule('node:http');
      export default http;
      export const { ${names.join(', ')} } = http;`;
  },
};

// The server as two files that start at once, instead of a thousand that are looked for one by one.
export default defineConfig({
  root,
  plugins: [httpWithoutWebSocket],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    // `react-dom/server` would also include the streaming renderer.
    alias: { 'react-dom/server': join(reactDom, 'cjs/react-dom-server-legacy.node.production.js') },
  },
  ssr: { noExternal: true, external: [...builtinModules, 'pg-native', 'sharp', ...unused] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    // Not minified, so that it can be read.
    minify: false,
    // Read when an error is logged, by the server alone.
    sourcemap: 'hidden',
    rollupOptions: {
      input: {
        main: `${root}/src/main.ts`,
        wayfare: `${root}/src/wayfare.ts`,
        'image-process': `${root}/src/adapters/images/image-process.ts`,
        'card-process': `${root}/src/adapters/cards/card-process.ts`,
        'sanitize-thread': `${root}/src/features/blog/sanitize-thread.ts`,
        'read-file-thread': `${root}/src/features/homily/import/read-file-thread.ts`,
        'romcal-process': `${root}/src/adapters/calendar/romcal-process.ts`,
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        // V8 keeps the source of what runs, in two bytes for each character of a file that is not ASCII.
        charset: 'ascii',
        comments: false,
      },
    },
  },
});
