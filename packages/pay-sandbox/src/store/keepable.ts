/** PostgreSQL keeps neither half a character nor the one with the number nought; nothing of ours is named so. */
export const isKeepable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
