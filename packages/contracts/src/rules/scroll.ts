/** Past this many pixels the header takes its scrolled style. */
export const headerScrollPx = 50;
