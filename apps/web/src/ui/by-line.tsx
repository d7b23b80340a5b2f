import type { WriterProfile } from '@wayfare/contracts/calls/homily';

interface ByLineProps {
  author: string;
  /** Null where nothing is told of the author. */
  writer: WriterProfile | null;
}

/** Who wrote what was read: a name, and what readers are told of whoever bears it. */
export const ByLine = ({ author, writer }: ByLineProps) =>
  writer === null ? (
    <p className="by">
      By <strong>{author}</strong>
    </p>
  ) : (
    <div className="by">
      <Portrait {...writer} />
      <p>
        By <strong>{writer.name}</strong>
        <br />
        <span className="soft">{writer.line}</span>
      </p>
    </div>
  );

/** A portrait, or the letters that the name begins with. The name stands beside it. */
export const Portrait = ({ name, portrait }: Pick<WriterProfile, 'name' | 'portrait'>) =>
  portrait === '' ? (
    <span className="face" aria-hidden="true">
      {toInitials(name)}
    </span>
  ) : (
    <img className="face" src={portrait} alt={`Portrait of ${name}`} width={64} height={64} loading="lazy" />
  );

/** Of the first word and the last. */
function toInitials(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('');
}
