import './post-editor.css';
import type { EditedPost } from '@wayfare/contracts/calls/blog';
import { useTitle } from '#app/member/page-hooks.ts';
import type { Asked } from '#app/member/use-query.ts';
import { NoPost } from '#app/reading/post-unavailable.tsx';
import { PostForm } from './post-form.tsx';

interface PostEditorProps extends Pick<Asked<EditedPost>, 'answer' | 'askAgain'> {
  /** '' while the address names none. */
  postId: string;
  /** Begun here, also once it is saved and goes on under its new address, with all that can be undone in it. */
  isNew: boolean;
  onMade: (postId: string) => void;
}

export function PostEditor({ postId, isNew, answer, askAgain, onMade }: PostEditorProps) {
  useTitle(postId === '' ? 'New post' : 'Edit post');
  if (isNew) return <PostForm key="new" opened={null} onMade={onMade} />;
  if (answer.status === 'asking') return <p className="lead">Opening the post...</p>;
  if (answer.status === 'known')
    return <PostForm key={postId} opened={{ postId, edited: answer.value }} onMade={() => {}} />;
  return <NoPost error={answer.error} onAgain={askAgain} />;
}
