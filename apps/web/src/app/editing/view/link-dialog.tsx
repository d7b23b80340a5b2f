import { blankAddress, isLinkComplete, normalizeLink, sanitizeLink } from '@wayfare/contracts/rules/links';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { TextField } from '#ui/text-field.tsx';

interface LinkDialogProps {
  text: string;
  address: string;
  isNew: boolean;
  onSave: (text: string, address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function LinkDialog({ onSave, onRemove, onClose, isNew, ...before }: LinkDialogProps) {
  const [text, setText] = useState(before.text);
  const [address, setAddress] = useState(before.address);
  const isComplete = isLinkComplete(text, address);
  const url = useRef<HTMLInputElement>(null);
  // The words are there already: the address is what is missing.
  useEffect(() => {
    if (before.text !== '') url.current?.select();
  }, [before.text]);
  return (
    <Dialog title={isNew ? 'New link' : 'Link'} onClose={onClose}>
      <form
        className="form"
        method="dialog"
        noValidate
        onSubmit={(event) =>
          submit(event, () => {
            if (isComplete) onSave(text.trim(), normalizeLink(address));
          })
        }
      >
        <TextField label="Text" value={text} onText={setText} />
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
          {!isNew && (
            <button className="quiet" type="button" onClick={onRemove}>
              Remove Link
            </button>
          )}
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
