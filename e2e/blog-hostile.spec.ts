// Hostile words wherever a post can hold words, in a real browser. Under the page's policy there is nothing for it to
// report, and without any policy nothing runs: the policy is a second wall, and must never be the one that holds.
import type { Page } from '@playwright/test';
import { hostileHtml } from '../apps/server/src/features/blog/testing/hostile-html.ts';
import { sanitizeLink } from '../packages/contracts/src/rules/links.ts';
import { createEditor, createPost, type PostFixture, requestPost, uploadImage } from './post-fixtures.ts';
import { expect, test } from './visitor.ts';

declare global {
  interface Window {
    /** What ran that nobody of the site called, and what the policy kept from running. */
    heard: string[];
  }
}

/** Each trick once is the server's own test; here some of every kind go all the way. */
const some = hostileHtml.filter((_, at) => at % 3 === 0);

/** Everything that a text may be drawn with; the editor has spans of its own, and a div for its caret. */
const drawn = 'p h2 h3 h4 strong em ul ol li blockquote a figure figcaption img hr br'.split(' ');
const inEditor = [...drawn, 'span', 'div'];

async function listen(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.addInitScript(() => {
    window.heard = [];
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.defineProperty(window, name, { value: () => window.heard.push(`${name} was called`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.heard.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Whatever could act, load or lead somewhere in the page as it is; and what it did when every part of the text was touched. */
const remains = (page: Page, room: string, parts: readonly string[] = drawn): Promise<string[]> =>
  page.evaluate(
    ({ within, names }) => {
      const isWrong = ({ name, value }: Attr): boolean => {
        if (!/^(href|src|action)$/.test(name)) return /^on|^(srcdoc|formaction)$/.test(name);
        const { protocol, host } = new URL(value, location.href);
        return !/^(https?|mailto|tel|about):$/.test(protocol) || (name === 'src' && host !== location.host);
      };
      const attributes = [...document.querySelectorAll('body *')].flatMap((element) => [
        ...element.attributes,
      ]);
      const elements = [...document.querySelectorAll(`${within} *`)];
      for (const touch of ['pointerover', 'mouseover', 'focus', 'click', 'animationstart', 'toggle'])
        for (const element of elements)
          element.dispatchEvent(new Event(touch, { bubbles: true, cancelable: true }));
      return [
        ...attributes.filter(isWrong).map(({ name, value }) => `${name}=${value}`),
        ...elements.map(({ localName }) => localName).filter((name) => !names.includes(name)),
        ...window.heard.splice(0),
      ];
    },
    { within: room, names: parts },
  );

/** To another place within the dashboard, without loading it anew; done when that is there. */
const go = (page: Page, path: string, isThere: { selector: string; text: string }): Promise<void> =>
  page.evaluate(
    async ({ to, selector, text }) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      const end = performance.now() + 10_000;
      while (document.querySelector(selector)?.textContent !== text) {
        if (performance.now() > end) throw new Error(`${to} does not show ${text}.`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    { to: path, ...isThere },
  );

/** A line holds no breaks, and no text holds what no database keeps. */
const asLine = (text: string, length: number): string =>
  text
    .replace(/[\r\n\0]+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A post that says the same in all its places: as words where words are typed, and at last as HTML. */
function everywhere(words: string, slug: string, image: string): PostFixture {
  const typed = escaped(asLine(words, 500));
  const content = [
    `<p>${slug}</p><p><a href="${typed}">A link</a></p>`,
    `<figure><img src="${image}" alt="${typed}"><figcaption>${typed}</figcaption></figure>`,
    words.replaceAll('\0', ''),
  ].join('');
  return {
    slug,
    title: asLine(words, 200),
    excerpt: asLine(words, 500),
    category: asLine(words, 60),
    heroImageKey: image,
    heroImageAlt: asLine(words, 500),
    content,
  };
}

/** What stands in the places where words are only words. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const said = (selector: string, name: string): string =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      title: text('h1'),
      excerpt: text('.essay-head .lead'),
      hero: said('.essay-head picture img', 'alt'),
      alt: said('.essay-text img', 'alt'),
      caption: text('.essay-text figcaption'),
      href: said('.essay-text a', 'href'),
    };
  });

const settled = (all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).map(([name, text]) => [name, text.replace(/\s+/g, ' ').trim()]));

for (const [bypassCSP, standing] of [
  [false, 'the policy has nothing to report'],
  [true, 'without a policy nothing runs'],
] as const) {
  test.describe(() => {
    test.use({ bypassCSP });

    test(`hostile words in every place of a post are words to its readers, and ${standing}`, async ({
      page,
      allowed,
    }) => {
      test.setTimeout(180_000);
      // Some speak of images that nobody uploaded.
      allowed.console.push(/Failed to load resource/);
      await listen(page);
      const editor = await createEditor(page);
      const image = await uploadImage(editor);
      await page.goto('/dashboard/profile');
      for (const [at, words] of some.entries()) {
        const slug = `${bypassCSP ? 'open' : 'closed'}-${Date.now()}-${at}`;
        const post = everywhere(words, slug, image);
        await createPost(editor, post);
        await go(page, `/dashboard/blog/${slug}`, { selector: '.essay-text > p', text: slug });
        expect([words, await remains(page, '.essay-text')]).toEqual([words, []]);
        const { title = '', excerpt = '' } = post;
        const same = { excerpt, hero: excerpt, alt: excerpt, caption: excerpt };
        expect(settled(await shown(page))).toEqual(
          settled({ title, ...same, href: sanitizeLink(asLine(words, 500)) }),
        );
      }
      await page.goto('/dashboard/blog?view=drafts');
      const titles = page.getByRole('article').getByRole('heading');
      await expect(titles.filter({ hasText: 'alert(1)' }).first()).toBeVisible();
      expect(await remains(page, '.essay-text')).toEqual([]);
      expect(await titles.locator('> *:not(a), a > *').count()).toBe(0);
    });

    test(`hostile words are pasted, and previewed, as words, and ${standing}`, async ({ page }) => {
      test.setTimeout(180_000);
      await listen(page);
      await createEditor(page);
      await page.goto('/dashboard/blog/edit');
      const sheet = page.getByRole('textbox', { name: 'Content' });
      await sheet.click();
      for (const words of [...some, some.join('<p>')]) {
        await page.keyboard.press('ControlOrMeta+a');
        await sheet.evaluate(async (room, html) => {
          const brought = new DataTransfer();
          brought.setData('text/plain', 'words');
          brought.setData('text/html', html);
          room.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: brought, bubbles: true, cancelable: true }),
          );
          await new Promise((resolve) => setTimeout(resolve, 10));
        }, words);
        expect([words, await remains(page, '.sheet', inEditor)]).toEqual([words, []]);
      }
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(page.getByRole('dialog').locator('.essay-text')).toContainText('x');
      expect(await remains(page, 'dialog .essay-text')).toEqual([]);
    });

    test(`hostile words on a published post are words to visitors, and ${standing}`, async ({ page }) => {
      await listen(page);
      const editor = await createEditor(page);
      const title = `</script></h2><img src=x onerror=alert(1)> ${Date.now()}`;
      const excerpt = '"><svg onload=alert(1)> {{alert(1)}} &lt;script>alert(1)</script>';
      await createPost(editor, { title, excerpt, status: 'PUBLISHED' });
      const previews = async () => (await page.request.get('/blogPreviews.json')).text();
      await expect.poll(previews, { timeout: 2_000 }).toContain(JSON.stringify(title).slice(1, -1));
      await page.goto('/blog_preview');
      const card = page.getByRole('article').filter({ hasText: title });
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card.getByText(excerpt)).toBeVisible();
      expect(await remains(page, '.essay-text')).toEqual([]);
    });
  });
}

test('no hostile words are a slug, and an address made of them finds nothing', async ({ page, allowed }) => {
  test.setTimeout(120_000);
  allowed.console.push(/Failed to load resource/);
  await listen(page);
  const editor = await createEditor(page);
  await page.goto('/dashboard/profile');
  for (const words of [...some, 'two\nlines', 'a/b', '%', '\u0001', 'x'.repeat(3_000)]) {
    expect([words, (await requestPost(editor, { slug: words })).status]).toEqual([words, 400]);
    const place = `/dashboard/blog/${encodeURIComponent(words.replaceAll('\0', ''))}`;
    await go(page, '/dashboard/blog', { selector: 'h1', text: 'The blog' });
    await go(page, place, { selector: 'h1', text: 'Post not found.' });
    expect([words, await remains(page, '.essay-text')]).toEqual([words, []]);
  }
});
