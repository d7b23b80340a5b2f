import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { $getRoot, HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical';
import { textRun } from '#app/editing/document/blocks.ts';
import { editorMessages } from '#app/editing/editor-messages.ts';
import { type UploadedImage, uploadImage } from '#app/editing/upload-image.ts';
import { $isArriving, type ArrivingNode, type ExpectedPicture } from './nodes/arriving-node.ts';
import { FigureNode } from './nodes/nodes.ts';

export interface Sending extends ExpectedPicture {
  readonly file: File;
}

type State =
  | { readonly status: 'waiting' | 'canceled' }
  | { readonly status: 'sending'; readonly part: number }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'arrived'; readonly image: UploadedImage };

/** A picture that has a place in the text and is not there yet. */
export interface Arrival {
  readonly id: string;
  readonly name: string;
  readonly state: State;
}

interface Known extends Sending {
  state: State;
  readonly leaving: AbortController;
}

interface ArrivalsNeeds {
  readonly editor: LexicalEditor;
  readonly config: PublicConfig;
  /** Told of every change: what is still to come, and what there is to say of it. */
  readonly tell: (arrivals: readonly Arrival[], said: string) => void;
}

/** The pictures that are on their way into one text, one after the other, each to the place that is kept for it. */
export class Arrivals {
  readonly #known = new Map<string, Known>();
  readonly #needs: ArrivalsNeeds;
  readonly #end: () => void;
  #last: Promise<unknown> = Promise.resolve();
  #said = '';

  constructor(needs: ArrivalsNeeds) {
    this.#needs = needs;
    // Undoing brings places back, and takes them away.
    this.#end = needs.editor.registerUpdateListener(() => this.#settle());
  }

  /** Resolves to whether all that still have a place in the text are there. */
  send(pictures: readonly Sending[]): Promise<boolean> {
    const all = pictures.map((picture): Known => {
      const known: Known = { ...picture, state: { status: 'waiting' }, leaving: new AbortController() };
      this.#known.set(picture.id, known);
      return known;
    });
    this.#tell();
    const sent = this.#last.then(async () => {
      // In the order in which they stand.
      for (const known of all) await this.#sendOne(known);
      return all.every(({ id, state }) => state.status !== 'failed' || !this.#places().has(id));
    });
    this.#last = sent;
    return sent;
  }

  sendAgain(id: string): Promise<boolean> {
    const known = this.#known.get(id);
    return known === undefined ? Promise.resolve(true) : this.send([known]);
  }

  cancel(id: string): void {
    const known = this.#known.get(id);
    if (known === undefined) return;
    known.state = { status: 'canceled' };
    known.leaving.abort(new Error('The upload was canceled.'));
    this.#said = editorMessages.imageCanceled(known.name);
    this.#settle();
  }

  stop(): void {
    this.#end();
    for (const { leaving } of this.#known.values()) leaving.abort(new Error('The page was left.'));
  }

  async #sendOne(known: Known): Promise<void> {
    if (known.state.status !== 'waiting') return;
    const { file, name, leaving } = known;
    const become = (state: State, said: string) => {
      if (leaving.signal.aborted) return;
      known.state = state;
      this.#said = said;
      this.#settle();
    };
    const onProgress = (part: number) =>
      become({ status: 'sending', part }, editorMessages.imageSending(name, part));
    onProgress(0);
    const { config } = this.#needs;
    const outcome = await uploadImage({ config, file, onProgress, signal: leaving.signal });
    if (outcome.status === 'done')
      become({ status: 'arrived', image: outcome.image }, editorMessages.imageArrived(name));
    else become({ status: 'failed', message: outcome.message }, `${name}: ${outcome.message}`);
  }

  #places(): Map<string, ArrivingNode> {
    return this.#needs.editor.read(() => {
      const places = $getRoot().getChildren().filter($isArriving);
      return new Map(places.map((node) => [node.getPicture().id, node]));
    });
  }

  /** Whatever has arrived stands in its place, and what will not come has none. */
  #settle(): void {
    const { editor } = this.#needs;
    const over = [...this.#places()].filter(([id]) => isOver(this.#known.get(id)?.state));
    if (over.length > 0)
      editor.update(
        () => {
          for (const [id, place] of over) this.#$close(place, this.#known.get(id)?.state);
        },
        // On its way it was no step of the writer's.
        { discrete: true, tag: HISTORY_MERGE_TAG },
      );
    this.#tell();
  }

  #$close(place: ArrivingNode, state: State | undefined): void {
    if (state?.status !== 'arrived') {
      place.remove();
      return;
    }
    const { url, width, height, credit } = state.image;
    // What the library knows of it, where nothing came with it.
    const alt = place.getPicture().alt || state.image.alt;
    const caption = credit === '' ? [] : [textRun(credit)];
    place.replace(
      new FigureNode({ kind: 'figure', src: url, alt, isDecoration: false, caption, width, height }),
    );
  }

  #tell(): void {
    const places = this.#places();
    for (const [id, place] of places) {
      const element = this.#needs.editor.getElementByKey(place.getKey());
      if (element !== null) element.dataset['says'] = saysOf(this.#known.get(id)?.state);
    }
    const arrivals = [...places.keys()].flatMap((id) => this.#known.get(id) ?? []);
    this.#needs.tell(
      arrivals.map(({ id, name, state }) => ({ id, name, state })),
      this.#said,
    );
  }
}

/** What nobody knows was copied from a text that is gone. */
const isOver = (state: State | undefined): boolean =>
  state === undefined || state.status === 'arrived' || state.status === 'canceled';

function saysOf(state: State | undefined): string {
  if (state?.status === 'failed') return 'did not arrive';
  return state?.status === 'sending' ? `${Math.round(state.part * 100)}%` : 'waits';
}
