// Run as a process of its own, one for each card: setting letters and drawing a million dots takes a tenth of a second,
// in which the server would answer nobody, and the library that draws keeps memory that goes with the process.
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
