import { emptyHomily, type HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { expect, test } from 'vitest';
import { dailyHomilyMail } from './daily-homily.tsx';
import { homiliesMissingMail } from './homilies-missing.tsx';
import { buildMailFacts } from './testing/mail-facts.ts';
import { addressesIn, linksIn, twinsOf } from './testing/read-mail.ts';

const facts = buildMailFacts();
const stopLink = 'https://wayfare.example/u/the-mark';
const content: HomilyContent = {
  ...emptyHomily,
  title: 'The God of people with names',
  book: 'Luke',
  chapter: 20,
  verse: '27-40',
  gospelText: 'Some of the Sadducees came to him.\nThey asked him a question.',
  source: 'World English Bible (public domain)',
  copyright: '© nobody',
  homilyText: 'Cleverness is a comfortable place to stand.\n\nWe know the place.',
};
const write = (overrides: Partial<HomilyContent> = {}) =>
  dailyHomilyMail(facts, {
    date: '2026-11-21',
    day: { celebration: 'The Presentation of the Blessed Virgin Mary' },
    content: { ...content, ...overrides },
    stopLink,
  });

test('both twins say the day, the Gospel with its source, the reflection and who sends it', () => {
  for (const words of twinsOf(write())) {
    for (const said of [
      'Saturday, November 21, 2026',
      'The Presentation of the Blessed Virgin Mary',
      'The God of people with names',
      'Luke 20:27-40',
      'Some of the Sadducees came to him. They asked him a question.',
      'World English Bible (public domain) · © nobody',
      'Cleverness is a comfortable place to stand. We know the place.',
      '1 Hill Street, New York, NY 10001',
    ])
      expect(words).toContain(said);
  }
});

test('its links lead to the day, to the choice, and to the end of the mails; nothing is fetched, and nobody is followed', () => {
  const { html, text } = write();
  const wanted = [
    'https://wayfare.example/dashboard/homilies/2026-11-21',
    'https://wayfare.example/homily-email-unsubscribe',
    stopLink,
  ];
  for (const links of [linksIn(html), addressesIn(text)]) {
    expect(links.filter((link) => wanted.includes(link)).toSorted()).toEqual(wanted.toSorted());
    for (const link of links)
      expect(link).toMatch(/^(https:\/\/wayfare\.example\/|mailto:help@wayfare\.example$)/);
  }
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import/);
});

test.each([
  ['<script>alert(1)</script>', '</title><script>alert(1)</script>'],
  ['"><img src=x onerror=alert(1)>', "'; x: url(https://evil.example)"],
])('what an editor writes stays text: %s %s', (one, other) => {
  const mail = write({
    title: one,
    gospelText: other,
    source: one,
    homilyText: `${one}\n${other}`,
    verse: other,
  });
  expect(mail.html).not.toMatch(/<script|<img/);
  for (const words of twinsOf(mail)) expect(words).toContain(one);
});

test('a subject is one line that is not too long', () => {
  expect(write().subject).toBe('The God of people with names · Luke 20:27-40');
  expect(write({ title: '' }).subject).toBe('The Presentation of the Blessed Virgin Mary · Luke 20:27-40');
  const { subject } = write({ title: `Peace\r\nBcc: eve@example.net ${'x'.repeat(300)}` });
  expect(subject.length).toBeLessThanOrEqual(160);
  expect(subject).not.toMatch(/[\r\n]/);
});

test('a draft without anything in it is a mail all the same', () => {
  const mail = dailyHomilyMail(facts, {
    date: '2026-11-21',
    day: { celebration: 'Saturday' },
    content: emptyHomily,
    stopLink,
  });
  expect(mail.subject).toBe('Saturday');
  expect(mail.html).not.toContain('<h2');
  expect(mail.text).toContain(stopLink);
});

test('editors are told which days are missing, in words', () => {
  const mail = homiliesMissingMail(facts, { name: 'Ruth', dates: ['2026-11-23', '2026-11-25'] });
  expect(mail.subject).toBe('No homily yet for Monday, November 23, 2026');
  for (const words of twinsOf(mail)) {
    expect(words).toContain('Dear Ruth,');
    expect(words).toContain('2 of the next days have no homily that is published:');
    expect(words).toContain('Wednesday, November 25, 2026');
  }
  const one = homiliesMissingMail(facts, { dates: ['2026-11-23'] });
  for (const words of twinsOf(one)) expect(words).toContain('One of the next days has no homily');
});
