/** Whatever is no number from 1 on is the first page, as on the server. */
export function pageFrom(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
