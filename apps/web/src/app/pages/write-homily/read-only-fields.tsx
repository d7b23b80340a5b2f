import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { listFields } from './homily-kind.ts';

/** A version to read. */
export const ReadOnlyFields = ({ content }: { readonly content: HomilyContent }) => (
  <dl className="version">
    {listFields(content).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{text === '' ? <span className="soft">(empty)</span> : text}</dd>
      </div>
    ))}
  </dl>
);
