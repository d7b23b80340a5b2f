import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { useParams } from 'react-router';
import { useTitle } from '#app/use-title.ts';
import { Editor } from './editor.tsx';
import { NoSuchDay } from './no-such-day.tsx';
import { Opening } from './opening.tsx';
import { wholeDate } from './state-words.ts';

export function EditHomily() {
  const { date = '' } = useParams();
  return isHomilyDate(date) ? <EditDate key={date} date={date} /> : <NoSuchDay />;
}

function EditDate({ date }: { date: string }) {
  useTitle(`Write for ${wholeDate(date)}`);
  return <Opening date={date}>{(homily) => <Editor homily={homily} />}</Opening>;
}
