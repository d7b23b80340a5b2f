import { Suspense, useState } from 'react';
import { SharingFields } from './lazy-dialogs.ts';
import type { PostEditing } from './use-post-editing.ts';

/** The sharing fields. Collapsed, because the defaults suit most posts. */
export function SharingSection({ editing }: { editing: PostEditing }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details onToggle={() => setIsOpened(true)}>
      <summary>Search and sharing</summary>
      <Suspense>{isOpened && <SharingFields editing={editing} />}</Suspense>
    </details>
  );
}
