import { type ComponentProps, Suspense, useId, useState } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { TextField } from '#ui/text-field.tsx';

const OfferedNames = lazyComponent(() => import('./offered-names.tsx').then((part) => part.OfferedNames));

type AuthorFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onText' | 'fault' | 'maxLength'
> & { of: ComponentProps<typeof OfferedNames>['of'] };

/** The by-line: any name, and those that were used before are offered. */
export function AuthorField({ of, ...field }: AuthorFieldProps) {
  const id = useId();
  const [isEntered, setIsEntered] = useState(false);
  return (
    <>
      <TextField
        {...field}
        list={id}
        onFocus={() => setIsEntered(true)}
        autoComplete="off"
        hint="The name in the by-line. May stay empty."
      />
      <Suspense>{isEntered && <OfferedNames id={id} of={of} />}</Suspense>
    </>
  );
}
