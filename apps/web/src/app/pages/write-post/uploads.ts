// Pictures on their way into a text, one after the other. An `upload` node keeps the place of each.
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { incompletePage } from '@wayfare/contracts/messages/login';
import type { Node } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { editorMessages } from '#app/editing/editor-messages.ts';
import type { UploadedImage } from '#app/editing/upload-image.ts';
import { insertBlocks } from '#app/editing/view/commands.ts';
import { postSchema } from './schema.ts';

type State =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly part: number }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'arrived'; readonly image: UploadedImage };

export interface Upload {
  readonly id: string;
  readonly file: File;
  state: State;
  readonly leaving: AbortController;
}

interface UploadDeps {
  readonly view: EditorView;
  readonly config: PublicConfig;
  /** Called on every change, with the pictures that are still to come and what there is to say. */
  readonly onChange: (uploads: readonly Upload[], message: string) => void;
}

/** Puts a place for each file below the block with the caret. */
export function insertPlaces(view: EditorView, files: readonly File[]): Map<string, File> {
  const ids = new Map(files.map((file) => [crypto.randomUUID() as string, file]));
  const places = Array.from(ids, ([id, { name }]) => postSchema.node('upload', { id, name }));
  insertBlocks(places)(view.state, view.dispatch);
  return ids;
}

export class Uploads {
  readonly #uploads = new Map<string, Upload>();
  readonly #deps: UploadDeps;
  #last: Promise<unknown> = Promise.resolve();
  #message = '';

  constructor(deps: UploadDeps) {
    this.#deps = deps;
  }

  /** Resolves to whether all that still have a place have arrived. */
  send(files: ReadonlyMap<string, File>): Promise<boolean> {
    const all = Array.from(files, ([id, file]): Upload => {
      const upload: Upload = { id, file, state: { status: 'waiting' }, leaving: new AbortController() };
      this.#uploads.set(id, upload);
      return upload;
    });
    this.settle();
    const sent = this.#last.then(async () => {
      for (const upload of all) await this.#sendOne(upload);
      return all.every(({ id, state }) => state.status !== 'failed' || !this.#places().has(id));
    });
    this.#last = sent;
    return sent;
  }

  sendAgain(id: string): Promise<boolean> {
    const upload = this.#uploads.get(id);
    return upload === undefined ? Promise.resolve(true) : this.send(new Map([[id, upload.file]]));
  }

  cancel(id: string): void {
    const upload = this.#uploads.get(id);
    if (upload === undefined) return;
    this.#uploads.delete(id);
    upload.leaving.abort(new Error('The upload was canceled.'));
    this.#message = editorMessages.imageCanceled(upload.file.name);
    this.settle();
  }

  stop(): void {
    for (const { leaving } of this.#uploads.values()) leaving.abort(new Error('The page was left.'));
  }

  async #sendOne(upload: Upload): Promise<void> {
    const { file, leaving } = upload;
    if (leaving.signal.aborted) return;
    const become = (state: State, message: string) => {
      if (leaving.signal.aborted) return;
      upload.state = state;
      this.#message = message;
      this.settle();
    };
    const onProgress = (part: number) =>
      become({ status: 'sending', part }, editorMessages.imageSending(file.name, part));
    onProgress(0);
    const { config } = this.#deps;
    const outcome = await import('#app/editing/upload-image.ts').then(
      ({ uploadImage }) => uploadImage({ config, file, onProgress, signal: leaving.signal }),
      () => ({ status: 'failed' as const, message: incompletePage }),
    );
    if (outcome.status === 'done')
      become({ status: 'arrived', image: outcome.image }, editorMessages.imageArrived(file.name));
    else become({ status: 'failed', message: outcome.message }, `${file.name}: ${outcome.message}`);
  }

  #places(): Map<string, { readonly node: Node; readonly pos: number }> {
    const places = new Map<string, { readonly node: Node; readonly pos: number }>();
    if (!this.#deps.view.isDestroyed)
      this.#deps.view.state.doc.descendants((node, pos) => {
        if (node.type.name === 'upload') places.set(String(node.attrs['id']), { node, pos });
        return !node.isTextblock;
      });
    return places;
  }

  /** Replaces the places of pictures that have arrived, and removes those of others that will not come. */
  settle(): void {
    const { view, onChange } = this.#deps;
    if (view.isDestroyed) return;
    const { tr } = view.state;
    for (const [id, { node, pos }] of this.#places()) {
      const state = this.#uploads.get(id)?.state;
      if (state !== undefined && state.status !== 'arrived') continue;
      const [from, to] = [tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize, -1)];
      if (state?.status === 'arrived') tr.replaceWith(from, to, toFigure(state.image));
      else tr.delete(from, to);
    }
    // It is no step of the writer.
    if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
    const open = [...this.#places().keys()].flatMap((id) => this.#uploads.get(id) ?? []);
    onChange(open, this.#message);
  }
}

function toFigure({ url, width, height, alt, credit }: UploadedImage): Node {
  const caption = credit === '' ? [] : [postSchema.text(credit)];
  return postSchema.node('figure', { src: url, width, height, alt }, caption);
}
