/** A message line carries its own verdict: a check mark in front is success, anything else an error. */
const check = '✅';
const cross = '❌';

export function ticked(text: string): string {
  return text.startsWith(check) ? text : `${check} ${text}`;
}

/** The server may already have put the cross in front; it is never doubled. */
export function crossed(text: string): string {
  return text.startsWith(cross) ? text : `${cross} ${text}`;
}

export function isSuccess(message: string): boolean {
  return message.startsWith(check);
}
