import type { ReactNode } from 'react';
import { dayOfMonth, monthAndYear, weekday } from '#ui/format-date.ts';

interface BigDateProps {
  date: string;
  children?: ReactNode;
}

export const BigDate = ({ date, children }: BigDateProps) => (
  <div className="date">
    <span className="date-line">{weekday(date)}</span>
    <span className="num">{dayOfMonth(date)}</span>
    <span className="date-line">{monthAndYear(date)}</span>
    {children}
  </div>
);
