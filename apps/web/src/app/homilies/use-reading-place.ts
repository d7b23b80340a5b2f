import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { seconds } from '@wayfare/contracts/rules/durations';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMember } from '#app/member.tsx';
import { type PlaceGiven, savePlace, savePlaceInLeaving } from '#app/reading-place-saves.ts';
import { type InSight, lookAt } from './place-in-sight.ts';

export type KeptPlace = NonNullable<ReadHomily['position']>;

const restMs = seconds(5);

interface Reading {
  date: string;
  text: RefObject<HTMLElement | null>;
  /** Hears of each place that is going to be kept. Null where none is. */
  onPlace: ((place: KeptPlace) => void) | null;
}

/** Keeps where the reader is: after a rest, and on leaving. Whoever only glances at the top of the page leaves no trace. */
export function useReadingPlace({ date, text, onPlace }: Reading): void {
  const { config, person } = useMember();
  const isWanted = onPlace !== null;
  const keep = useEffectEvent((place: KeptPlace, isBrowserLeaving: boolean) => {
    const given: PlaceGiven = { date, ...place, reachedAt: new Date().toISOString() };
    if (isBrowserLeaving) savePlaceInLeaving(config, person, given);
    else savePlace(config, person, given);
  });
  const tell = useEffectEvent((place: KeptPlace) => onPlace?.(place));

  useEffect(() => {
    const section = text.current;
    if (!isWanted || section === null) return;
    let wasInText = false;
    let current: KeptPlace | null = null;
    let saved = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const sight = lookAt(section);
      wasInText ||= sight.isInText;
      current = placeOf(sight, wasInText);
      if (current !== null) tell(current);
    };
    const save = (isBrowserLeaving = false) => {
      clearTimeout(timer);
      const written = JSON.stringify(current);
      if (current === null || written === saved) return;
      saved = written;
      keep(current, isBrowserLeaving);
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') return;
        look();
        save();
      }, restMs);
    };
    const move = () => {
      look();
      rest();
    };
    const leave = () => save(true);
    // A phone that puts the page away may never say more than that.
    const hide = () => (document.visibilityState === 'hidden' ? leave() : rest());
    rest();
    addEventListener('scroll', move, { passive: true });
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('scroll', move);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      save();
    };
  }, [text, isWanted]);
}

/**
 * What there is to keep. Whoever was led past the text, to what stands below it, has not read it; and a text that is in
 * sight from its beginning to its end is read without a move.
 */
function placeOf(sight: InSight, wasInText: boolean): KeptPlace | null {
  const { isBeginningInSight, isEndInSight } = sight;
  const isFinished = isEndInSight && (wasInText || isBeginningInSight);
  if (isFinished) return { ...(sight.place ?? beginning), isFinished };
  return sight.place !== null && wasInText ? { ...sight.place, isFinished } : null;
}

const beginning = { paragraph: 0, fraction: 0, paragraphStart: '' };
