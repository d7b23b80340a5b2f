export type PostError = 'post_untitled' | 'post_empty';

/** Null if the post can be published. A post with only a picture is not empty. */
export function findPostError({
  title,
  content,
}: {
  readonly title: string;
  readonly content: string;
}): PostError | null {
  if (title.trim() === '') return 'post_untitled';
  const text = content.replace(/<[^<>]*>/g, '').replaceAll(/&nbsp;|&#160;|\s/g, '');
  return text === '' && !content.includes('<img') ? 'post_empty' : null;
}
