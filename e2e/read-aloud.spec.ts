// The day read by the device's own voice: what it says, how it goes on when the voice dies, and where there is none.
import type { Page } from '@playwright/test';
import { createWriter, publishHomily } from './homily-fixtures.ts';
import { checkPage, expectNoAxeViolations, getLayoutShift } from './page-checks.ts';
import { expect, test } from './visitor.ts';

interface Said {
  readonly words: string;
  readonly rate: number;
  readonly isOver: boolean;
}

/** A device whose voice says fifty signs in a second, or none, and dies once without a word when it has spoken for so long. */
interface Device {
  readonly voices: 'late' | 'none';
  readonly diesAfterMs?: number;
  /** It tells of each word that it begins; the last one before it dies is the fourth. */
  readonly tellsWords?: boolean;
}

/** In place of the browser's own, which has no voice where no sound is. */
async function withDevice(page: Page, device: Device): Promise<void> {
  await page.addInitScript(({ voices, diesAfterMs, tellsWords }) => {
    const said: { words: string; rate: number; isOver: boolean }[] = [];
    const synthesis = new EventTarget() as EventTarget & Record<string, unknown>;
    let now: { cancel: () => void } | null = null;
    let spokenMs = 0;
    let isDead = false;
    let isVoiced = false;
    synthesis['speaking'] = false;
    synthesis['pending'] = false;
    synthesis['getVoices'] = () =>
      isVoiced
        ? [
            { name: 'Far away', lang: 'en-US', localService: false, default: true },
            { name: 'Jacques', lang: 'fr-FR', localService: true, default: false },
            { name: 'Near', lang: 'en_US', localService: true, default: false },
          ]
        : [];
    synthesis['cancel'] = () => {
      now?.cancel();
      isDead = false;
    };
    synthesis['speak'] = (utterance: SpeechSynthesisUtterance) => {
      const one = { words: utterance.text, rate: utterance.rate, isOver: false };
      said.push(one);
      const ms = utterance.text.length * 20;
      spokenMs += ms;
      if (diesAfterMs !== undefined && spokenMs > diesAfterMs) {
        spokenMs = Number.NEGATIVE_INFINITY;
        isDead = true;
      }
      if (tellsWords) {
        const charIndex = utterance.text.split(' ').slice(0, 3).join(' ').length + 1;
        setTimeout(() => utterance.dispatchEvent(Object.assign(new Event('boundary'), { charIndex })), 20);
      }
      if (isDead) return;
      synthesis['speaking'] = true;
      const timer = setTimeout(() => {
        now = null;
        synthesis['speaking'] = false;
        one.isOver = true;
        utterance.dispatchEvent(new Event('end'));
      }, ms);
      now = {
        cancel: () => {
          clearTimeout(timer);
          now = null;
          synthesis['speaking'] = false;
          utterance.dispatchEvent(new Event('error'));
        },
      };
    };
    class Utterance extends EventTarget {
      text: string;
      rate = 1;
      lang = '';
      voice: { name: string } | null = null;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(globalThis, 'said', { value: said });
    if (voices === 'late')
      setTimeout(() => {
        isVoiced = true;
        synthesis.dispatchEvent(new Event('voiceschanged'));
      }, 50);
  }, device);
}

const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => (globalThis as unknown as { said: Said[] }).said);
const wordsOn = async (page: Page): Promise<string[]> => (await saidOn(page)).map(({ words }) => words);

/** What is marked on the page. */
const marked = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('read-aloud') ?? [];
    return range instanceof Range ? String(range) : null;
  });

const button = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Reading aloud' }).getByRole('button', { name });

const aDay = {
  title: 'Read to me',
  book: 'Luke',
  chapter: 21,
  verse: '1-2',
  gospelText: '¹He looked up and saw the rich people. ²He saw a certain poor widow.',
  homilyText: 'She gave *all* that she had.\n> As in 1 Kings 17:8-16.\nAnd we?',
  practice: 'Give a little.',
};

async function onTheDay(page: Page, date: string, given = aDay): Promise<void> {
  await publishHomily(await createWriter(page), date, given);
  await page.goto(`/dashboard/homilies/${date}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(given.title);
}

test('the day is read sentence by sentence, with its passages named and its marks left out', async ({
  page,
}) => {
  await withDevice(page, { voices: 'late' });
  await onTheDay(page, '2021-05-03');
  await expect(button(page, 'Read to me')).toBeVisible();
  await expect(page.getByText('in your device’s own voice. Nothing leaves your device.')).toBeVisible();
  expect(await getLayoutShift(page)).toBeLessThan(0.001);
  await button(page, 'Read to me').press('Enter');
  await expect(button(page, 'Pause')).toBeFocused();
  await expect.poll(() => marked(page)).toBe('He looked up and saw the rich people.');
  await button(page, 'Pause').press('Enter');
  await checkPage(page, 'a day that is read aloud', ['light', 'dark']);
  await button(page, 'Back a sentence').click();
  await button(page, 'Next sentence').click();
  await expect.poll(async () => (await wordsOn(page)).at(-1)).toBe('Give a little.');
  await expect(button(page, 'Read to me')).toBeVisible();
  expect(await marked(page)).toBeNull();
  const words = await wordsOn(page);
  expect(words.slice(0, 2)).toEqual(['Luke 21, 1 to 2', 'He looked up and saw the rich people.']);
  expect(words.slice(-7)).toEqual([
    'He looked up and saw the rich people.',
    'He saw a certain poor widow.',
    'She gave all that she had.',
    'As in First Kings 17, 8 to 16.',
    'And we?',
    'One thing to do',
    'Give a little.',
  ]);
});

test('whoever pauses goes on with the same sentence, at the speed that they like', async ({ page }) => {
  await withDevice(page, { voices: 'late' });
  await onTheDay(page, '2021-05-04');
  await button(page, 'Read to me').click();
  await expect.poll(() => marked(page)).toBe('He looked up and saw the rich people.');
  await button(page, 'Pause').click();
  const heard = await wordsOn(page);
  await page.getByLabel('Speed').selectOption('1.5×');
  expect(await wordsOn(page)).toEqual(heard);
  await button(page, 'Go on').click();
  // A voice that was silenced is spoken to again a moment later.
  await expect
    .poll(async () => (await saidOn(page))[heard.length])
    .toMatchObject({ words: heard.at(-1), rate: 1.5 });
  await expectNoAxeViolations(page, 'reading');
  // From anywhere on the page.
  await page.getByRole('link', { name: 'Settings' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Go on')).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  await button(page, 'Stop').click();
  await expect(button(page, 'Read to me')).toBeFocused();
  expect(await marked(page)).toBeNull();
  await page.reload();
  await button(page, 'Read to me').click();
  await expect(page.getByLabel('Speed')).toHaveValue('1.5');
  // Within the dashboard no page is loaded anew: whoever leaves is not read to any more.
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
});

for (const tellsWords of [false, true])
  test(`a voice that dies in the middle is told to say ${tellsWords ? 'the rest' : 'it again'}, and reading goes on`, async ({
    page,
  }) => {
    await page.clock.install();
    // Fourteen seconds, of a voice that is four times as fast.
    await withDevice(page, { voices: 'late', diesAfterMs: 3_500, tellsWords });
    const homilyText = Array.from(
      { length: 6 },
      (_, at) => `This is sentence ${at}, and it goes on a while.`,
    );
    const date = tellsWords ? '2021-05-07' : '2021-05-05';
    await onTheDay(page, date, { ...aDay, homilyText: homilyText.join('\n') });
    await button(page, 'Read to me').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return (await saidOn(page)).at(-1)?.words;
      })
      .toBe('Give a little.');
    const said = await saidOn(page);
    const dead = said.findIndex(({ isOver }) => !isOver);
    expect(said.filter(({ isOver }, at) => !isOver && at < said.length - 1)).toHaveLength(1);
    const [died = '', again = '', next] = said.slice(dead).map(({ words }) => words);
    expect(homilyText).toContain(died);
    expect(again).toBe(tellsWords ? died.split(' ').slice(3).join(' ') : died);
    expect(next).toBe(homilyText[homilyText.indexOf(died) + 1] ?? 'One thing to do');
  });

test('where the device has no voice, no button promises one, and no line jumps', async ({ page }) => {
  await page.clock.install();
  await withDevice(page, { voices: 'none' });
  await onTheDay(page, '2021-05-06');
  await page.clock.runFor(2_500);
  await expect(button(page, 'Read to me')).toHaveCount(0);
  expect(await getLayoutShift(page)).toBeLessThan(0.001);
});
