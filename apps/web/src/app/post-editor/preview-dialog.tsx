import type { Post, PostStatus } from '@wayfare/contracts/calls/post';
import type { ReactNode } from 'react';
import { PostView } from '#app/blog/post-view.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { PostFields } from './post-fields.ts';

interface PreviewDialogProps {
  title: string;
  post: PostFields | Post;
  status: PostStatus;
  onClose: () => void;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A post as its readers will see it. */
export function PreviewDialog({ title, post, status, onClose, children }: PreviewDialogProps) {
  return (
    <Dialog title={title} className="leaflet wide" onClose={onClose}>
      {children}
      <PostView
        post={{ ...post, status }}
        heading={<p className="essay-title">{post.title || 'Untitled'}</p>}
      />
    </Dialog>
  );
}
