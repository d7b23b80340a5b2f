export const pageButtonCount = 5;

/** Up to five page numbers, beginning two before the current one, none outside 1 to the total. */
export function pageButtons(currentPage: number, totalPages: number): readonly number[] {
  const first = Math.max(1, currentPage - 2);
  const last = Math.min(totalPages, first + pageButtonCount - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The page changes only to another one, within 1 to the total. */
export function isPageChange(currentPage: number, nextPage: number, totalPages: number): boolean {
  return Number.isInteger(nextPage) && nextPage !== currentPage && nextPage >= 1 && nextPage <= totalPages;
}

/** The page that an address asks for; what is none is the first. */
export const pageIn = (text: string | null | undefined): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
