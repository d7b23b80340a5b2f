import { type Engine, pause } from './engine.ts';

const timeoutMs = 20_000;

/** An expression that finds the first visible, enabled element with this label or text. */
const findByName = (selector: string, name: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true' && !element.disabled &&
    [element.ariaLabel, document.getElementById(element.getAttribute('aria-labelledby'))?.innerText, element.labels?.[0]?.innerText, element.innerText].some((text) =>
      text?.trim().replace(/\\s+/g, ' ') === ${JSON.stringify(name)}))`;

export const button = (name: string): string => findByName('button', name);
export const link = (name: string): string => findByName('a[href]', name);
export const field = (name: string): string => findByName('input, textarea, [role="textbox"]', name);

/** Helpers that wait until something is visible. */
export function createPage(engine: Engine, site: string) {
  async function waitFor(what: string, expression: string): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    // The expression fails while the browser changes pages.
    while (!(await engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > deadline)
        throw new Error(`${what}: not found within ${timeoutMs / 1_000} s\n${await describePage()}`);
      await pause(50);
    }
  }
  const describePage = (): Promise<string> =>
    engine.evaluate<string>('location.href + "\\n" + document.body.innerText.slice(0, 1500)').catch(String);
  return {
    waitFor,
    goTo: (path: string) => engine.goTo(new URL(path, site).href),
    waitForPath: (path: RegExp) =>
      waitFor(`the path ${path}`, `${path}.test(location.pathname + location.search)`),
    has: (expression: string) => engine.evaluate<boolean>(`Boolean(${expression})`),
    waitForText: (text: string) => waitFor(text, `document.body.innerText.includes(${JSON.stringify(text)})`),
    async click(element: string): Promise<void> {
      await waitFor(element, element);
      await engine.click(element).catch((error: unknown) => {
        throw new Error(`${element} cannot be clicked`, { cause: error });
      });
    },
    async type(name: string, text: string): Promise<void> {
      await waitFor(name, field(name));
      await engine.type(field(name), text);
    },
    async expectNoOverflow(): Promise<void> {
      await waitFor('no sideways scrolling', 'document.documentElement.scrollWidth <= innerWidth');
    },
  };
}

export type SmokePage = ReturnType<typeof createPage>;
