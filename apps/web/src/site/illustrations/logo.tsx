function Strokes() {
  return (
    <>
      <path fill="currentColor" d="M1.4 2.4 26.5 1l.9 8.9L.6 10.6z" />
      <path fill="var(--blaze)" d="m.8 13.9 26-.8-.4 9.2L1.7 23z" />
    </>
  );
}

export function Logo() {
  return (
    <svg viewBox="0 0 28 24" aria-hidden="true">
      <Strokes />
    </svg>
  );
}

/** In the document, so that the app's script need not contain it: `<use href="#logo">`. */
export function LogoSymbol() {
  return (
    <svg className="vh" aria-hidden="true">
      <symbol id="logo" viewBox="0 0 28 24">
        <Strokes />
      </symbol>
    </svg>
  );
}
