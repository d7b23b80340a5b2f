import type { Post } from '@wayfare/contracts/calls/post';
import { findSlugError } from '@wayfare/contracts/rules/slug';
import { blogPaths } from '#paths.ts';

interface AddressNoteProps {
  /** As it was saved last. */
  post: Post | null;
  /** As it would be saved now. */
  slug: string;
}

/** Told before a slug is saved: what becomes of the address that readers know. */
export function AddressNote({ post, slug }: AddressNoteProps) {
  const note = post === null ? null : addressNote(post, slug);
  return <div aria-live="polite">{note !== null && <p className="hint">{note}</p>}</div>;
}

export function addressNote(
  { slug: saved, status, formerSlugs = [] }: Pick<Post, 'slug' | 'status' | 'formerSlugs'>,
  slug: string,
): string | null {
  if (slug === saved || findSlugError(slug) !== null) return null;
  const isKnown = status === 'PUBLISHED' || formerSlugs.includes(saved);
  const notes = [
    formerSlugs.includes(slug) && `It was at ${blogPaths.post(slug)} before, and goes back there.`,
    isKnown && `The old address, ${blogPaths.post(saved)}, will lead here.`,
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : notes.join(' ');
}
