/** Counts the parts of pasted text that the schema cannot have. */
export type Losses = Record<Loss, number>;
export type Loss =
  | 'pictures'
  | 'comments'
  | 'code'
  | 'notes'
  | 'links'
  | 'tables'
  | 'lists'
  | 'headings'
  | 'strong';

export const noLosses = (): Losses => ({
  pictures: 0,
  comments: 0,
  code: 0,
  notes: 0,
  links: 0,
  tables: 0,
  lists: 0,
  headings: 0,
  strong: 0,
});

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

const sentences: readonly (readonly [
  loss: Exclude<Loss, 'pictures'>,
  toSentence: (number: number) => string,
])[] = [
  ['comments', (number) => `${count(number, 'comment was', 'comments were')} left out.`],
  ['notes', (number) => `${count(number, 'note was', 'notes were')} left out.`],
  ['code', () => 'Code became plain text.'],
  ['links', (number) => `${count(number, 'link', 'links')} became plain words.`],
  ['tables', (number) => `${count(number, 'table', 'tables')} became lines of text.`],
  ['lists', (number) => `${count(number, 'list', 'lists')} became lines of text.`],
  ['headings', (number) => `${count(number, 'heading', 'headings')} became plain paragraphs.`],
  ['strong', () => 'Bold words became plain words.'],
];

const pictures = (number: number): string =>
  number === 1
    ? '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here.'
    : `${number} pictures were left out: they did not come along with the words. Copy each by itself, or drop their files here.`;

/** One notice; '' if nothing was lost. */
export const toNotice = (losses: Losses): string =>
  [
    ...(losses.pictures > 0 ? [pictures(losses.pictures)] : []),
    ...sentences.flatMap(([loss, toSentence]) => (losses[loss] > 0 ? [toSentence(losses[loss])] : [])),
  ].join(' ');
