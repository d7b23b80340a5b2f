import { readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const entriesIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`).map((file) => `${root}/${folder}/${file}`);

export default defineConfig({
  root,
  plugins: [react()],
  publicDir: 'public',
  // Browsers with light-dark(), :has() and nesting; older ones get the words without the dress.
  build: {
    target: ['chrome123', 'safari17.5', 'firefox121'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Pages name what they need in their heads; a helper that looks for it again would double a still page's script.
    modulePreload: false,
    rollupOptions: {
      input: [
        `${root}/src/site/enhance.ts`,
        `${root}/src/app/main.tsx`,
        ...entriesIn('src/islands/entries'),
        ...entriesIn('src/site/style/entries'),
      ],
      output: {
        // What the forms share comes in two files, not in thirty.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            {
              name: 'form',
              test: /src\/(islands|ui|api|session|contracts)|contracts\/src|node_modules\/zod\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
