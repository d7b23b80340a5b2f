import { blankAddress, isLinkComplete, normalizeLink, sanitizeLink } from '@wayfare/contracts/rules/links';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { QuietButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { linkRange, setLink } from './commands.ts';

interface LinkDialogProps {
  view: EditorView;
  onClose: () => void;
}

/** Edits the link at the caret, or links the selected words. */
export function LinkDialog({ view, onClose }: LinkDialogProps) {
  const [{ link, range, words }] = useState(() => {
    const { doc, selection } = view.state;
    const link = linkRange(doc, selection.$from);
    const range = link ?? selection;
    return { link, range, words: doc.textBetween(range.from, range.to, ' ') };
  });
  const [text, setText] = useState(words);
  const [address, setAddress] = useState(link?.href ?? '');
  const isComplete = isLinkComplete(text, address);
  const label = useRef<HTMLInputElement>(null);
  const url = useRef<HTMLInputElement>(null);
  // The first field that is missing, not the button that closes the dialog.
  useEffect(() => {
    (words === '' ? label : url).current?.select();
  }, [words]);

  function save() {
    if (!isComplete) return;
    setLink(
      normalizeLink(address),
      text.trim() === words ? null : text.trim(),
      range,
    )(view.state, view.dispatch);
    onClose();
  }

  function remove() {
    view.dispatch(view.state.tr.removeMark(range.from, range.to, view.state.schema.marks['link']));
    onClose();
  }

  return (
    <Dialog title={link === null ? 'New link' : 'Link'} onClose={onClose}>
      <form className="form" method="dialog" noValidate onSubmit={(event) => submit(event, save)}>
        <TextField ref={label} label="Text" value={text} onText={setText} />
        <TextField
          ref={url}
          label="URL"
          type="url"
          autoComplete="off"
          value={address}
          onText={setAddress}
          hint={getHint(address)}
        />
        <div className="row">
          <Button isDisabled={!isComplete} describedBy={isComplete ? undefined : 'link-needs'}>
            Save
          </Button>
          {link !== null && <QuietButton onClick={remove}>Remove Link</QuietButton>}
        </div>
        {!isComplete && (
          <p className="hint" id="link-needs">
            A link needs both its text and its URL.
          </p>
        )}
      </form>
    </Dialog>
  );
}

function getHint(address: string): string {
  const leadsTo = normalizeLink(address);
  if (leadsTo !== sanitizeLink(address)) return `This will lead to ${leadsTo}`;
  if (address.trim() === '' || leadsTo !== blankAddress)
    return 'A whole address: http, https, mailto or tel.';
  return `This will lead nowhere (${blankAddress}): begin with https://, mailto: or tel:.`;
}
