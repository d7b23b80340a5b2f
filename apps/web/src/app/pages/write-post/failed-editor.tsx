import { editorMessages } from '#app/editing/editor-messages.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { QuietButton } from '#ui/link-button.tsx';
import { toPlainText } from './plain-text.ts';

interface FailedEditorProps {
  html: string;
  onAgain: () => void;
}

/** The text to be copied, as plain text: whatever stopped the editor may be in its form. */
export function FailedEditor({ html, onAgain }: FailedEditorProps) {
  const text = toPlainText(html);
  return (
    <div className="field">
      <Alert>{editorMessages.notRendered}</Alert>
      <label htmlFor="text-that-was">Your text, to copy</label>
      <textarea className="in" id="text-that-was" readOnly rows={12} value={text} />
      <p className="row">
        <Button onClick={() => void navigator.clipboard.writeText(text)}>Copy</Button>
        <QuietButton onClick={onAgain}>Try again</QuietButton>
      </p>
    </div>
  );
}
