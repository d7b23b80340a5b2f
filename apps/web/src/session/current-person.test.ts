import { expect, test } from 'vitest';
import { currentPerson, setCurrentPerson } from './current-person.ts';

test('whoever holds on to the person reads what was heard of them last', () => {
  setCurrentPerson({ name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  const held = currentPerson;
  expect(held).toEqual({ name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  setCurrentPerson({ name: 'Naomi', email: 'ruth@example.org', groups: [] });
  expect(held).toEqual({ name: 'Naomi', email: 'ruth@example.org', groups: [] });
});
