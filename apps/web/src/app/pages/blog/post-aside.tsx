// Without hooks: shell/early-post.tsx renders it without React, before the app has loaded.
import type { PostDetail } from '@wayfare/contracts/calls/post';
import { estimateReadingMinutes } from '@wayfare/contracts/rules/reading-minutes';
import type { ReactNode } from 'react';
import { blogPaths } from '#paths.ts';
import { ReadingMinutes } from '#texts/reading-minutes.tsx';

interface PostAsideProps {
  post: Pick<PostDetail, 'id' | 'content'>;
  bookmark: ReactNode;
  isEditable: boolean;
  Link: (props: { to: string; children: ReactNode }) => ReactNode;
}

/** Beside or above the text. */
export const PostAside = ({ post, bookmark, isEditable, Link }: PostAsideProps) => (
  <>
    <ReadingMinutes minutes={estimateReadingMinutes(stripTags(post.content))} />
    {bookmark}
    <Link to={blogPaths.list}>All posts</Link>
    {isEditable && <Link to={blogPaths.edit(post.id)}>Edit Post</Link>}
  </>
);

const stripTags = (html: string): string => html.replace(/<[^<>]*>/g, ' ').trim();
