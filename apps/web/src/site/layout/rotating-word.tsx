import { heroWords } from '../content/landing.ts';

const letters = (word: string): { key: string; letter: string }[] =>
  Array.from(word).map((letter, index) => ({ key: `${word}${index}`, letter }));

/** The word that turns every two seconds, letter by letter, in CSS alone: without animation the first one stands. */
export function RotatingWord() {
  return (
    <span className="slot">
      {heroWords.map((word) => (
        <span className="word" key={word}>
          {letters(word).map(({ key, letter }) => (
            <span key={key}>{letter}</span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** The three at once, for those who hear the page. */
export const rotatingWords: string = heroWords.join(' ');

export function PauseWord() {
  return (
    <label className="pause">
      <input type="checkbox" className="vh" />
      <span>Stop the motion</span>
    </label>
  );
}
