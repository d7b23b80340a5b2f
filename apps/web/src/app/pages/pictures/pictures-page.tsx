import {
  getPicture,
  type PictureDescription,
  type StoredPicture,
  updatePicture,
} from '@wayfare/contracts/calls/picture';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
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
  const { callApi } = useMember();
  const [params, setParams] = useSearchParams();
  const search: Search = { words: params.get('words') ?? '', isUnused: params.has('unused') };
  const open = params.get('picture');
  // Changes when a picture was added or deleted, to reload the list.
  const [round, setRound] = useState(0);
  /** Pictures whose description was saved after the list was loaded, by id. */
  const [described, setDescribed] = useState<ReadonlyMap<string, StoredPicture>>(new Map());
  const [unsaved, setUnsaved] = useState<UnsavedDescription | null>(null);
  const saving = useRef<{ readonly text: UnsavedDescription; readonly request: Promise<void> }>(null);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);

  const go = ({ words, isUnused }: Search, picture: string | null) =>
    setParams({
      ...(words === '' ? {} : { words }),
      ...(isUnused ? { unused: '1' } : {}),
      ...(picture === null ? {} : { picture }),
    });

  const refresh = () => {
    setUnsaved((current) => (current?.id === open ? null : current));
    setDescribed(new Map());
    setRound((count) => count + 1);
  };

  const openBefore = useRef(open);
  useEffect(() => {
    // The card that opened it may be gone.
    const isLost = open === null && openBefore.current !== null && document.activeElement === document.body;
    if (isLost) line.current?.focus();
    openBefore.current = open;
  }, [open]);

  const waitForSave = async () => saving.current?.request.catch(() => {});

  /** Sends one text after the other, so that an earlier one cannot replace a later one. */
  function save(text: UnsavedDescription): Promise<void> {
    if (saving.current?.text === text) return saving.current.request;
    const request = send(text, waitForSave()).finally(() => {
      if (saving.current?.text === text) saving.current = null;
    });
    saving.current = { text, request };
    return request;
  }

  async function send(text: UnsavedDescription, previous: Promise<void>): Promise<void> {
    await previous;
    const picture = await callApi(updatePicture, { params: { pictureId: text.id }, body: text.description });
    setDescribed((before) => new Map(before).set(text.id, picture));
    // It may have been changed during the request.
    setUnsaved((current) => (current === text ? null : current));
  }

  /** Saves unsaved text. If that fails, the text is there when the picture is opened again. */
  async function close(pictureId: string) {
    go(search, null);
    if (unsaved?.id !== pictureId) return;
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
        described={described}
        onOpen={({ id }) => {
          setMessage(null);
          go(search, id);
        }}
      />
      {open !== null && (
        <PictureSheet
          pictureId={open}
          load={async () => {
            await waitForSave();
            return callApi(getPicture, { params: { pictureId: open } });
          }}
          unsaved={unsaved?.id === open ? unsaved.description : null}
          onWrite={(description) => setUnsaved({ id: open, description })}
          onSave={async () => {
            if (unsaved?.id === open) await save(unsaved);
          }}
          onReplaced={({ id }) => {
            refresh();
            go(search, id);
          }}
          onDeleted={() => {
            refresh();
            go(search, null);
            setMessage(withCheckMark('The picture is deleted.'));
          }}
          onClose={() => void close(open)}
        />
      )}
    </div>
  );
}
