import { isPageChange, pageButtons } from '@wayfare/contracts/rules/paging';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PagerProps {
  page: number;
  totalPages: number;
  addressOf: (page: number) => string;
}

/** Up to five pages, with a way to the next newer and older one. What would change nothing is no link. */
export function Pager({ page, totalPages, addressOf }: PagerProps) {
  const way = (to: number, words: ReactNode) =>
    isPageChange(page, to, totalPages) ? (
      <Link to={addressOf(to)}>{words}</Link>
    ) : (
      <span className="off">{words}</span>
    );
  return (
    <nav className="pager" aria-label="Pages">
      {way(page - 1, 'Newer')}
      {pageButtons(page, totalPages).map((each) =>
        each === page ? (
          <span key={each} aria-current="page">
            <span className="vh">Page </span>
            {each}
          </span>
        ) : (
          <Link key={each} to={addressOf(each)}>
            <span className="vh">Page </span>
            {each}
          </Link>
        ),
      )}
      {way(page + 1, 'Older')}
    </nav>
  );
}
