import { listPictures, type PictureUse, type StoredPicture } from '@wayfare/contracts/calls/picture';
import './pictures.css';
import { useState } from 'react';
import { toErrorReason } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

/** A short name of the picture. */
const getName = ({ alt, fileName }: Pick<StoredPicture, 'alt' | 'fileName'>): string =>
  alt || fileName || 'A picture without a name';

export const isInPlace = ({ state }: PictureUse): boolean => state !== 'bin';

/** '1 post', '3 posts' */
export const countOf = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;

/** 'In 2 posts' */
function formatUse({ usedIn }: Pick<StoredPicture, 'usedIn'>): string {
  const count = usedIn.filter(isInPlace).length;
  if (count > 0) return `In ${countOf(count, 'post')}`;
  return usedIn.length > 0 ? 'Only in the bin' : 'Not used';
}

export interface Search {
  readonly words: string;
  readonly isUnused: boolean;
}

interface PictureListProps extends Search {
  /** Pictures that were edited after the list was loaded, by id. */
  described?: ReadonlyMap<string, StoredPicture>;
  onOpen: (picture: StoredPicture) => void;
}

/** Newest first, in pages. A new search mounts a new list. */
export const PictureList = (props: PictureListProps) => (
  <Results key={`${props.words} ${props.isUnused}`} {...props} />
);

interface Page {
  readonly pictures: readonly StoredPicture[];
  readonly next: string | null;
}

function Results({ words, isUnused, described, onOpen }: PictureListProps) {
  const { callApi } = useMember();
  const [later, setLater] = useState<readonly Page[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const find = (after?: string) =>
    callApi(listPictures, {
      query: {
        ...(words === '' ? {} : { q: words }),
        ...(isUnused ? { unused: '1' } : {}),
        ...(after === undefined ? {} : { after }),
      },
    });
  const { state, retry } = useQuery('pictures', () => find());

  async function loadMore(after: string) {
    if (isLoadingMore) return;
    setIsLoadingMore(true);
    setTrouble(null);
    try {
      const page = await find(after);
      setLater((pages) => [...pages, page]);
    } catch (error) {
      setTrouble(error);
    }
    setIsLoadingMore(false);
  }

  if (state.status === 'loading') return <p className="soft">Looking for pictures...</p>;
  if (state.status === 'error') {
    return (
      <div className="flow">
        <Alert>We couldn’t load the pictures. {toErrorReason(state.error)}</Alert>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  const pages = [state.data, ...later];
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
              <span className="picture-name">{getName(picture)}</span>
              <span className="hint">{formatUse(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      {trouble !== null && <Alert>We couldn’t load more. {toErrorReason(trouble)}</Alert>}
      {next !== null && (
        <Button onClick={() => void loadMore(next)} isBusy={isLoadingMore} busyText="Looking...">
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
