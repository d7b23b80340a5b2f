import './preview.css';
import type { PostStatus } from '@wayfare/contracts/calls/post';
import { AsPhone, PreviewDialog } from '#app/editing/preview-dialog.tsx';
import { PostView } from '#app/reading/post-view.tsx';
import { SearchResult, SharedLink } from './as-strangers-see.tsx';
import type { PostFields } from './post-fields.ts';

interface PostPreviewProps {
  post: PostFields;
  status: PostStatus;
  onClose: () => void;
}

/** The post as readers see it, and as search engines and shared links show it. */
export function PostPreview({ post, status, onClose }: PostPreviewProps) {
  const page = (
    <PostView
      post={{ ...post, status }}
      heading={<p className="essay-title">{post.title || 'Untitled'}</p>}
    />
  );
  return (
    <PreviewDialog
      title="As readers will see it"
      className="text-dialog wide"
      forms={{
        Page: page,
        Phone: <AsPhone title="The page on a phone">{page}</AsPhone>,
        'Search result': <SearchResult post={post} />,
        'Shared link': <SharedLink post={post} />,
      }}
      onClose={onClose}
    />
  );
}
