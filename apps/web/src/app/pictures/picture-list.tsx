import './pictures.css';
import { listPictures, type StoredPicture } from '@wayfare/contracts/calls/picture';
import { useState } from 'react';
import { reasonOf } from '#app/blog/reason-of.ts';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { countOf, nameOf, usedInWords } from './picture-words.ts';

export interface Search {
  readonly words: string;
  readonly isUnused: boolean;
}

interface PictureListProps extends Search {
  /** As they are by now, by their id. */
  described?: ReadonlyMap<string, StoredPicture>;
  onOpen: (picture: StoredPicture) => void;
}

/** Newest first, some at once. Another search is another list. */
export const PictureList = (props: PictureListProps) => (
  <Found key={`${props.words} ${props.isUnused}`} {...props} />
);

interface Page {
  readonly pictures: readonly StoredPicture[];
  readonly next: string | null;
}

function Found({ words, isUnused, described, onOpen }: PictureListProps) {
  const { ask } = useMember();
  const [later, setLater] = useState<readonly Page[]>([]);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const find = (after?: string) =>
    ask(listPictures, {
      query: {
        ...(words === '' ? {} : { q: words }),
        ...(isUnused ? { unused: '1' } : {}),
        ...(after === undefined ? {} : { after }),
      },
    });
  const { answer, askAgain } = useAnswer('pictures', () => find());

  async function goOn(after: string) {
    if (isGoingOn) return;
    setIsGoingOn(true);
    setTrouble(null);
    try {
      const page = await find(after);
      setLater((pages) => [...pages, page]);
    } catch (error) {
      setTrouble(error);
    }
    setIsGoingOn(false);
  }

  if (answer.status === 'asking') return <p className="soft">Looking for pictures...</p>;
  if (answer.status === 'failed') {
    return (
      <div className="flow">
        <Alert>We couldn’t load the pictures. {reasonOf(answer.error)}</Alert>
        <Button onClick={askAgain}>Try again</Button>
      </div>
    );
  }
  const pages = [answer.value, ...later];
  const pictures = pages
    .flatMap((page) => page.pictures)
    .map((picture) => described?.get(picture.id) ?? picture);
  const next = pages.at(-1)?.next ?? null;
  const isAll = words === '' && !isUnused;
  return (
    <>
      <output className={pictures.length === 0 ? 'lead' : 'vh'}>
        {pictures.length > 0
          ? countOf(pictures.length, 'picture')
          : isAll
            ? 'No pictures yet. What you put into a post comes here by itself.'
            : 'No picture fits that.'}
      </output>
      <ul className="plain pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="picture-card" onClick={() => onOpen(picture)}>
              <SmallPicture picture={picture} />
              <span className="picture-name">{nameOf(picture)}</span>
              <span className="hint">{usedInWords(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      {trouble !== null && <Alert>We couldn’t load more. {reasonOf(trouble)}</Alert>}
      {next !== null && (
        <Button onClick={() => void goOn(next)} isBusy={isGoingOn} busyText="Looking...">
          More pictures
        </Button>
      )}
    </>
  );
}

function SmallPicture({ picture: { url, avif, webp, width, height } }: { picture: StoredPicture }) {
  const sizes = '(min-width: 48rem) 14rem, 45vw';
  return (
    <picture className="small-picture">
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={url}
        srcSet={webp || undefined}
        sizes={sizes}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </picture>
  );
}
