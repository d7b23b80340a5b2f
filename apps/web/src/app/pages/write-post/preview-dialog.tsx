import './preview.css';
import type { PostStatus } from '@wayfare/contracts/calls/post';
import { useState } from 'react';
import { AsPhone } from '#app/editing/as-phone.tsx';
import { PostView } from '#app/reading/post-view.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Segments } from '#ui/segments.tsx';
import { SearchResult, SharedLink } from './as-strangers-see.tsx';
import type { PostFields } from './post-fields.ts';

interface PreviewDialogProps {
  title: string;
  post: PostFields;
  status: PostStatus;
  onClose: () => void;
}

const forms = { page: 'Page', phone: 'Phone', search: 'Search result', link: 'Shared link' } as const;
type Form = keyof typeof forms;
const formNames = ['page', 'phone', 'search', 'link'] as const satisfies readonly Form[];

/** The post as readers see it, and as search engines and shared links show it. */
export function PreviewDialog({ title, post, status, onClose }: PreviewDialogProps) {
  const [form, setForm] = useState<Form>('page');
  const page = (
    <PostView
      post={{ ...post, status }}
      heading={<p className="essay-title">{post.title || 'Untitled'}</p>}
    />
  );
  return (
    <Dialog title={title} className="text-dialog wide" onClose={onClose}>
      <fieldset className="preview-forms">
        <legend className="vh">Shown as</legend>
        <Segments
          name="preview-form"
          options={formNames}
          value={form}
          onChange={setForm}
          label={(name) => forms[name]}
        />
      </fieldset>
      {form === 'page' && page}
      {form === 'phone' && <AsPhone title="The page on a phone">{page}</AsPhone>}
      {form === 'search' && <SearchResult post={post} />}
      {form === 'link' && <SharedLink post={post} />}
    </Dialog>
  );
}
