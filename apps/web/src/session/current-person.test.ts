import { expect, test } from 'vitest';
import { currentPerson, setCurrentPerson } from './current-person.ts';

test('whoever holds on to the person reads what was heard of them last', () => {
  setCurrentPerson({ sub: 'ruth', name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  const held = currentPerson;
  expect(held).toEqual({ sub: 'ruth', name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  setCurrentPerson({ sub: 'ruth', name: 'Naomi', email: 'ruth@example.org', groups: [] });
  expect(held).toEqual({ sub: 'ruth', name: 'Naomi', email: 'ruth@example.org', groups: [] });
});
