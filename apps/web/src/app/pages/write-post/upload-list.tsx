import '#app/editing/pictures/pictures.css';
import { QuietButton } from '#ui/link-button.tsx';
import type { Upload } from './uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onAgain: (id: string) => void;
  onCancel: (id: string) => void;
}

/** What can be done about the pictures that are not there yet. How far they are is said beside the text. */
export const UploadList = ({ uploads, onAgain, onCancel }: UploadListProps) => (
  <ul className="plain uploads" aria-label="Pictures on their way">
    {uploads.map(({ id, file: { name }, state }) => (
      <li key={id} className="upload">
        <span>{name}</span>
        {state.status === 'failed' ? (
          <>
            <span className="error">{state.message}</span>
            <QuietButton onClick={() => onAgain(id)}>
              Try again<span className="vh"> to upload {name}</span>
            </QuietButton>
          </>
        ) : (
          <progress aria-label={`Uploading ${name}`} value={state.status === 'sending' ? state.part : 0} />
        )}
        <QuietButton onClick={() => onCancel(id)}>
          {state.status === 'failed' ? 'Leave out' : 'Cancel'}
          <span className="vh"> {name}</span>
        </QuietButton>
      </li>
    ))}
  </ul>
);
