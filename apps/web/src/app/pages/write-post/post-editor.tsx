import '#app/editing/desk.css';
import './post-editor.css';
import { usePageTitle } from '#app/member/page-hooks.ts';
import type { Query } from '#app/member/use-query.ts';
import { GonePost, PostUnavailable } from '#app/reading/post-unavailable.tsx';
import type { OpenPost } from './load-post.ts';
import { PostForm } from './post-form.tsx';

interface PostEditorProps {
  isNew: boolean;
  query: Pick<Query<OpenPost>, 'state' | 'retry'>;
  onSaved: (postId: string) => void;
}

export function PostEditor({ isNew, query: { state, retry }, onSaved }: PostEditorProps) {
  usePageTitle(isNew ? 'New post' : 'Edit post');
  if (state.status === 'loading') return <p className="lead">Opening the post...</p>;
  if (state.status === 'error') return <PostUnavailable error={state.error} onRetry={retry} />;
  if (state.data.loaded.state === 'bin') return <GonePost />;
  return <PostForm key={state.data.postId} opened={state.data} onSaved={onSaved} />;
}
