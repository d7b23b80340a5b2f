import type { RefObject } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { goTo } from './place-in-sight.ts';
import type { KeptPlace } from './use-reading-place.ts';

interface LeftOffProps {
  place: KeptPlace | null;
  text: RefObject<HTMLElement | null>;
}

/** The way to where the reader stopped. It is taken by nobody but them, and comes and goes only between two visits. */
export function LeftOff({ place, text }: LeftOffProps) {
  const { hash } = useLocation();
  const [isOffered] = useState(place !== null && !place.isFinished && hash === '');
  if (!isOffered || place === null) return null;
  return (
    <p className="left-off">
      <button
        className="quiet link"
        type="button"
        onClick={() => {
          if (text.current !== null) goTo(text.current, place);
        }}
      >
        Go on where you left off
      </button>
    </p>
  );
}
