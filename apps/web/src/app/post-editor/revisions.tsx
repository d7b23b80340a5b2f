import { listRevisions, openRevision } from '@wayfare/contracts/calls/blog';
import type { Post, PostRevision } from '@wayfare/contracts/calls/post';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { reasonOf } from '#app/blog/reason-of.ts';
import { useMember } from '#app/member.tsx';
import { withTokenHere } from '#app/with-token.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';

interface RevisionsProps {
  postId: string;
  onRestore: (post: Post) => void;
}

interface Opened {
  readonly revision: PostRevision;
  readonly post: Post;
}

/** Every save of this post, to look at and to take up again. */
export function Revisions({ postId, onRestore }: RevisionsProps) {
  const { config } = useMember();
  const [found, setFound] = useState<readonly PostRevision[] | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function tell<T>(asked: Promise<T>, show: (answer: T) => void) {
    setTrouble(null);
    try {
      show(await asked);
    } catch (error) {
      setTrouble(reasonOf(error));
    }
  }

  const list = () =>
    tell(
      withTokenHere(config, (token) => call(listRevisions, { params: { postId } }, { config, token })),
      setFound,
    );
  const open = (number: number) =>
    tell(
      withTokenHere(config, (token) =>
        call(openRevision, { params: { postId, number: String(number) } }, { config, token }),
      ),
      setOpened,
    );

  return (
    <details className="revisions" onToggle={({ currentTarget }) => currentTarget.open && void list()}>
      <summary>Earlier versions</summary>
      {trouble !== null && <Alert>{trouble}</Alert>}
      <ol className="plain">
        {(found ?? []).map((revision) => (
          <li key={revision.number}>
            <span>
              {new Date(revision.savedAt).toLocaleString('en-US', {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
              {revision.savedBy !== '' && `, ${revision.savedBy}`}
              {revision.status === 'DRAFT' ? ', draft' : ', published'}
            </span>
            <button className="quiet" type="button" onClick={() => void open(revision.number)}>
              Look<span className="vh"> at version {revision.number}</span>
            </button>
          </li>
        ))}
      </ol>
      {opened && (
        <PreviewDialog
          title={`Version ${opened.revision.number}`}
          post={opened.post}
          status={opened.revision.status}
          onClose={() => setOpened(null)}
        >
          <div className="row">
            <Button
              onClick={() => {
                onRestore(opened.post);
                setOpened(null);
              }}
            >
              Restore this version
            </Button>
            <span className="hint">
              It comes into the editor; nothing changes for readers until you save.
            </span>
          </div>
        </PreviewDialog>
      )}
    </details>
  );
}
