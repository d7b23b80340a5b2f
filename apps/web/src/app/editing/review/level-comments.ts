import type { CommentTarget } from '@wayfare/contracts/calls/comments';
import { findAnchor } from '@wayfare/contracts/rules/anchor';
import { setHighlight } from '#app/reading/text-ranges.ts';
import { writtenParts } from './written-parts.ts';

const gap = 12;
const delayMs = 250;
const highlightName = 'comments';

/**
 * Keeps each child of `list` level with the words of its target, or below the one before it. Without a target, or if its
 * words are gone, it is at the top. Children after those of `placed` are at the end. Returns a function that stops.
 */
export function levelComments(
  list: HTMLElement,
  placed: readonly { readonly target: CommentTarget | null }[],
): () => void {
  const paper = document.querySelector('.frame-paper');
  const pins = [...document.querySelectorAll<HTMLElement>('.comment-pin')];
  const items = [...list.children].filter((child) => child instanceof HTMLElement);

  function place(): void {
    const parts = writtenParts();
    const places = placed.map(({ target }) => {
      const part = target && parts.find((each) => each.part === target.part);
      const range = target && part ? findAnchor(part.text, target.anchor) : null;
      return part && range && part.locate(range.from, range.to);
    });
    setHighlight(
      highlightName,
      places.filter((each) => each instanceof Range),
    );
    const paperTop = paper?.getBoundingClientRect().top ?? 0;
    let pinsEnd = 0;
    for (const [index, pin] of pins.entries()) {
      // The comment that is being written is the first place, and has no pin.
      const place = places[index + 1]?.getBoundingClientRect();
      pin.style.top = '';
      if (!place) continue;
      const top = Math.max(pinsEnd, place.top - paperTop);
      pin.style.top = `${top}px`;
      pinsEnd = top + pin.offsetHeight;
    }
    // The other tab is open, or the sheet of a phone is closed.
    if (list.offsetParent === null) return;
    const start = list.getBoundingClientRect().top;
    const boxes = items.map((item, index) => ({
      item,
      height: item.offsetHeight,
      wanted:
        index < places.length ? (places[index]?.getBoundingClientRect().top ?? start) - start : Infinity,
    }));
    let end = 0;
    for (const { item, height, wanted } of boxes.toSorted((one, other) => one.wanted - other.wanted)) {
      const top = wanted === Infinity ? end : Math.max(end, wanted);
      item.style.top = `${top}px`;
      end = top + height + gap;
    }
    list.style.setProperty('--list-height', `${end}px`);
  }

  place();
  // Not with each letter.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      place();
    }, delayMs);
  });
  const sizes = new ResizeObserver(place);
  if (paper) changes.observe(paper, { childList: true, characterData: true, subtree: true });
  for (const element of [...items, ...document.querySelectorAll('.frame-paper .text-editor')])
    sizes.observe(element);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    sizes.disconnect();
    setHighlight(highlightName, []);
  };
}
