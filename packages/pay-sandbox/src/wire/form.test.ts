import { expect, test } from 'vitest';
import { readForm } from './form.ts';
import { Refusal } from './refusal.ts';

const plain = (text: string): unknown => JSON.parse(JSON.stringify(readForm(text)));

test.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['a[0][x]=1&a[1][x]=2', { a: { 0: { x: '1' }, 1: { x: '2' } } }],
  ['expand[]=x&expand[]=y', { expand: { 0: 'x', 1: 'y' } }],
  ['a[][x]=1&a[][x]=2', { a: { 0: { x: '1' }, 1: { x: '2' } } }],
  ['a%5Bb%5D=c%20d+e', { a: { b: 'c d e' } }],
  ['a=1&a=2', { a: '2' }],
])('%s becomes a tree', (text, tree) => {
  expect(plain(text)).toEqual(tree);
});

test.each([['a=1&a[b]=2'], ['a[b]=2&a=1'], ['a[b=1'], ['[a]=1'], ['=1'], ['a=%00']])(
  '%s is refused',
  (text) => {
    expect(() => readForm(text)).toThrow(Refusal);
  },
);

test('names of object prototypes are ordinary names', () => {
  const tree = readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(Object.keys(tree)).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});
