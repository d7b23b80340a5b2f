import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { MissingWords } from './lazy-dialogs.ts';

export type Missing = Omit<ComponentProps<typeof MissingWords>, 'asked'>;

/** Holds back what readers would see, as long as pictures are without words, and asks for them where it was pressed. */
export function useAskingForWords(missing: Missing): {
  holds: (isOpening: boolean) => boolean;
  request: ReactNode;
} {
  const [asked, setAsked] = useState(0);
  const isMissing = missing.pictures.length > 0;
  return {
    holds: (isOpening) => {
      setAsked(isOpening && isMissing ? asked + 1 : 0);
      return isOpening && isMissing;
    },
    request: asked > 0 && isMissing && (
      <Suspense>
        <MissingWords {...missing} asked={asked} />
      </Suspense>
    ),
  };
}
