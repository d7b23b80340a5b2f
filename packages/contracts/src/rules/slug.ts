export const maxSlugLength = 100;

export const slugMessages = {
  required: 'Slug is required.',
  malformed: `A slug has small letters, digits and single hyphens between them, ${maxSlugLength} at most.`,
  reserved: 'This slug is kept for the editor. Please choose another.',
} as const;

/** Other routes below `/dashboard/blog`. */
const reserved = new Set(['edit']);

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A message for the writer; null if the slug is valid. */
export function findSlugError(slug: string): string | null {
  if (slug === '') return slugMessages.required;
  if (slug.length > maxSlugLength || !pattern.test(slug)) return slugMessages.malformed;
  return reserved.has(slug) ? slugMessages.reserved : null;
}

/** '' if the title has no usable letters. */
export function toSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    // Escaped because TypeScript 7.0.2 never finishes with a literal curly apostrophe in this class.
    .replace(/[\p{Mn}'\u2019]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '');
  return reserved.has(slug) ? `${slug}-post` : slug;
}
