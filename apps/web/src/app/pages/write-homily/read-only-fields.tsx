import { fieldNames, type TypedHomily } from './typed-homily.ts';

/** Some fields of a version, to be read and compared. */
export function ReadOnlyFields({
  typed,
  fields,
}: {
  typed: TypedHomily;
  fields: readonly (keyof TypedHomily)[];
}) {
  return (
    <dl className="version">
      {fields.map((field) => (
        <div key={field}>
          <dt>{fieldNames[field]}</dt>
          <dd>{typed[field] === '' ? <span className="soft">(empty)</span> : typed[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
