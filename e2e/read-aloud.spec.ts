// Reading a homily aloud with the speech synthesis of the device.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage, expectAppLoaded, expectNoAxeViolations, getLayoutShift } from './page-checks.ts';
import { expect, test } from './visitor.ts';

interface Utterance {
  readonly text: string;
  readonly hasEnded: boolean;
}

/** A speech synthesis that speaks 50 characters a second. */
interface Device {
  /** `late` means after the text is rendered. */
  readonly voices: 'early' | 'late' | 'none';
  /** After this time it stops once without an event. */
  readonly stopsAfterMs?: number;
  /** It sends a boundary event before the fourth word of each utterance. */
  readonly hasBoundaries?: boolean;
}

/** Replaces the speech synthesis of the browser, which has no voice on a machine without sound. */
async function mockSpeech(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ voices, stopsAfterMs, hasBoundaries }) => {
    const utterances: { text: string; hasEnded: boolean }[] = [];
    const synthesis = new EventTarget() as EventTarget & Record<string, unknown>;
    let current: { cancel: () => void } | null = null;
    let spokenMs = 0;
    let isStuck = false;
    let hasVoices = voices === 'early';
    synthesis['speaking'] = false;
    synthesis['pending'] = false;
    synthesis['getVoices'] = () =>
      hasVoices
        ? [
            { name: 'Far away', lang: 'en-US', localService: false, default: true },
            { name: 'Jacques', lang: 'fr-FR', localService: true, default: false },
            { name: 'Near', lang: 'en_US', localService: true, default: false },
          ]
        : [];
    synthesis['cancel'] = () => {
      current?.cancel();
      isStuck = false;
    };
    synthesis['speak'] = (utterance: SpeechSynthesisUtterance) => {
      const entry = { text: utterance.text, hasEnded: false };
      utterances.push(entry);
      const ms = utterance.text.length * 20;
      spokenMs += ms;
      if (stopsAfterMs !== undefined && spokenMs > stopsAfterMs) {
        spokenMs = Number.NEGATIVE_INFINITY;
        isStuck = true;
      }
      if (hasBoundaries) {
        const charIndex = utterance.text.split(' ').slice(0, 3).join(' ').length + 1;
        setTimeout(() => utterance.dispatchEvent(Object.assign(new Event('boundary'), { charIndex })), 20);
      }
      if (isStuck) return;
      synthesis['speaking'] = true;
      const timer = setTimeout(() => {
        current = null;
        synthesis['speaking'] = false;
        entry.hasEnded = true;
        utterance.dispatchEvent(new Event('end'));
      }, ms);
      current = {
        cancel: () => {
          clearTimeout(timer);
          current = null;
          synthesis['speaking'] = false;
          utterance.dispatchEvent(new Event('error'));
        },
      };
    };
    class MockUtterance extends EventTarget {
      text: string;
      lang = '';
      voice: { name: string } | null = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: MockUtterance });
    Object.defineProperty(globalThis, 'utterances', { value: utterances });
    if (voices === 'late')
      setTimeout(() => {
        hasVoices = true;
        synthesis.dispatchEvent(new Event('voiceschanged'));
      }, 1_500);
  }, device);
}

const listUtterances = (page: Page): Promise<Utterance[]> =>
  page.evaluate(() => (globalThis as unknown as { utterances: Utterance[] }).utterances);
const listSpoken = async (page: Page): Promise<string[]> =>
  (await listUtterances(page)).map(({ text }) => text);

/** The highlighted text. */
const getHighlight = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    return range instanceof Range ? String(range) : null;
  });

/** A sentence lasts less than a second. */
const often = { intervals: [50] };

const listen = (page: Page, name: string) => page.locator('.listen-place').getByRole('button', { name });
const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Listening' }).getByRole('button', { name });

const sample = {
  title: 'Read to me',
  book: 'Luke',
  chapter: 21,
  verse: '1-2',
  gospelText: '¹He looked up and saw the rich people. ²He saw a certain poor widow.',
  homilyText: 'She gave *all* that she had.\n> As in 1 Kings 17:8-16.\nAnd we?',
  practice: 'Give a little.',
};

async function openHomily(page: Page, date: string, homily = sample): Promise<void> {
  await publishHomily(await createWriter(page), date, homily);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homily.title);
}

test('a homily is read sentence by sentence, without markup, and goes on with the same after a pause', async ({
  page,
}) => {
  await mockSpeech(page, { voices: 'early' });
  await openHomily(page, '2021-05-03');
  await expect(listen(page, 'Read to me In your device’s own voice')).toBeVisible();
  expect(await getLayoutShift(page)).toBeLessThan(0.001);
  await listen(page, 'Read to me').press('Enter');
  await expect(listen(page, 'Pause')).toBeFocused();
  await expect.poll(() => getHighlight(page), often).toBe('He looked up and saw the rich people.');
  await button(page, 'Pause').press('Enter');
  await checkPage(page, 'a homily that is read aloud');
  await button(page, 'Back a sentence').click();
  await expect(page.getByRole('slider', { name: 'Where in the text' })).toHaveAttribute(
    'aria-valuetext',
    /^Sentence \d of 8$/,
  );
  await expect.poll(async () => (await listSpoken(page)).at(-1)).toBe('Give a little.');
  await expect(listen(page, 'Read to me')).toBeVisible();
  expect(await getHighlight(page)).toBeNull();
  const spoken = await listSpoken(page);
  expect(spoken.slice(0, 2)).toEqual(['Luke 21, 1 to 2', 'He looked up and saw the rich people.']);
  expect(spoken.slice(-7)).toEqual([
    'He looked up and saw the rich people.',
    'He saw a certain poor widow.',
    'She gave all that she had.',
    'As in First Kings 17, 8 to 16.',
    'And we?',
    'One thing to do',
    'Give a little.',
  ]);

  await page.reload();
  await listen(page, 'Read to me').click();
  await expect.poll(() => getHighlight(page), often).toBe('He looked up and saw the rich people.');
  await button(page, 'Pause').click();
  const spokenBefore = await listSpoken(page);
  await button(page, 'Go on').click();
  // After a cancellation the page waits before it speaks again.
  await expect.poll(async () => (await listSpoken(page))[spokenBefore.length]).toBe(spokenBefore.at(-1));
  await expectNoAxeViolations(page, 'reading');
  await button(page, 'Pause').click();
  await expect(button(page, 'Go on')).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await button(page, 'Stop').click();
  await expect(listen(page, 'Read to me')).toBeFocused();
  expect(await getHighlight(page)).toBeNull();
  // Leaving the page stops the reading, although the dashboard does not load another document.
  await listen(page, 'Read to me').click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});

for (const hasBoundaries of [false, true])
  test(`a sentence that the device stopped in is ${hasBoundaries ? 'continued' : 'repeated'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await mockSpeech(page, { voices: 'early', stopsAfterMs: 3_500, hasBoundaries });
    const homilyText = Array.from(
      { length: 6 },
      (_, index) => `This is sentence ${index}, and it goes on a while.`,
    );
    const date = hasBoundaries ? '2021-05-07' : '2021-05-05';
    await openHomily(page, date, { ...sample, homilyText: homilyText.join('\n') });
    await listen(page, 'Read to me').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return (await listUtterances(page)).at(-1)?.text;
      })
      .toBe('Give a little.');
    const utterances = await listUtterances(page);
    const stuckIndex = utterances.findIndex(({ hasEnded }) => !hasEnded);
    expect(utterances.slice(0, -1).filter(({ hasEnded }) => !hasEnded)).toHaveLength(1);
    const [stuck = '', repeated = '', next] = utterances.slice(stuckIndex).map(({ text }) => text);
    expect(homilyText).toContain(stuck);
    expect(repeated).toBe(hasBoundaries ? stuck.split(' ').slice(3).join(' ') : stuck);
    expect(next).toBe(homilyText[homilyText.indexOf(stuck) + 1] ?? 'One thing to do');
  });

test('a device without a voice gets no button, and the layout does not shift', async ({ page }) => {
  await page.clock.install();
  await mockSpeech(page, { voices: 'none' });
  await openHomily(page, '2021-05-06');
  await page.clock.runFor(2_500);
  await expect(page.getByRole('button', { name: 'Read to me' })).toHaveCount(0);
  expect(await getLayoutShift(page)).toBeLessThan(0.001);
});

test('a voice that comes after the text has its button below the text, and the layout does not shift', async ({
  page,
}) => {
  await page.clock.install();
  await mockSpeech(page, { voices: 'late' });
  await openHomily(page, '2021-05-08');
  await expectAppLoaded(page);
  const buttons = page.getByRole('button', { name: 'Read to me' });
  await expect(buttons).toHaveCount(0);
  await page.clock.runFor(2_500);
  await expect(page.locator('.actions').getByRole('button', { name: 'Read to me' })).toBeVisible();
  await expect(buttons).toHaveCount(1);
  expect(await getLayoutShift(page)).toBeLessThan(0.001);
});
