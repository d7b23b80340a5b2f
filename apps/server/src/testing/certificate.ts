import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'certificate');

/** Self-signed, for localhost. */
export const certificateFile = join(folder, 'cert.pem');
export const keyFile = join(folder, 'key.pem');
export const certificate = { cert: readFileSync(certificateFile), key: readFileSync(keyFile) };
