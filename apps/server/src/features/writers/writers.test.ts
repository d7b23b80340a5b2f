import { expect } from 'vitest';
import { test } from '../homily/testing/homily-test.ts';
import { createWriter, deleteWriter, findWriter, updateWriter } from './writer-queries.ts';

const date = '2026-11-20';
const ruth = { name: 'Ruth O’Hara', line: 'keeps bees.', portrait: '' };

test('a day shows the profile of its writer, or a plain name without one', async ({ site }) => {
  const { token } = await site.member({ groups: ['homily-admin'] });
  await site.publish(token, date, { author: 'ruth o’hara' });
  const told = async () => {
    const { author, writer } = (await site.call('GET', `/homilies/${date}`, { token })).json();
    return [author, writer];
  };
  expect(await told()).toEqual(['ruth o’hara', null]);
  expect(await createWriter(site.database, ruth, new Date())).toBe(true);
  expect(await createWriter(site.database, { ...ruth, name: 'RUTH O’HARA' }, new Date())).toBe(false);
  // The server is notified of changes.
  await expect.poll(told).toEqual(['ruth o’hara', ruth]);
  const portrait = 'images/0b7c9c0e-1111-4222-8333-444455556666/main.webp';
  await updateWriter(site.database, ruth.name, { ...ruth, portrait });
  await expect.poll(told).toEqual(['ruth o’hara', { ...ruth, portrait: `/media/${portrait}` }]);
  expect(await findWriter(site.database, ' Ruth  O’Ha\u0072a ')).not.toBeNull();
  await deleteWriter(site.database, 'Ruth o’hara');
  await expect.poll(told).toEqual(['ruth o’hara', null]);
  expect(await findWriter(site.database, '')).toBeNull();
});

test('author suggestions of homilies list the writers, then previous authors', async ({ site }) => {
  const { token } = await site.member({ groups: ['homily-admin'] });
  await site.publish(token, date, { author: 'Boaz Stern' });
  await site.publish(token, '2026-11-21', { author: 'RUTH O’HARA' });
  await createWriter(site.database, ruth, new Date());
  const offered = await site.call('GET', '/editor/authors', { token });
  expect(offered.json()).toEqual({ names: [ruth.name, 'Boaz Stern'] });
  const reader = await site.member({ isComplimentary: true });
  expect((await site.call('GET', '/editor/authors', reader)).statusCode).toBe(403);
});
