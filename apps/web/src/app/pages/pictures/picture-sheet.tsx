import {
  deletePicture,
  maxPictureLengths,
  type PictureDescription,
  type PictureUse,
  type StoredPicture,
} from '@wayfare/contracts/calls/picture';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toErrorReason, toFailureMessage } from '#api/failure-message.ts';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { countOf, isInPlace } from '#app/editing/pictures/picture-list.tsx';
import { LoadError } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { blogPaths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { submit } from '#ui/form.ts';
import { QuietButton } from '#ui/link-button.tsx';
import { longDate } from '#ui/long-date.ts';
import { TextField } from '#ui/text-field.tsx';
import { useStatus } from '#ui/use-status.tsx';
import { ReplacePicture } from './replace-picture.tsx';

type OpenedPicture = StoredPicture & { readonly revisionCount: number };

interface PictureSheetProps {
  pictureId: string;
  load: () => Promise<OpenedPicture>;
  /** Null if nothing was written since the last save. */
  unsaved: PictureDescription | null;
  onWrite: (description: PictureDescription) => void;
  onSave: () => Promise<void>;
  onReplaced: (picture: StoredPicture) => void;
  onDeleted: () => void;
  onClose: () => void;
}

export function PictureSheet({ pictureId, load, onClose, ...rest }: PictureSheetProps) {
  const { state, retry } = useQuery(pictureId, load);
  // Here, because another picture in its place mounts another editor.
  const status = useStatus();
  const isClosed = useRef(false);

  /** `Dialog` calls it for the events `cancel` and `close`. */
  function close() {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  }

  return (
    <Dialog title="Picture" className="wide" onClose={close}>
      {state.status === 'loading' && <p className="soft">Looking it up...</p>}
      {state.status === 'error' && <LoadError onRetry={retry}>{toErrorReason(state.error)}</LoadError>}
      {state.status === 'success' && (
        <PictureEditor key={pictureId} picture={state.data} status={status} {...rest} />
      )}
    </Dialog>
  );
}

interface PictureEditorProps extends Omit<PictureSheetProps, 'pictureId' | 'load' | 'onClose'> {
  picture: OpenedPicture;
  status: ReturnType<typeof useStatus>;
}

function PictureEditor({
  picture,
  unsaved,
  status,
  onWrite,
  onSave,
  onReplaced,
  onDeleted,
}: PictureEditorProps) {
  const { callApi } = useMember();
  const [saved, setSaved] = useState<PictureDescription>(picture);
  const [isDeleting, setIsDeleting] = useState(false);
  const { alt, credit, license } = unsaved ?? saved;
  const description = { alt, credit, license };
  const inPlace = picture.usedIn.filter(isInPlace);

  function write(some: Partial<PictureDescription>) {
    status.setMessage(null);
    onWrite({ ...description, ...some });
  }

  async function save() {
    if (!status.start()) return;
    try {
      await onSave();
      setSaved(description);
      status.report(withCheckMark('Saved.'));
    } catch (error) {
      status.report(toFailureMessage(error));
    }
  }

  return (
    <div className="picture-sheet">
      <div className="flow">
        <img
          className="whole-picture"
          src={picture.url}
          srcSet={picture.webp || undefined}
          sizes="(min-width: 48rem) 30rem, 90vw"
          width={picture.width}
          height={picture.height}
          alt={saved.alt}
        />
        <p className="hint">{describeFile(picture)}</p>
      </div>
      <form className="form" noValidate onSubmit={(event) => submit(event, save)}>
        <TextField
          label="What it shows"
          maxLength={maxPictureLengths.alt}
          value={alt}
          onText={(text) => write({ alt: text })}
          hint="For people who cannot see it. Offered wherever you put the picture; posts that have it keep their own words."
        />
        <TextField
          label="Who made it"
          maxLength={maxPictureLengths.credit}
          value={credit}
          onText={(text) => write({ credit: text })}
          hint="Shown with a hero image, and offered as the caption in a text. For example: Photograph by Ruth Field."
        />
        <TextField
          label="License"
          maxLength={maxPictureLengths.license}
          value={license}
          onText={(text) => write({ license: text })}
          hint="Under which terms you may show it. For those who write; readers don’t see it."
        />
        {status.line}
        <Button isBusy={status.isBusy} busyText="Saving...">
          Save
        </Button>
      </form>
      <section className="flow" aria-labelledby="where-used">
        <h3 id="where-used">Where it is used</h3>
        <Uses uses={picture.usedIn} />
        {picture.revisionCount > 0 && (
          <p className="hint">And in {countOf(picture.revisionCount, 'older version')} of posts.</p>
        )}
      </section>
      <section className="flow" aria-labelledby="change-it">
        <h3 id="change-it">Replace or delete it</h3>
        {picture.usedIn.length > 0 && (
          <ReplacePicture
            picture={picture}
            onReplaced={(other) => {
              status.setMessage(
                withCheckMark(`The new picture is in ${countOf(other.usedIn.length, 'post')} now.`),
              );
              onReplaced(other);
            }}
          />
        )}
        {inPlace.length > 0 ? (
          <p className="hint">
            It cannot be deleted while a post uses it. Replace it, or take it out there first.
          </p>
        ) : (
          <p>
            <QuietButton onClick={() => setIsDeleting(true)}>Delete this picture</QuietButton>
          </p>
        )}
      </section>
      {isDeleting && (
        <Confirm
          title="Delete this picture?"
          verb="Delete"
          act={async () => {
            await callApi(deletePicture, { params: { pictureId: picture.id } });
            onDeleted();
            return null;
          }}
          onClose={() => setIsDeleting(false)}
        >
          {describeUses(picture.usedIn, picture.revisionCount).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>It is gone for good, and cannot be brought back.</p>
        </Confirm>
      )}
    </div>
  );
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  if (uses.length === 0) return <p className="soft">No post uses it.</p>;
  return (
    <ul className="plain">
      {uses.map(({ postId, title, state }) => (
        <li key={postId}>
          <Link to={state === 'bin' ? blogPaths.bin : blogPaths.edit(postId)}>{title || 'Untitled'}</Link>,{' '}
          {state === 'bin' ? 'in the bin' : state}
        </li>
      ))}
    </ul>
  );
}

/** 'door.png, 1,000 × 600, added November 21, 2026' */
const describeFile = ({ fileName, width, height, addedAt }: StoredPicture): string =>
  [
    fileName,
    `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`,
    `added ${longDate(addedAt.slice(0, 10))}`,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** One sentence for each place that would lose the picture. */
function describeUses(usedIn: readonly PictureUse[], revisionCount: number): string[] {
  const binned = usedIn.map(({ title }) => (title === '' ? 'a post without a title' : `“${title}”`));
  const toSentence = (place: string, count: number) =>
    `${place}: if restored, ${count === 1 ? 'it' : 'they'} will have no picture there.`;
  const sentences = [
    binned.length > 0 && toSentence(`In the bin it is in ${binned.join(', ')}`, binned.length),
    revisionCount > 0 &&
      toSentence(`It is in ${countOf(revisionCount, 'older version')} of posts`, revisionCount),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences : ['No post would miss it.'];
}
