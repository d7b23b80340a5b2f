const pageButtonCount = 5;

/** Up to five page numbers, starting two before the current one. */
export function pageButtons(currentPage: number, totalPages: number): readonly number[] {
  const first = Math.max(1, currentPage - 2);
  const last = Math.min(totalPages, first + pageButtonCount - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

export const isPageChange = (currentPage: number, nextPage: number, totalPages: number): boolean =>
  Number.isInteger(nextPage) && nextPage !== currentPage && nextPage >= 1 && nextPage <= totalPages;

/** Anything but a positive integer of up to four digits means page 1. */
export const parsePage = (text: string | null | undefined): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
