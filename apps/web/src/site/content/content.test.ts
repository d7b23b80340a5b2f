import { readdirSync, readFileSync } from 'node:fs';
import { plans } from '@wayfare/contracts/rules/plans';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pricing } from '../pages/landing.tsx';
import { About } from './about.tsx';
import { faqGroups } from './faq.ts';
import { legalText } from './legal-texts.ts';
import { sampleHomilies } from './sample-homilies.ts';
import { samplePosts } from './sample-posts.ts';
import type { SiteDetails } from './site-details.ts';

const site: SiteDetails = {
  siteName: 'Crossroad',
  memberName: 'Walker',
  supportEmail: 'help@example.org',
  organizationName: 'The Example Fund',
  ein: '00-0000000',
  postalAddress: '1 Example Street, Albany, NY 12207',
  governingLaw: 'the State of New York',
  publicUrl: 'https://example.org',
};

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
const wordsIn = (html: string) => textOf(html).trim().split(/\s+/).length;
const isNewestFirst = (dates: string[]) => dates.every((date, i) => i === 0 || date < (dates[i - 1] ?? ''));
const contentFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|html|json)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }));

test('at least seven sample posts have unique slugs and ids', () => {
  expect(samplePosts.length).toBeGreaterThanOrEqual(7);
  for (const key of ['slug', 'id'] as const) {
    const values = samplePosts.map((post) => post[key]);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[a-z0-9-]{1,64}$/);
  }
});

test('the prices and the answer about charges name the charge on the eighth day', () => {
  const answer = faqGroups(site)
    .flatMap(({ entries }) => entries)
    .find(({ question }) => question === 'When am I charged?');
  const pricing = renderToStaticMarkup(createElement(Pricing, { today: '2026-11-22' }));
  for (const text of [pricing, answer?.answer]) {
    expect(text).toContain(`$${plans.yearly.price.amountMinor / 100}`);
    expect(text).toMatch(/eighth/);
    expect(text).toMatch(/un(less|til) you cancel/);
  }
  for (const { name, text } of contentFiles) expect(text, name).not.toMatch(/keep your (fifty|money|\$50)/i);
});

test('sample posts are newest first and dated on Thursdays', () => {
  expect(isNewestFirst(samplePosts.map((post) => post.date))).toBe(true);
  for (const post of samplePosts) {
    expect(new Date(`${post.date}T12:00:00Z`).getUTCDay(), post.date).toBe(4);
  }
});

test.each(samplePosts)('$slug is an essay of clean HTML with a short excerpt', (post) => {
  expect(wordsIn(post.content)).toBeGreaterThanOrEqual(700);
  expect(post.excerpt.length).toBeLessThanOrEqual(180);
  const tags = [...post.content.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  for (const tag of tags) {
    expect(tag).toMatch(/^<(\/?(p|h2|h3|blockquote|ul|ol|li|strong|em)|a href="\/[^"]*"|\/a)>$/);
  }
  const open = tags.filter((tag) => !tag.startsWith('</')).length;
  expect(tags.length).toBe(open * 2);
});

test('the three sample homilies are newest first, and each has a Gospel and a practice', () => {
  expect(sampleHomilies).toHaveLength(3);
  expect(isNewestFirst(sampleHomilies.map((homily) => homily.date))).toBe(true);
  for (const homily of sampleHomilies) {
    expect(homily.verse).toMatch(/^\d+-\d+$/);
    expect(homily.gospelText).not.toMatch(/\d/);
    const paragraphs = homily.homilyText.split('\n');
    expect(paragraphs.length).toBeGreaterThanOrEqual(5);
    expect(paragraphs.every((paragraph) => paragraph.trim() !== '')).toBe(true);
    expect(wordsIn(homily.homilyText)).toBeGreaterThanOrEqual(450);
    expect(paragraphs.at(-1)).toMatch(/^(Prudence|Justice|Fortitude|Temperance), for a [A-Z][a-z]+day\. /);
  }
});

test('the last paragraph of a sample homily names its weekday', () => {
  for (const { date, homilyText } of sampleHomilies) {
    const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
      weekday: 'long',
      timeZone: 'UTC',
    });
    expect(homilyText.split('\n').at(-1)).toContain(`, for a ${weekday}. `);
  }
});

test('the questions have three groups, in order', () => {
  const groups = faqGroups(site);
  expect(groups.map((group) => group.title)).toEqual(['Tenets', 'General', 'Subscription']);
  for (const group of groups) expect(group.entries.length).toBeGreaterThanOrEqual(4);
});

test.each(['terms', 'privacy'] as const)(
  'the %s page is dated, complete and names the organization from its settings',
  (name) => {
    const html = legalText(name, site);
    expect(html).toContain('<time datetime="2025-03-01">March 1, 2025</time>');
    expect(html).toContain(site.organizationName);
    expect(html).toContain(site.ein);
    expect(html).toContain(`mailto:${site.supportEmail}`);
    const headings = [...html.matchAll(/<h2>(\d+)\. /g)].map(([, number]) => Number(number));
    expect(headings).toEqual(headings.map((_, i) => i + 1));
    expect(wordsIn(html)).toBeGreaterThan(1200);
  },
);

test('the terms name the prices, the trial, the donation limits and the law', () => {
  const text = textOf(legalText('terms', site));
  for (const said of [
    '$50',
    '$5 a month',
    'seven free days',
    '$10,000',
    'the laws of the State of New York',
  ]) {
    expect(text).toContain(said);
  }
});

test('the about page has 450 to 750 words', () => {
  const words = wordsIn(renderToStaticMarkup(createElement(About, { site, writers: [] })));
  expect(words).toBeGreaterThan(450);
  expect(words).toBeLessThan(750);
});

test.each(contentFiles)(
  '$name has no product name, no exclamation mark and American spelling',
  ({ text }) => {
    expect(text).not.toMatch(/wayfare(?!\/contracts)/i);
    expect(text).not.toMatch(/colour|neighbour|practise|cancelled|favour/i);
    const ours = text.replace(/“[^”]*”|!==?|\/\*\*/g, '');
    expect(ours).not.toMatch(/\w!/);
  },
);
