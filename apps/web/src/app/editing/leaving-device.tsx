import { createPortal } from 'react-dom';
import { longDate } from '#ui/long-date.ts';
import { openEditors } from '../member/open-editors.ts';
import { deleteNoteDrafts, listNoteRefs } from '../offline/pending-notes.ts';
import { Confirm } from './confirm-dialog.tsx';
import { forgetRecordings, listPendingRecordings } from './pending-recordings.ts';
import { deleteLocalTexts, findTitle, type ListedLocalText, listLocalTexts } from './session/local-texts.ts';

/** The maximum wait for the last save of the open editors. */
const saveTimeoutMs = 3_000;

/** Saves open editors once more, then describes everything of `owner` that only this device has. */
export async function findUnsaved(owner: string): Promise<readonly string[]> {
  const saving = Promise.allSettled([...openEditors].map(({ flush }) => flush()));
  const timeout = new Promise((resolve) => setTimeout(resolve, saveTimeoutMs));
  await Promise.race([saving, timeout]);
  const texts = await listLocalTexts(owner).catch(() => []);
  const recordings = await listPendingRecordings(owner).catch(() => []);
  return [
    ...texts.map(describeText),
    ...listNoteRefs(owner).map(({ kind, ref }) =>
      kind === 'post' ? 'a note at a post' : `a note at the homily of ${longDate(ref)}`,
    ),
    ...recordings.map(({ date }) => `the recording of ${longDate(date)}`),
    ...([...openEditors].some(({ isSafe }) => !isSafe()) ? ['what is open on this page'] : []),
  ];
}

function describeText(text: ListedLocalText): string {
  if (text.kind === 'homily') return `the homily of ${longDate(text.ref)}`;
  const title = findTitle(text);
  return title === '' ? 'a post without a title' : `the post “${title}”`;
}

/** Deletes everything that `owner` typed from this device. Without storage there is nothing to delete. */
export async function forgetTexts(owner: string): Promise<void> {
  for (const { abandon } of openEditors) abandon();
  await deleteLocalTexts(owner).catch(() => {});
  deleteNoteDrafts(owner);
  await forgetRecordings(owner).catch(() => {});
}

interface LogOutDialogProps {
  /** For the person to read. */
  unsaved: readonly string[];
  onLeave: () => void;
  onClose: () => void;
}

/** Outside of the menu that it is opened from, which closes. */
export function LogOutDialog({ unsaved, onLeave, onClose }: LogOutDialogProps) {
  function stay() {
    onClose();
    // On a phone the button that was pressed went with its sheet.
    const here = document.activeElement;
    if (here === document.body || here?.checkVisibility() === false)
      document.querySelector<HTMLElement>('[popovertarget="account-menu"]')?.focus();
  }
  return createPortal(
    <Confirm
      title="Some of your words are not saved"
      verb="Log out and lose them"
      act={async () => {
        onLeave();
        return null;
      }}
      refusal="Stay"
      isRefusalMain
      onClose={stay}
    >
      <p>Only this device has them, and logging out takes them away:</p>
      <ul>
        {unsaved.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>If you stay, you can save them first, or copy them.</p>
    </Confirm>,
    document.body,
  );
}
