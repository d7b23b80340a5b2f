// Hostile text in every field of a post, in a browser: with the content security policy, which must have nothing to
// report, and without it, when nothing may be executed.
import type { Page } from '@playwright/test';
import { hostileHtml } from '../apps/server/src/features/blog/testing/hostile-html.ts';
import { sanitizeLink } from '../packages/contracts/src/rules/links.ts';
import { createEditor, createPost, type PostFixture, uploadImage } from './post-fixtures.ts';
import { allowFailedRequests, expect, test } from './visitor.ts';

allowFailedRequests();

declare global {
  interface Window {
    /** Calls of functions that only hostile code calls, and reports of the policy. */
    incidents: string[];
  }
}

/** Samples of each kind. sanitize.test.ts uses all of them. */
const samples = hostileHtml.filter((_, index) => index % 20 === 0);

const textElements = 'p h2 h3 h4 strong em sup sub ul ol li blockquote a figure figcaption img hr br';
const postElements = `${textElements} div table tbody tr th td section`.split(' ');
const editorElements = [...postElements, 'span'];

async function recordIncidents(page: Page): Promise<void> {
  page.on('dialog', (dialog) => dialog.dismiss());
  await page.addInitScript(() => {
    window.incidents = [];
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.defineProperty(window, name, { value: () => window.incidents.push(`${name} was called`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.incidents.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Sends events to each element of the container. Returns unsafe attributes of the page, other elements and incidents. */
const findFaults = (
  page: Page,
  container: string,
  allowedElements: readonly string[] = postElements,
): Promise<string[]> =>
  page.evaluate(
    ({ selector, names }) => {
      const isUnsafe = ({ name, value }: Attr): boolean => {
        if (!/^(href|src|action)$/.test(name)) return /^on|^(srcdoc|formaction)$/.test(name);
        const { protocol, host } = new URL(value, location.href);
        return !/^(https?|mailto|tel|about):$/.test(protocol) || (name === 'src' && host !== location.host);
      };
      const attributes = [...document.querySelectorAll('body *')].flatMap((element) => [
        ...element.attributes,
      ]);
      const elements = [...document.querySelectorAll(`${selector} *`)];
      for (const type of ['pointerover', 'mouseover', 'focus', 'click', 'animationstart', 'toggle'])
        for (const element of elements)
          element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      return [
        ...attributes.filter(isUnsafe).map(({ name, value }) => `${name}=${value}`),
        ...elements.map(({ localName }) => localName).filter((name) => !names.includes(name)),
        ...window.incidents.splice(0),
      ];
    },
    { selector: container, names: allowedElements },
  );

/** Opens another page of the dashboard without loading the document, and waits for its content. */
const navigate = (page: Page, path: string, content: { selector: string; text: string }): Promise<void> =>
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
    { to: path, ...content },
  );

/** Removes line breaks and NUL, like the fields of one line. */
const toLine = (text: string, maxLength: number): string =>
  text
    .replace(/[\r\n\0]+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A post with the text in all its fields: escaped in attributes and text, and as HTML at the end of the content. */
function fillPost(text: string, slug: string, image: string): PostFixture {
  const line = toLine(text, 500);
  const escaped = escapeHtml(line);
  const content = [
    `<p>${slug}</p><p><a href="${escaped}">A link</a></p>`,
    `<figure><img src="${image}" alt="${escaped}"><figcaption>${escaped}</figcaption></figure>`,
    text.replaceAll('\0', ''),
  ].join('');
  return {
    slug,
    title: toLine(text, 200),
    excerpt: line,
    category: toLine(text, 60),
    heroImageKey: image,
    heroImageAlt: line,
    content,
  };
}

const readFields = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const getText = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const getAttribute = (selector: string, name: string): string =>
      document.querySelector(selector)?.getAttribute(name) ?? '';
    return {
      title: getText('h1'),
      excerpt: getText('.essay-head .lead'),
      hero: getAttribute('.essay-head picture img', 'alt'),
      alt: getAttribute('.essay-text img', 'alt'),
      caption: getText('.essay-text figcaption'),
      href: getAttribute('.essay-text a', 'href'),
    };
  });

const collapseSpaces = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replace(/\s+/g, ' ').trim()]));

for (const [bypassCSP, result] of [
  [false, 'the policy reports nothing'],
  [true, 'without the policy nothing is executed'],
] as const) {
  test.describe(() => {
    test.use({ bypassCSP });

    test(`hostile text in every field of a post is shown as text, and ${result}`, async ({ page }) => {
      await recordIncidents(page);
      const editor = await createEditor(page);
      const image = await uploadImage(editor);
      await page.goto('/dashboard/profile');
      for (const [index, text] of samples.entries()) {
        const slug = `${bypassCSP ? 'without' : 'with'}-policy-${Date.now()}-${index}`;
        const post = fillPost(text, slug, image);
        await createPost(editor, post);
        await navigate(page, `/dashboard/blog/${slug}`, { selector: '.essay-text > p', text: slug });
        expect([text, await findFaults(page, '.essay-text')]).toEqual([text, []]);
        const { title = '', excerpt = '' } = post;
        const href = sanitizeLink(toLine(text, 500));
        expect(collapseSpaces(await readFields(page))).toEqual(
          collapseSpaces({ title, excerpt, hero: excerpt, alt: excerpt, caption: excerpt, href }),
        );
      }
      await page.goto('/dashboard/blog?view=drafts');
      const titles = page.locator('.row-list a');
      await expect(titles.filter({ hasText: 'alert(1)' }).first()).toBeVisible();
      expect(await findFaults(page, '.essay-text')).toEqual([]);
      expect(await titles.locator('*').count()).toBe(0);
    });

    test(`hostile text on a published post is shown as text to visitors, and ${result}`, async ({ page }) => {
      await recordIncidents(page);
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
      expect(await findFaults(page, '.essay-text')).toEqual([]);
    });
  });
}

// post-pasting.spec.ts pastes with the policy.
test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('pasted hostile text is shown as text in the editor and its preview', async ({ page }) => {
    await recordIncidents(page);
    await createEditor(page);
    await page.goto('/dashboard/blog/edit');
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.click();
    for (const text of [...samples, ['<p>x', ...samples].join('<p>')]) {
      await page.keyboard.press('ControlOrMeta+a');
      await content.evaluate(async (element, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'words');
        clipboardData.setData('text/html', html);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
        await new Promise((resolve) => setTimeout(resolve, 10));
      }, text);
      expect([text, await findFaults(page, '.sheet', editorElements)]).toEqual([text, []]);
    }
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog').locator('.essay-text')).toContainText('x');
    expect(await findFaults(page, 'dialog .essay-text')).toEqual([]);
  });
});

test('a URL made of hostile text finds no post', async ({ page }) => {
  await recordIncidents(page);
  await createEditor(page);
  await page.goto('/dashboard/profile');
  const slugs = [...samples.filter((_, index) => index % 2 === 0), 'a/b', '%', '\u0001', 'x'.repeat(3_000)];
  for (const slug of slugs) {
    const path = `/dashboard/blog/${encodeURIComponent(slug.replaceAll('\0', ''))}`;
    await navigate(page, '/dashboard/blog', { selector: 'h1', text: 'The blog' });
    await navigate(page, path, { selector: 'h1', text: 'Post not found.' });
    expect([slug, await findFaults(page, '.essay-text')]).toEqual([slug, []]);
  }
});
