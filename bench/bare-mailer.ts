// Sends one prepared message COUNT times with the mail library alone: `node bench/bare-mailer.ts URL FILE COUNT`.
import { readFileSync } from 'node:fs';
import { sendWithBarePool } from '../apps/server/src/adapters/mail/testing/bare-pool.ts';

const [url = '', file = '', count = '0'] = process.argv.slice(2);
console.log(await sendWithBarePool(url, readFileSync(file, 'utf8'), Number(count)));
