export type PostFault = 'post_untitled' | 'post_empty';

/** What readers would miss in this post; null where they may have it. A picture is something to look at, too. */
export function postFault({
  title,
  content,
}: {
  readonly title: string;
  readonly content: string;
}): PostFault | null {
  if (title.trim() === '') return 'post_untitled';
  const words = content.replace(/<[^<>]*>/g, '').replaceAll(/&nbsp;|&#160;|\s/g, '');
  return words === '' && !content.includes('<img') ? 'post_empty' : null;
}
