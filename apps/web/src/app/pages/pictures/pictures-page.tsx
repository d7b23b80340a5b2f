import { type PictureDescription, type StoredPicture, updatePicture } from '@wayfare/contracts/calls/picture';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { PictureSearch } from '#app/editing/pictures/picture-chooser.tsx';
import { PictureList, type Search } from '#app/editing/pictures/picture-list.tsx';
import { useMember } from '#app/member/member.tsx';
import { usePageTitle } from '#app/member/page-hooks.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { PictureSheet } from './picture-sheet.tsx';

interface UnsavedDescription {
  readonly id: string;
  readonly description: PictureDescription;
}

export function PicturesPage() {
  usePageTitle('Pictures');
  const { config } = useMember();
  const [params, setParams] = useSearchParams();
  const search: Search = { words: params.get('words') ?? '', isUnused: params.has('unused') };
  const open = params.get('picture');
  // Changes when a picture was added or deleted, to reload the list.
  const [round, setRound] = useState(0);
  /** Pictures whose description was changed here. */
  const [changed, setChanged] = useState<ReadonlyMap<string, StoredPicture>>(new Map());
  const [unsaved, setUnsaved] = useState<UnsavedDescription | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);

  const go = ({ words, isUnused }: Search, picture: string | null) =>
    setParams({
      ...(words === '' ? {} : { words }),
      ...(isUnused ? { unused: '1' } : {}),
      ...(picture === null ? {} : { picture }),
    });
  const refresh = () => setRound((count) => count + 1);

  const openBefore = useRef(open);
  useEffect(() => {
    // The card that opened it may be gone.
    const isLost = open === null && openBefore.current !== null && document.activeElement === document.body;
    if (isLost) line.current?.focus();
    openBefore.current = open;
  }, [open]);

  async function save({ id, description }: UnsavedDescription): Promise<void> {
    const params = { pictureId: id };
    const picture = await withToken(config, (token) =>
      call(updatePicture, { params, body: description }, { config, token }),
    );
    setChanged((before) => new Map(before).set(id, picture));
    setUnsaved(null);
  }

  /** Saves unsaved text. If that fails, the text is there when the picture is opened again. */
  async function leave() {
    go(search, null);
    if (unsaved === null) return;
    try {
      await save(unsaved);
      setMessage(withCheckMark('Saved.'));
    } catch (error) {
      setMessage(`${toFailureMessage(error)} What you wrote is kept here: open the picture again.`);
    }
  }

  return (
    <div className="flow pictures-page">
      <FocusedHeading>Pictures</FocusedHeading>
      <p className="lead">
        Every picture that was ever put into a post, what it shows, and where it is used.
      </p>
      <PictureSearch
        {...search}
        onSearch={(next) => {
          setMessage(null);
          go(next, null);
        }}
      />
      <StatusLine message={message} ref={line} />
      <PictureList
        key={round}
        {...search}
        described={changed}
        onOpen={({ id }) => {
          setMessage(null);
          go(search, id);
        }}
      />
      {open !== null && (
        <PictureSheet
          pictureId={open}
          unsaved={unsaved?.id === open ? unsaved.description : null}
          onChange={(description) => setUnsaved(description && { id: open, description })}
          onSave={(description) => save({ id: open, description })}
          onReplaced={({ id }) => {
            setUnsaved(null);
            refresh();
            go(search, id);
          }}
          onDeleted={() => {
            setUnsaved(null);
            refresh();
            go(search, null);
            setMessage(withCheckMark('The picture is deleted.'));
          }}
          onClose={() => void leave()}
        />
      )}
    </div>
  );
}
