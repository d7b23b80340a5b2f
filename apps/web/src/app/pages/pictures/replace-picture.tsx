import { replacePicture, type StoredPicture } from '@wayfare/contracts/calls/picture';
import { finishUploadTimeoutMs } from '@wayfare/contracts/calls/upload';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { countOf } from '#app/editing/pictures/picture-list.tsx';
import { PictureFile } from '#app/editing/pictures/picture-source.tsx';
import { useMember } from '#app/member/member.tsx';

interface ReplacePictureProps {
  picture: StoredPicture;
  onReplaced: (picture: StoredPicture) => void;
}

/** Choosing a file replaces the picture everywhere, so the hint says so first. */
export function ReplacePicture({ picture, onReplaced }: ReplacePictureProps) {
  const { config } = useMember();
  return (
    <PictureFile
      isReplacement
      label="Put another file in its place"
      hint={`As soon as you choose it, it is in ${countOf(picture.usedIn.length, 'post')} instead of this one, also for readers. What the posts say beside it stays.`}
      onUploaded={async ({ key }) => {
        const input = { params: { pictureId: picture.id }, body: { key } };
        onReplaced(
          await withToken(config, (token) =>
            call(replacePicture, input, { config, token, timeoutMs: finishUploadTimeoutMs }),
          ),
        );
      }}
    />
  );
}
