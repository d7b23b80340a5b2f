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
    <span className="portrait" aria-hidden="true">
      {toInitials(name)}
    </span>
  ) : (
    <img
      className="portrait"
      src={portrait}
      alt={`Portrait of ${name}`}
      width={64}
      height={64}
      loading="lazy"
    />
  );

/** First and last word. */
function toInitials(name: string): string {
  const parts = name.split(/\s+/);
  const ends = parts.length > 1 ? [parts.at(0), parts.at(-1)] : [parts[0]];
  return ends.map((part) => Array.from(part ?? '')[0]?.toUpperCase()).join('');
}
