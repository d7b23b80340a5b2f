import { setTimeout } from 'node:timers/promises';

export const pause = (milliseconds: number): Promise<void> => setTimeout(milliseconds);
