export const slugMaxLength = 100;

export const slugMessages = {
  required: 'Slug is required.',
  malformed: `A slug has small letters, digits and single hyphens between them, ${slugMaxLength} at most.`,
  reserved: 'This slug is kept for the editor. Please choose another.',
} as const;

/** Below `/dashboard/blog` these lead elsewhere. */
const reserved = new Set(['edit']);

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What is wrong with a slug, in words for its writer; null where nothing is. */
export function slugFault(slug: string): string | null {
  if (slug === '') return slugMessages.required;
  if (slug.length > slugMaxLength || !shape.test(slug)) return slugMessages.malformed;
  return reserved.has(slug) ? slugMessages.reserved : null;
}

/** The slug that a title suggests; empty where its letters give none. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    // Both apostrophes. The curled one is spelt out: TypeScript 7.0.2 never finishes with it in such a class.
    .replace(/[\p{Mn}'\u2019]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-|-$/g, '');
  return reserved.has(slug) ? `${slug}-post` : slug;
}
