import { maxSearchLength } from '@wayfare/contracts/calls/search';
import type { ComponentProps, ReactNode } from 'react';

interface SearchBoxProps extends Pick<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  input?: ComponentProps<'input'>;
  /** Hidden fields. */
  children?: ReactNode;
}

/** The form of the search. Works without scripts. */
export const SearchBox = ({ input, children, ...form }: SearchBoxProps) => (
  <search>
    <form {...form}>
      <label className="vh" htmlFor="search-box">
        Words, a feast, or a passage
      </label>
      <div className="search-box">
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <path d="M11 3.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM16.5 16.5 23 23" />
        </svg>
        <input
          className="in"
          id="search-box"
          type="search"
          name="q"
          placeholder="Word, saint, passage, date"
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          {...input}
        />
        <button className="btn" type="submit">
          Search
        </button>
      </div>
      {children}
    </form>
  </search>
);
