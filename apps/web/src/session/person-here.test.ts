import { expect, test } from 'vitest';
import { hearOf, personHere } from './person-here.ts';

test('whoever holds on to the person reads what was heard of them last', () => {
  hearOf({ name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  const held = personHere;
  expect(held).toEqual({ name: 'Ruth', email: 'ruth@example.org', groups: ['blog-admin'] });
  hearOf({ name: 'Naomi', email: 'ruth@example.org', groups: [] });
  expect(held).toEqual({ name: 'Naomi', email: 'ruth@example.org', groups: [] });
});
