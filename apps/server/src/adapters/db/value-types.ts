import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/** A date has no hour and no zone; as a `Date` it would move with the machine's own zone. */
const asText = (text: string) => text;

function asNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Too large for a number: ${text}`);
  return number;
}

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (format !== 'binary' && id === builtins.DATE) return asText;
    if (format !== 'binary' && id === builtins.INT8) return asNumber;
    return getTypeParser(id, format);
  },
};
