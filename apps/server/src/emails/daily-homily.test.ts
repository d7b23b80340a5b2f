import { emptyHomily, type HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { expect, test } from 'vitest';
import { dailyHomilyMail } from './daily-homily.tsx';
import type { DailyHomily } from './daily-text.ts';
import { homiliesMissingMail } from './notices.tsx';
import { buildMailData } from './testing/mail-data.ts';
import { addressesIn, bothTexts, linksIn } from './testing/read-mail.ts';

const mailData = buildMailData();
const unsubscribeLink = 'https://wayfare.example/u/the-token';
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
    unsubscribeLink,
  });

test('the morning mail has day, Gospel, source, reflection and sender in both versions', () => {
  const [html, text] = bothTexts(write());
  expect(html).toContain('21 Saturday November 2026');
  expect(text).toContain('Saturday, November 21, 2026');
  for (const text of bothTexts(write())) {
    for (const part of [
      'The Presentation of the Blessed Virgin Mary',
      'The God of people with names',
      'Luke 20:27–40',
      'White, for a memorial of Our Lady',
      'The Gospel of the day. World English Bible (public domain)',
      'Some of the Sadducees came to him. They asked him a question.',
      '© nobody',
      'Cleverness is a comfortable place to stand. We know the place.',
      'Share this page',
      'Friday, the day before',
      'A house for prayer',
      'Your subscription stays as it is.',
      'Wayfare is published by The Road Foundation, 1 Hill Street, New York, NY 10001.',
    ])
      expect(text).toContain(part);
  }
});

test('the morning mail links to the day, the preferences and the unsubscribe page, and loads no resources', () => {
  const { html, text } = write();
  const expectedLinks = [
    'https://wayfare.example/dashboard/homilies/2026-11-21',
    'https://wayfare.example/dashboard/homilies/2026-11-21#share',
    'https://wayfare.example/dashboard/homilies/2026-11-20',
    'https://wayfare.example/homily-email-unsubscribe',
    unsubscribeLink,
  ];
  for (const links of [linksIn(html), addressesIn(text)]) {
    expect(links.filter((link) => expectedLinks.includes(link)).toSorted()).toEqual(expectedLinks.toSorted());
    for (const link of links)
      expect(link).toMatch(/^(https:\/\/wayfare\.example\/|mailto:help@wayfare\.example$)/);
  }
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)|url\(|@import/);
});

test.each([
  ['<script>alert(1)</script>', '</title><script>alert(1)</script>'],
  ['"><img src=x onerror=alert(1)>', "'; x: url(https://evil.example)"],
])('the text of an editor is escaped: %s %s', (one, other) => {
  const mail = write({
    title: one,
    gospelText: other,
    source: one,
    homilyText: `${one}\n${other}`,
    verse: other,
  });
  expect(mail.html).not.toMatch(/<script|<img/);
  for (const text of bothTexts(mail)) expect(text).toContain(one);
});

test('the subject is one line of limited length', () => {
  expect(write().subject).toBe('The God of people with names · Luke 20:27–40');
  expect(write({ title: '' }).subject).toBe('The Presentation of the Blessed Virgin Mary · Luke 20:27–40');
  const { subject } = write({ title: `Peace\r\nBcc: eve@example.net ${'x'.repeat(300)}` });
  expect(subject.length).toBeLessThanOrEqual(160);
  expect(subject).not.toMatch(/[\r\n]/);
});

test('an empty draft renders', () => {
  const mail = dailyHomilyMail(mailData, {
    date: '2026-11-21',
    day: { celebration: 'Saturday', color: 'green', occasion: 'for Ordinary Time' },
    content: emptyHomily,
    dayGospel: null,
    previous: null,
    unsubscribeLink,
  });
  expect(mail.subject).toBe('Saturday');
  expect(mail.html).not.toContain('<h2');
  expect(mail.text).toContain(unsubscribeLink);
});

test('the preview is the first sentence of the reflection without its marks', () => {
  const { html } = write({ homilyText: '*Who* is “Mr. Nobody”? We know him.' });
  expect(html).toMatch(/<div style="display:none[^"]*">Who is “Mr. Nobody”\?\u034F/);
});

test('verse numbers are separate elements in HTML and superscript in plain text', () => {
  const { html, text } = write({ gospelText: 'Before. ³¹“But when he comes. ³²He will sit.' });
  expect(html).toMatch(
    /Before. <span[^>]*>31<\/span>\u00A0“But when he comes. <span[^>]*>32<\/span>\u00A0He/,
  );
  expect(text).toContain('Before. ³¹“But when he comes. ³²He will sit.');
});

test('a passage that ends inside a quotation gets a closing quotation mark', () => {
  for (const text of bothTexts(write({ gospelText: '“What do you think? Even so it is.' })))
    expect(text).toContain('“What do you think? Even so it is.”');
});

test('a passage in verse gets a closing quotation mark', () => {
  for (const text of bothTexts(write({ gospelText: 'Mary said:\n\n“My soul\nmagnifies the Lord' })))
    expect(text).toContain('magnifies the Lord”');
});

test('emphasis and quotations become elements in HTML and keep their marks in plain text', () => {
  const { html, text } = write({ homilyText: 'They are *owed* it.\n> He said:\n> *Come*.\n2 * 3' });
  expect(html).toContain('They are <em>owed</em> it.');
  expect(html).toMatch(/<blockquote.*He said:.*<em>Come<\/em>.*<\/blockquote>.*2 \* 3/s);
  expect(text).toContain('They are *owed* it.\n\n> He said:\n> *Come*.\n\n2 * 3');
});

test('practice and byline appear only if present', () => {
  const practice = 'Call somebody who cannot get out.';
  for (const text of bothTexts(write({ practice, author: 'Luke Brennan' }))) {
    expect(text).toContain(`One thing to do today ${practice}`);
    expect(text).toContain('By Luke Brennan');
  }
  for (const text of bothTexts(write())) expect(text).not.toMatch(/One thing to do|\bBy /);
});

test.each([
  ['part', 'From the Gospel of the day, Luke 20:27–40.'],
  ['other', 'The Gospel of the day is Luke 20:27–40.'],
] as const)('a passage that is not the whole Gospel of the day is labeled so: %s', (is, label) => {
  const { html } = write({}, { is, reference: 'Luke 20:27-40' });
  expect(html).toContain(label);
  expect(html).not.toContain('The Gospel of the day. ');
});

test('plain text wraps at 72 characters without breaking addresses', () => {
  const { text } = write({
    homilyText: `${'Many words that go on. '.repeat(40)}\n> ${'quoted words '.repeat(30)}`,
  });
  for (const line of text.split('\n')) expect(line.includes('://') ? 0 : line.length).toBeLessThanOrEqual(72);
  expect(text).toMatch(/\n> quoted words.*\n> .*quoted/);
});

test('the HTML of a long day is smaller than 60 kB', () => {
  const { html } = write({
    gospelText: 'And it came to pass that he went up.\n'.repeat(40),
    homilyText: 'Nobody in this passage cures the sick, or opens the prison. '
      .repeat(12)
      .concat('\n')
      .repeat(12),
  });
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});

test.each(['white', 'green', 'violet', 'rose', 'red'] as const)(
  'the color %s is named in the mail',
  (color) => {
    const { html } = dailyHomilyMail(mailData, {
      date: '2026-11-21',
      day: { celebration: 'Saturday', color, occasion: 'for a day' },
      content,
      dayGospel: null,
      previous: null,
      unsubscribeLink,
    });
    expect(html).toContain(`${color.charAt(0).toUpperCase()}${color.slice(1)}, for a day`);
    expect(html).not.toContain('the day before');
  },
);

test('the homilies-missing mail lists the dates', () => {
  const mail = homiliesMissingMail(mailData, { name: 'Ruth', dates: ['2026-11-23', '2026-11-25'] });
  expect(mail.subject).toBe('No homily yet for Monday, November 23, 2026');
  for (const text of bothTexts(mail)) {
    expect(text).toContain('Dear Ruth,');
    expect(text).toContain('2 of the next days have no published homily:');
    expect(text).toContain('Wednesday, November 25, 2026');
  }
  const one = homiliesMissingMail(mailData, { dates: ['2026-11-23'] });
  for (const text of bothTexts(one)) expect(text).toContain('One of the next days has no published homily');
});
