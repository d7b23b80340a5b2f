import type { HomilyFeedItem } from '@wayfare/contracts/calls/homily';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { capitalize, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import { Link, useNavigate } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { formatWeekHeading } from '#app/reading/liturgical-text.ts';
import { groupByWeek } from '#app/reading/month-calendar.tsx';
import { paths } from '#paths.ts';
import { dayAndMonth, dayOfMonth, monthAndYear, shortWeekday } from '#ui/format-date.ts';
import type { MonthDay } from './use-days.ts';

interface HomilyTableProps {
  items: readonly HomilyFeedItem[];
  days: ReadonlyMap<string, MonthDay>;
}

export function HomilyTable({ items, days }: HomilyTableProps) {
  const [newest, oldest] = [items[0]?.date ?? '', items.at(-1)?.date ?? ''];
  return (
    <table className="day-list" role="table">
      <caption className="vh">
        Homilies, {dayAndMonth(oldest, true)} to {dayAndMonth(newest, true)}
      </caption>
      <thead className="vh" role="rowgroup">
        <tr role="row">
          {[monthAndYear(newest), 'Homily', 'Color'].map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groupByWeek(items).map((week) => (
        <tbody key={week.begins} role="rowgroup">
          <tr role="row">
            <th scope="rowgroup" colSpan={3}>
              {formatWeekHeading(
                week.items.flatMap(({ date }) => {
                  const day = days.get(date);
                  return day === undefined ? [] : [day];
                }),
              ) ?? `Week of ${dayAndMonth(week.begins)}`}
            </th>
          </tr>
          {week.items.map((item) => (
            <Row key={item.date} item={item} day={days.get(item.date)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  item: HomilyFeedItem;
  day: MonthDay | undefined;
}

function Row({ item, day }: RowProps) {
  const { pageData } = useMember();
  const navigate = useNavigate();
  const address = paths.homily(item.date);
  const isToday = item.date === pageData.today;
  const feast = day && day.rank !== 'weekday' && day.rank !== 'sunday' ? `. ${shortenCelebration(day)}` : '';
  return (
    // The link in it is for keyboards; the row only widens it for a pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <tr
      role="row"
      data-opens
      data-day={day?.color}
      className={isToday ? 'today' : undefined}
      onClick={(event) => {
        const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
        // Selecting text is not a click.
        if (!isOnLink && getSelection()?.isCollapsed !== false) void navigate(address);
      }}
    >
      <td role="cell" className="list-date">
        <span className="num">{dayOfMonth(item.date)}</span>
        <span className="soft">
          {shortWeekday(item.date)}
          {isToday && ', today'}
        </span>
      </td>
      <td role="cell">
        <Link to={address} aria-describedby={`day-${item.date}`}>
          {getHomilyName(item)}
        </Link>
        <span className="vh" id={`day-${item.date}`}>
          {dayAndMonth(item.date, true)}
        </span>
        <span className="hint">
          {formatReference(item)}
          {feast}
        </span>
      </td>
      <td role="cell">{day && <span className="blaze">{capitalize(day.color)}</span>}</td>
    </tr>
  );
}
