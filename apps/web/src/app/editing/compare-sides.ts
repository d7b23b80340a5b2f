import { toTrustedScriptUrl } from '#ui/trusted-html.ts';
import type { Texts, WorkerAnswer } from './comparison-worker.ts';
// oxlint-disable-next-line import/default -- the bundler provides this import
import workerAddress from './comparison-worker.ts?worker&url';
import type { Comparable, ComparedLink, ComparedPicture } from './history-kind.ts';
import type { TextComparison } from './text-comparison.ts';

export interface ComparedField extends Texts {
  readonly name: string;
  /** Null if the texts are too long, or too different, for a comparison by words. */
  readonly comparison: TextComparison | null;
}

export interface Changes<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
}

export interface Comparison {
  /** Only fields that differ. */
  readonly fields: readonly ComparedField[];
  readonly links: Changes<ComparedLink>;
  readonly pictures: Changes<ComparedPicture>;
  /** Only the formatting differs. */
  readonly isOnlyForm: boolean;
}

export async function compareSides(before: Comparable, after: Comparable): Promise<Comparison> {
  const differing = pairFields(before, after).filter((field) => field.before !== field.after);
  const comparisons = differing.length === 0 ? [] : await compareInWorker(differing);
  const fields = differing.map((field, index) => ({ ...field, comparison: comparisons[index] ?? null }));
  const links = listChanges(before.links, after.links, ({ text, address }) => `${address} ${text}`);
  const pictures = listChanges(before.pictures, after.pictures, ({ src, alt }) => `${src} ${alt}`);
  const isOnlyForm =
    before.form !== after.form &&
    [fields, links.added, links.removed, pictures.added, pictures.removed].every(
      ({ length }) => length === 0,
    );
  return { fields, links, pictures, isOnlyForm };
}

function pairFields(before: Comparable, after: Comparable): (Texts & { name: string })[] {
  const textIn = ({ fields }: Comparable, name: string) =>
    fields.find((field) => field.name === name)?.text ?? '';
  const names = new Set([...before.fields, ...after.fields].map(({ name }) => name));
  return Array.from(names, (name) => ({ name, before: textIn(before, name), after: textIn(after, name) }));
}

/** Compares the lists as multisets. */
function listChanges<T>(before: readonly T[], after: readonly T[], toKey: (each: T) => string): Changes<T> {
  return { added: without(after, before, toKey), removed: without(before, after, toKey) };
}

function without<T>(all: readonly T[], others: readonly T[], toKey: (each: T) => string): T[] {
  const left = others.map(toKey);
  return all.filter((each) => {
    const at = left.indexOf(toKey(each));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** Longer than the worker's own limit, for a worker that fails to load or gets no processor time. */
const timeoutMs = 5_000;

/** Resolves to an empty list if the worker does not answer; the page then shows both sides unmarked. */
function compareInWorker(texts: readonly Texts[]): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const worker = new Worker(toTrustedScriptUrl(workerAddress));
    const settle = (answer: WorkerAnswer) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => settle([]), timeoutMs);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data));
    worker.addEventListener('error', () => settle([]));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    worker.postMessage(texts.map(({ before, after }) => ({ before, after })));
  });
}
