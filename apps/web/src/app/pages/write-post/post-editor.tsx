import './post-editor.css';
import type { EditedPost } from '@wayfare/contracts/calls/blog';
import { usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { PostUnavailable } from '#app/reading/post-unavailable.tsx';
import { PostForm } from './post-form.tsx';

interface PostEditorProps extends Pick<Query<EditedPost>, 'state' | 'retry'> {
  /** '' while the address names none. */
  postId: string;
  /** Begun here, also once it is saved and goes on under its new address, with all that can be undone in it. */
  isNew: boolean;
  onMade: (postId: string) => void;
}

export function PostEditor({ postId, isNew, state, retry, onMade }: PostEditorProps) {
  usePageTitle(postId === '' ? 'New post' : 'Edit post');
  if (isNew) return <PostForm key="new" opened={null} onMade={onMade} />;
  if (state.status === 'loading') return <p className="lead">Opening the post...</p>;
  if (state.status === 'success')
    return <PostForm key={postId} opened={{ postId, edited: state.data }} onMade={() => {}} />;
  return <PostUnavailable error={state.error} onRetry={retry} />;
}
