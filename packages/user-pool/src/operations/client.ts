import type { Pool } from '#pool.ts';
import { filledText } from '#protocol/read-input.ts';
import { Refusal } from '#protocol/refusal.ts';

export const clientIdText = filledText(128);

export function requireClient({ config }: Pool, clientId: string): void {
  if (clientId === config.clientId) return;
  throw new Refusal('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}
