import * as z from 'zod/mini';

const blogPreview = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  date: z.string(),
  heroImageUrl: z.string(),
  previewImageUrl: z.string(),
});
export type BlogPreview = z.infer<typeof blogPreview>;

/** The content of `/blogPreviews.json`. */
export const blogPreviews = z.array(blogPreview);
