interface ConsentProps {
  id: string;
  /** Start of the sentence: 'By signing up'. */
  doing: string;
}

/** The links open in a new tab, so that typed text is not lost. */
export function Consent({ id, doing }: ConsentProps) {
  return (
    <p className="small-print" id={id}>
      {doing} you agree to the <NewTabLink href="/terms">terms of use</NewTabLink>. The{' '}
      <NewTabLink href="/privacy">privacy page</NewTabLink> says what we keep about you.
    </p>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}
