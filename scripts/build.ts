// Builds the web app and the server, and compresses the static files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const compressible = /\.(js|css|svg|json|txt|html|webmanifest|ico)$/;

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(file)) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

// React and other libraries select their production build by this.
process.env['NODE_ENV'] = 'production';
await build({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' });
await build({ configFile: join(root, 'apps/server/vite.config.ts'), logLevel: 'warn' });
compress(join(root, 'apps/web/dist/client'));
