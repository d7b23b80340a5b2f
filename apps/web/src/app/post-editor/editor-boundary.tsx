import { Component, type ReactNode } from 'react';
import { inertBody } from '#app/blog/inert-html.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { editorMessages } from './editor-messages.ts';

interface EditorBoundaryProps {
  /** What was written last. It is offered as plain text: whatever stopped the editor may be in its form. */
  html: () => string;
  children: ReactNode;
}

/** Where the editor cannot be drawn, the text is still there to be copied. */
export class EditorBoundary extends Component<EditorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <Failed text={plainText(this.props.html())} onAgain={() => this.setState({ hasFailed: false })} />;
  }
}

const Failed = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <div className="field">
    <Alert>{editorMessages.notRendered}</Alert>
    <label htmlFor="text-that-was">Your text, to copy</label>
    <textarea className="in" id="text-that-was" readOnly rows={12} value={text} />
    <p className="row">
      <Button onClick={() => void navigator.clipboard.writeText(text)}>Copy</Button>
      <button className="quiet" type="button" onClick={onAgain}>
        Try again
      </button>
    </p>
  </div>
);

function plainText(html: string): string {
  const body = inertBody(
    html.replace(/<br\s*\/?>/g, '\n').replace(/<\/(p|h[2-4]|li|figcaption)>/g, '\n\n$&'),
  );
  return (body.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}
