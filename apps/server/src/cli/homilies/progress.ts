import type { WriteStream } from 'node:tty';

const width = 30;

/** A bar that fills, where somebody watches; a file or a pipe gets none. */
export function progressOn(out: Pick<WriteStream, 'write' | 'isTTY'>, total: number) {
  return {
    show(done: number): void {
      if (!out.isTTY) return;
      const filled = total === 0 ? width : Math.round((done / total) * width);
      out.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${total}`);
    },
    clear(): void {
      if (out.isTTY) out.write('\r\u001b[2K');
    },
  };
}
