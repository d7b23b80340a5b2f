const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'November 28, 2026'. Spelled by hand: the library that knows every language's dates weighs more than a form may. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}, ${year}`;
}
