import { type Engine, pause } from './engine.ts';

const longestMs = 20_000;

/** The first element in sight of these that is called so, by its label or its words. */
const named = (selector: string, name: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true' && !one.disabled &&
    [one.ariaLabel, document.getElementById(one.getAttribute('aria-labelledby'))?.innerText, one.labels?.[0]?.innerText, one.innerText].some((words) =>
      words?.trim().replace(/\\s+/g, ' ') === ${JSON.stringify(name)}))`;

export const button = (name: string): string => named('button', name);
export const link = (name: string): string => named('a[href]', name);
export const field = (name: string): string => named('input, textarea, [role="textbox"]', name);

/** The page of an engine, for whoever waits as a person does: until what is wanted can be seen. */
export function pageOf(engine: Engine, site: string) {
  async function until(what: string, expression: string): Promise<void> {
    const deadline = Date.now() + longestMs;
    // Between two pages nobody answers.
    while (!(await engine.ask<boolean>(`Boolean(${expression})`).catch(() => false))) {
      if (Date.now() > deadline)
        throw new Error(`waited in vain for ${what}, for ${longestMs / 1_000} s\n${await told()}`);
      await pause(50);
    }
  }
  const told = async (): Promise<string> => {
    const said = 'location.href + "\\n" + document.body.innerText.slice(0, 1500)';
    return engine.ask<string>(said).catch(String);
  };
  return {
    until,
    goTo: (path: string) => engine.goTo(new URL(path, site).href),
    at: (place: RegExp) =>
      until(`the address ${place}`, `${place}.test(location.pathname + location.search)`),
    has: (expression: string) => engine.ask<boolean>(`Boolean(${expression})`),
    says: (words: string) => until(words, `document.body.innerText.includes(${JSON.stringify(words)})`),
    async press(element: string): Promise<void> {
      await until(element, element);
      await engine.press(element).catch((error: unknown) => {
        throw new Error(`${element} cannot be pressed`, { cause: error });
      });
    },
    async type(name: string, text: string): Promise<void> {
      await until(name, field(name));
      await engine.type(field(name), text);
    },
    async fitsItsWidth(): Promise<void> {
      await until('nothing scrolls sideways', 'document.documentElement.scrollWidth <= innerWidth');
    },
  };
}

export type SmokePage = ReturnType<typeof pageOf>;
