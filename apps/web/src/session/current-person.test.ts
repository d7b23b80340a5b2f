import { expect, test } from 'vitest';
import { currentPerson, setCurrentPerson } from './current-person.ts';

test('a reference to the current person returns the latest values', () => {
  setCurrentPerson({ sub: 'ruth', name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  const person = currentPerson;
  expect(person).toEqual({ sub: 'ruth', name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  setCurrentPerson({ sub: 'ruth', name: 'Naomi', email: 'ruth@example.org', groups: [] });
  expect(person).toEqual({ sub: 'ruth', name: 'Naomi', email: 'ruth@example.org', groups: [] });
});
