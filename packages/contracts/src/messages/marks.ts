/** Messages that start with a check mark are success; all others are errors. */
const check = '✅';
const cross = '❌';

export const withCheckMark = (text: string): string => (text.startsWith(check) ? text : `${check} ${text}`);

/** Messages from the server may already have the mark. */
export const withCrossMark = (text: string): string => (text.startsWith(cross) ? text : `${cross} ${text}`);

export const isSuccess = (message: string): boolean => message.startsWith(check);
