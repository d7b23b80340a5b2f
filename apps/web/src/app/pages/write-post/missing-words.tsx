import { useEffect, useRef } from 'react';
import type { WordlessPicture } from './use-wordless-pictures.ts';

interface MissingWordsProps {
  pictures: readonly WordlessPicture[];
  onOpen: (at: WordlessPicture['at']) => void;
  onHeroIsDecoration: () => void;
  /** The number of refused attempts to publish. Each one moves the focus here. */
  asked: number;
}

/** Links to the pictures whose missing description blocks publishing. */
export function MissingWords({ pictures, onOpen, onHeroIsDecoration, asked }: MissingWordsProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asked > 0) line.current?.focus();
  }, [asked]);
  function passHero() {
    // The pressed button disappears, so the focus must move first.
    line.current?.focus();
    onHeroIsDecoration();
  }
  return (
    <div className="missing-words">
      <p tabIndex={-1} ref={line}>
        Before this is published, say what{' '}
        {pictures.length === 1 ? 'this picture shows' : 'these pictures show'} for people who cannot see{' '}
        {pictures.length === 1 ? 'it' : 'them'}, or that {pictures.length === 1 ? 'it is' : 'they are'}{' '}
        decoration:
      </p>
      <ul>
        {pictures.map(({ at, name }) => (
          <li key={at}>
            <button className="quiet" type="button" onClick={() => onOpen(at)}>
              {name}
            </button>
            {at === 'hero' && (
              <button className="quiet" type="button" onClick={passHero}>
                The hero image is decoration
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
