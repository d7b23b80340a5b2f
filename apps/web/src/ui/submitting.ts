import type { SubmitEvent } from 'react';

/** Sends a form by our own hands: the page stays. */
export function submit(event: SubmitEvent, send: () => Promise<void> | void): void {
  event.preventDefault();
  void send();
}
