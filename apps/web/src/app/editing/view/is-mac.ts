/** Where shortcuts go with ⌘ instead of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
