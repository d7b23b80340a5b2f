import { ReadingMinutes, readingMinutes } from '#site/layout/reading-minutes.tsx';

export const Minutes = ({ text }: { text: string }) => <ReadingMinutes minutes={readingMinutes(text)} />;

export const PrintButton = () => (
  <button className="quiet link" type="button" onClick={() => print()}>
    Print this page
  </button>
);
