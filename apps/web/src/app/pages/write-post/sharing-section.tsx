import { Suspense, useState } from 'react';
import { SharingFields } from './lazy-dialogs.ts';
import type { PostEditing } from './use-post-editing.ts';

/** What search engines and shared links say of the post: folded away, for most posts do well with the usual. */
export function SharingSection({ editing }: { editing: PostEditing }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details onToggle={() => setIsOpened(true)}>
      <summary>Search and sharing</summary>
      <Suspense>{isOpened && <SharingFields editing={editing} />}</Suspense>
    </details>
  );
}
