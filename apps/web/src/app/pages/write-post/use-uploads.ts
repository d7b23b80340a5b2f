import { incompletePage } from '@wayfare/contracts/messages/login';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import type { Upload, Uploads } from './uploads.ts';

interface Progress {
  readonly uploads: readonly Upload[];
  readonly message: string;
}

/** The pictures on their way into this text. `onSending` gets a promise of whether they arrive. */
export function useUploads(onSending: (haveArrived: Promise<boolean>) => void) {
  const { config } = useMember();
  const [progress, setProgress] = useState<Progress>({ uploads: [], message: '' });
  const loaded = useRef<Promise<Uploads> | null>(null);
  const current = useRef<Uploads | null>(null);

  function load(view: EditorView): Promise<Uploads> {
    loaded.current ??= import('./uploads.ts').then((part) => {
      current.current = new part.Uploads({
        view,
        config,
        onChange: (uploads, message) => setProgress({ uploads, message }),
      });
      return current.current;
    });
    return loaded.current;
  }
  useEffect(() => {
    return () => {
      current.current?.stop();
      loaded.current = null;
    };
  }, []);

  function report(sent: Promise<boolean>): void {
    onSending(
      sent.catch(() => {
        loaded.current = null;
        setProgress({ uploads: [], message: incompletePage });
        return false;
      }),
    );
  }

  return {
    ...progress,
    /** Each file has a place in the text. */
    send: (view: EditorView, files: ReadonlyMap<string, File>) =>
      report(load(view).then((uploads) => uploads.send(files))),
    /** Puts the places in only once the uploads know them. */
    take: (view: EditorView, files: readonly File[]) =>
      report(
        Promise.all([load(view), import('./uploads.ts')]).then(([uploads, part]) =>
          uploads.send(part.insertPlaces(view, files)),
        ),
      ),
    /** Undo brings places back and removes them. */
    settle: () => current.current?.settle(),
    again: (id: string) => {
      if (loaded.current) onSending(loaded.current.then((uploads) => uploads.sendAgain(id)));
    },
    cancel: (id: string) => current.current?.cancel(id),
  };
}
