import { listCategories } from '@wayfare/contracts/calls/categories';
import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { useEffect, useId, useRef, useState } from 'react';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { TextField } from '#ui/text-field.tsx';

interface CategoryFieldProps {
  value: string;
  onText: (category: string) => void;
}

/** Not a valid name, so it cannot clash with a category. */
const another = '\n';

const alike = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (category: string): string => category.trim().replace(/\s+/g, ' ').toLowerCase();

/** Existing categories as choices, so that a typing error creates no new category. */
export function CategoryField({ value, onText }: CategoryFieldProps) {
  const id = useId();
  const { config } = useMember();
  const { state } = useQuery('categories', () =>
    withToken(config, (token) => call(listCategories, {}, { config, token })),
  );
  const inUse = state.status === 'success' ? state.data.categories : [];
  const [isNew, setIsNew] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) name.current?.focus();
  }, [isNew]);
  const same = isNew ? inUse.find((category) => alike(category, value)) : undefined;

  function choose(chosen: string) {
    setIsNew(chosen === another);
    onText(chosen === another ? '' : chosen);
  }
  function finish() {
    if (same === undefined && value.trim() !== '') return;
    setIsNew(false);
    onText(same ?? '');
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Category</label>
        <select
          className="in"
          id={id}
          value={isNew ? another : value}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">None</option>
          {(isNew || value === '' || inUse.includes(value) ? inUse : [...inUse, value]).map((category) => (
            <option key={category}>{category}</option>
          ))}
          <option value={another}>A new category…</option>
        </select>
      </div>
      {isNew && (
        <TextField
          label="New category"
          ref={name}
          maxLength={maxPostLengths.category}
          autoComplete="off"
          value={value}
          onText={onText}
          onBlur={finish}
          hint={
            same === undefined
              ? 'Readers choose posts by it: best a word that others will fit as well.'
              : `“${same}” is there already, and this post will stand with the others.`
          }
        />
      )}
    </>
  );
}
