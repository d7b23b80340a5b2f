import { FileFault } from './decode.ts';

/** Whoever sends a browser's file is told before all of it is looked at. */
export function requireRoomFor(rows: number, mostRows: number): void {
  if (rows > mostRows)
    throw new FileFault(
      `The file has more than ${mostRows.toLocaleString('en-US')} rows. Send it in parts, or have it imported by the command.`,
    );
}
