import { listPictures, type PictureUse, type StoredPicture } from '@wayfare/contracts/calls/picture';
import './pictures.css';
import { useMember } from '#app/member/member.tsx';
import { PagedList } from '#app/member/paged-list.tsx';

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
  /** Pictures that were changed after the list was loaded, by id. */
  described?: ReadonlyMap<string, StoredPicture>;
  onOpen: (picture: StoredPicture) => void;
}

/** Newest first. A new search mounts a new list. */
export function PictureList({ words, isUnused, described, onOpen }: PictureListProps) {
  const { callApi } = useMember();
  const isAll = words === '' && !isUnused;
  return (
    <PagedList
      key={`${words} ${isUnused}`}
      load={(after) =>
        callApi(listPictures, {
          query: {
            ...(words === '' ? {} : { q: words }),
            ...(isUnused ? { unused: '1' } : {}),
            ...(after === null ? {} : { after }),
          },
        })
      }
      loading="Looking for pictures..."
      more="More pictures"
    >
      {(pages) => {
        const pictures = pages
          .flatMap((page) => page.pictures)
          .map((picture) => described?.get(picture.id) ?? picture);
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
          </>
        );
      }}
    </PagedList>
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
