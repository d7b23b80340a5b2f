import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each<[string, string]>([
  ['Ruth', 'R'],
  ['ruth adler', 'RA'],
  ['  Ruth   Anna Adler ', 'RA'],
  ['Élodie de Foucauld', 'ÉD'],
  ['𝒜da', '𝒜'],
  ['', ''],
  ['   ', ''],
])('%j has the initials %j', (name, initials) => expect(getInitials(name)).toBe(initials));
