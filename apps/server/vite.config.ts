import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

// The server as two files that start at once, instead of a thousand that are looked for one by one.
export default defineConfig({
  root,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: [...builtinModules, 'pg-native', 'sharp'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    // Not minified: whoever looks into it can read it, and nobody waits for the file.
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
      },
    },
  },
});
