import { createHmac } from 'node:crypto';

/** By wall time whatever the sandbox's clock says, because the receiver compares it with its own. */
export function signatureOf(body: string, secret: string, wall: Date): string {
  const time = Math.floor(wall.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${digest}`;
}
