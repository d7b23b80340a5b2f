import type { Parameter } from '@wayfare/postgres/db';

/** The field `gospelText` is in the column `gospel_text`. */
const toColumn = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Parts of SQL for the columns of `fields`. `renamed` has the columns that are not named like their field. */
export function columnsOf<Field extends string>(
  fields: readonly Field[],
  renamed: Partial<Record<Field, string>> = {},
) {
  const join = (write: (column: string, field: Field) => string): string =>
    fields.map((field) => write(renamed[field] ?? toColumn(field), field)).join(', ');
  return {
    join,
    list: join((column) => column),
    selected: join((column, field) => `${column} as "${field}"`),
    excluded: join((column) => `${column} = excluded.${column}`),
    /** Numbered from `first`. */
    parameters: (first: number): string => fields.map((_, at) => `$${first + at}`).join(', '),
    values: (row: Readonly<Record<Field, Parameter>>): Parameter[] => fields.map((field) => row[field]),
  };
}
