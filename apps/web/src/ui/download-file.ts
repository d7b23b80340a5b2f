/** 'Way & Fare' becomes 'way-fare'. */
export const toFileName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser starts reading after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
