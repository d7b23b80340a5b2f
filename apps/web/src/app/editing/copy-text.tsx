import { useState } from 'react';

/** Puts a text on the clipboard, and says what became of it. */
export function CopyText({ text, words }: { text: string; words: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied. Paste it wherever you like.');
    } catch {
      setSaid('This browser does not let us copy. Please mark the words yourself, and copy them.');
    }
  }
  return (
    <>
      <button type="button" className="quiet" onClick={() => void copy()}>
        {words}
      </button>
      <span role="status" className="hint">
        {said}
      </span>
    </>
  );
}
