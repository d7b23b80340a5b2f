import type { WriterProfile } from '@wayfare/contracts/calls/homily';

interface ByLineProps {
  author: string;
  /** Null if the author has no profile. */
  writer: WriterProfile | null;
}

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

/** Portrait or initials. */
export const Portrait = ({ name, portrait }: Pick<WriterProfile, 'name' | 'portrait'>) =>
  portrait === '' ? (
    <span className="face" aria-hidden="true">
      {toInitials(name)}
    </span>
  ) : (
    <img className="face" src={portrait} alt={`Portrait of ${name}`} width={64} height={64} loading="lazy" />
  );

/** First and last word. */
function toInitials(name: string): string {
  const words = name.split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('');
}
