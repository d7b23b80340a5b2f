// One process per card: drawing would block the server for a tenth of a second, and the library does not return its
// memory before the process ends.
import sharp from 'sharp';
import type { CardData } from './cards.ts';
import { drawCard } from './draw-card.ts';

sharp.concurrency(1);

process.once('message', (card: CardData) => {
  void sharp(Buffer.from(drawCard(card)))
    .flatten()
    .png({ palette: card.kind !== 'podcast', compressionLevel: 9 })
    .toBuffer()
    .then((png) => process.send?.(png, () => process.disconnect?.()));
});
