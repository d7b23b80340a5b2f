/** Messages that start with a check mark are success; all others are errors. */
const check = '✅';
const cross = '❌';

export function withCheckMark(text: string): string {
  return text.startsWith(check) ? text : `${check} ${text}`;
}

/** Messages from the server may already have the mark. */
export function withCrossMark(text: string): string {
  return text.startsWith(cross) ? text : `${cross} ${text}`;
}

export function isSuccess(message: string): boolean {
  return message.startsWith(check);
}
