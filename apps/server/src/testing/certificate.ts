import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'certificate');

/** Signed by itself, for localhost: nobody believes it but who is told to, by this file. */
export const certificateFile = join(folder, 'cert.pem');
export const keyFile = join(folder, 'key.pem');
export const certificate = { cert: readFileSync(certificateFile), key: readFileSync(keyFile) };
