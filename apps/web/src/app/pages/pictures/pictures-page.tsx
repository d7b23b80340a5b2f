import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PictureSearch } from '#app/editing/pictures/picture-chooser.tsx';
import { PictureList, type Search } from '#app/editing/pictures/picture-list.tsx';
import { usePageTitle } from '#app/member/page-hooks.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { PictureSheet } from './picture-sheet.tsx';

export function PicturesPage() {
  usePageTitle('Pictures');
  const [params, setParams] = useSearchParams();
  const search: Search = { words: params.get('words') ?? '', isUnused: params.has('unused') };
  const open = params.get('picture');
  // Changes when a picture was changed, to reload the list.
  const [round, setRound] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);

  const go = ({ words, isUnused }: Search, picture: string | null) =>
    setParams({
      ...(words === '' ? {} : { words }),
      ...(isUnused ? { unused: '1' } : {}),
      ...(picture === null ? {} : { picture }),
    });

  const openBefore = useRef(open);
  useEffect(() => {
    // The card that opened it may be gone.
    const isLost = open === null && openBefore.current !== null && document.activeElement === document.body;
    if (isLost) line.current?.focus();
    openBefore.current = open;
  }, [open]);

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
        onOpen={({ id }) => {
          setMessage(null);
          go(search, id);
        }}
      />
      {open !== null && (
        <PictureSheet
          pictureId={open}
          onChanged={() => setRound((count) => count + 1)}
          onReplaced={({ id }) => go(search, id)}
          onDeleted={() => {
            go(search, null);
            setMessage(withCheckMark('The picture is deleted.'));
          }}
          onClose={(text) => {
            go(search, null);
            if (text !== null) setMessage(text);
          }}
        />
      )}
    </div>
  );
}
