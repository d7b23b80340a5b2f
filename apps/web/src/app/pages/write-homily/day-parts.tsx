import type { Coverage } from '@wayfare/contracts/calls/homily-editor';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { Link } from 'react-router';
import { rankNames } from '#app/reading/liturgical-text.ts';
import { blogPaths } from '#paths.ts';
import { mailInWords, signOf } from './state-words.ts';

export type CoveredDay = Coverage['days'][number];

/** Names the color and the rank for screen readers. */
export const DayForListeners = ({ day }: { day: CoveredDay }) => (
  <span className="vh">
    , {day.rank === 'weekday' || day.rank === 'sunday' ? '' : `${rankNames[day.rank]}, `}
    {capitalize(day.color)}.{' '}
  </span>
);

export function DaySign({ day }: { day: CoveredDay }) {
  const { shape, words } = signOf(day);
  return <span className={`sign ${shape}`}>{words}</span>;
}

export function DayMail({ day }: { day: CoveredDay }) {
  const label = mailInWords(day);
  return label === null ? null : <span className="mail-of-day">{label}</span>;
}

/** Empty for editors who may not write posts. */
export function DayPosts({ posts }: Pick<CoveredDay, 'posts'>) {
  if (posts.length === 0) return null;
  return (
    <ul className="posts-of-day">
      {posts.map(({ id, title, state }) => (
        <li key={id}>
          <Link to={blogPaths.edit(id)}>
            {state === 'scheduled' ? 'Scheduled post: ' : 'Post: '}
            {title || 'Without a title'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
