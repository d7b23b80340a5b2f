import { join } from 'node:path';
import type { Booklets } from '#adapters/booklets/booklets.ts';
import { pdfkitBooklets } from '#adapters/booklets/pdfkit-booklets.ts';
import type { Cards } from '#adapters/cards/cards.ts';
import { sharpCards } from '#adapters/cards/sharp-cards.ts';

/** What is drawn in processes of its own. */
export interface Drawings {
  readonly cards: Cards;
  readonly booklets: Booklets;
}

export const drawings = (dataDir: string): Drawings => ({
  cards: sharpCards(join(dataDir, 'cards')),
  booklets: pdfkitBooklets(),
});
