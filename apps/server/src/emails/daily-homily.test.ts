import { emptyHomily, type HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { expect, test } from 'vitest';
import { dailyHomilyMail } from './daily-homily.tsx';
import type { DailyHomily } from './daily-text.ts';
import { homiliesMissingMail } from './homilies-missing.tsx';
import { buildMailData } from './testing/mail-data.ts';
import { addressesIn, bothTexts, linksIn } from './testing/read-mail.ts';

const mailData = buildMailData();
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
const write = (
  overrides: Partial<HomilyContent> = {},
  dayGospel: DailyHomily['dayGospel'] = { is: 'same', reference: 'Luke 20:27-40' },
) =>
  dailyHomilyMail(mailData, {
    date: '2026-11-21',
    day: {
      celebration: 'The Presentation of the Blessed Virgin Mary',
      color: 'white',
      occasion: 'for a memorial of Our Lady',
    },
    content: { ...content, ...overrides },
    dayGospel,
    previous: { date: '2026-11-20', title: 'A house for prayer', book: 'Luke', chapter: 19, verse: '45-48' },
    unsubscribeLink: stopLink,
  });

test('both twins say the day, the Gospel with its source, the reflection and who sends it', () => {
  const [html, text] = bothTexts(write());
  expect(html).toContain('21 Saturday November 2026');
  expect(text).toContain('Saturday, November 21, 2026');
  for (const words of bothTexts(write())) {
    for (const said of [
      'The Presentation of the Blessed Virgin Mary',
      'The God of people with names',
      'Luke 20:27–40',
      'White, for a memorial of Our Lady',
      'The Gospel of the day. World English Bible (public domain)',
      'Some of the Sadducees came to him. They asked him a question.',
      '© nobody',
      'Cleverness is a comfortable place to stand. We know the place.',
      'Pass this day on',
      'Friday, the day before',
      'A house for prayer',
      'Your subscription stays as it is.',
      'Wayfare is published by The Road Foundation, 1 Hill Street, New York, NY 10001.',
    ])
      expect(words).toContain(said);
  }
});

test('its links lead to the day, to the choice, and to the end of the mails; nothing is fetched, and nobody is followed', () => {
  const { html, text } = write();
  const wanted = [
    'https://wayfare.example/dashboard/homilies/2026-11-21',
    'https://wayfare.example/dashboard/homilies/2026-11-21#pass',
    'https://wayfare.example/dashboard/homilies/2026-11-20',
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
  for (const words of bothTexts(mail)) expect(words).toContain(one);
});

test('a subject is one line that is not too long', () => {
  expect(write().subject).toBe('The God of people with names · Luke 20:27–40');
  expect(write({ title: '' }).subject).toBe('The Presentation of the Blessed Virgin Mary · Luke 20:27–40');
  const { subject } = write({ title: `Peace\r\nBcc: eve@example.net ${'x'.repeat(300)}` });
  expect(subject.length).toBeLessThanOrEqual(160);
  expect(subject).not.toMatch(/[\r\n]/);
});

test('a draft without anything in it is a mail all the same', () => {
  const mail = dailyHomilyMail(mailData, {
    date: '2026-11-21',
    day: { celebration: 'Saturday', color: 'green', occasion: 'for Ordinary Time' },
    content: emptyHomily,
    dayGospel: null,
    previous: null,
    unsubscribeLink: stopLink,
  });
  expect(mail.subject).toBe('Saturday');
  expect(mail.html).not.toContain('<h2');
  expect(mail.text).toContain(stopLink);
});

test('the list of mails shows the first sentence of the reflection, without its marks', () => {
  const { html } = write({ homilyText: '*Who* is “Mr. Nobody”? We know him.' });
  expect(html).toMatch(/<div style="display:none[^"]*">Who is “Mr. Nobody”\?\u034F/);
});

test('verse numbers stand apart from the words, and raised in the plain twin', () => {
  const { html, text } = write({ gospelText: 'Before. ³¹“But when he comes. ³²He will sit.' });
  expect(html).toMatch(
    /Before. <span[^>]*>31<\/span>\u00A0“But when he comes. <span[^>]*>32<\/span>\u00A0He/,
  );
  expect(text).toContain('Before. ³¹“But when he comes. ³²He will sit.');
});

test('a passage that ends in the middle of somebody’s words gets the mark that closes them', () => {
  for (const words of bothTexts(write({ gospelText: '“What do you think? Even so it is.' })))
    expect(words).toContain('“What do you think? Even so it is.”');
});

test('the marks of a passage in verse stand in pairs, as on the page', () => {
  for (const words of bothTexts(write({ gospelText: 'Mary said:\n\n“My soul\nmagnifies the Lord' })))
    expect(words).toContain('magnifies the Lord”');
});

test('emphasis and quotations are set apart, and stay as typed in the plain twin', () => {
  const { html, text } = write({ homilyText: 'They are *owed* it.\n> He said:\n> *Come*.\n2 * 3' });
  expect(html).toContain('They are <em>owed</em> it.');
  expect(html).toMatch(/<blockquote.*He said:.*<em>Come<\/em>.*<\/blockquote>.*2 \* 3/s);
  expect(text).toContain('They are *owed* it.\n\n> He said:\n> *Come*.\n\n2 * 3');
});

test('the one thing to do and the by-line come where there are any', () => {
  const practice = 'Call somebody who cannot get out.';
  for (const words of bothTexts(write({ practice, author: 'Luke Brennan' }))) {
    expect(words).toContain(`One thing to do today ${practice}`);
    expect(words).toContain('By Luke Brennan');
  }
  for (const words of bothTexts(write())) expect(words).not.toMatch(/One thing to do|\bBy /);
});

test.each([
  ['part', 'From the Gospel of the day, Luke 20:27–40.'],
  ['other', 'The Gospel of the day is Luke 20:27–40.'],
] as const)('a passage that is not the whole Gospel of the day is not called so: %s', (is, said) => {
  const { html } = write({}, { is, reference: 'Luke 20:27-40' });
  expect(html).toContain(said);
  expect(html).not.toContain('The Gospel of the day. ');
});

test('the plain twin is wrapped, and no address is broken', () => {
  const { text } = write({
    homilyText: `${'Many words that go on. '.repeat(40)}\n> ${'quoted words '.repeat(30)}`,
  });
  for (const line of text.split('\n')) expect(line.includes('://') ? 0 : line.length).toBeLessThanOrEqual(72);
  expect(text).toMatch(/\n> quoted words.*\n> .*quoted/);
});

test('a long day weighs less than 60 kB', () => {
  const { html } = write({
    gospelText: 'And it came to pass that he went up.\n'.repeat(40),
    homilyText: 'Nobody in this passage cures the sick, or opens the prison. '
      .repeat(12)
      .concat('\n')
      .repeat(12),
  });
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});

test.each(['white', 'green', 'violet', 'rose', 'red'] as const)('a day in %s has its own paint', (color) => {
  const { html } = dailyHomilyMail(mailData, {
    date: '2026-11-21',
    day: { celebration: 'Saturday', color, occasion: 'for a day' },
    content,
    dayGospel: null,
    previous: null,
    unsubscribeLink: stopLink,
  });
  expect(html).toContain(`${color.charAt(0).toUpperCase()}${color.slice(1)}, for a day`);
  expect(html).not.toContain('the day before');
});

test('editors are told which days are missing, in words', () => {
  const mail = homiliesMissingMail(mailData, { name: 'Ruth', dates: ['2026-11-23', '2026-11-25'] });
  expect(mail.subject).toBe('No homily yet for Monday, November 23, 2026');
  for (const words of bothTexts(mail)) {
    expect(words).toContain('Dear Ruth,');
    expect(words).toContain('2 of the next days have no published homily:');
    expect(words).toContain('Wednesday, November 25, 2026');
  }
  const one = homiliesMissingMail(mailData, { dates: ['2026-11-23'] });
  for (const words of bothTexts(one)) expect(words).toContain('One of the next days has no published homily');
});
