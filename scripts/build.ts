// Builds the web and the server, then compresses once what will be sent many times.
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

// React and others choose their production form by this, in the bundle as in the page.
process.env['NODE_ENV'] = 'production';
await build({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' });
await build({ configFile: join(root, 'apps/server/vite.config.ts'), logLevel: 'warn' });
compress(join(root, 'apps/web/dist/client'));
