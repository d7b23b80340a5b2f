/** As part of a file's name: 'Way & Fare' is 'way-fare'. */
export const toFileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Hands a file to the browser, which puts it where this person keeps downloads. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser begins to read a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
