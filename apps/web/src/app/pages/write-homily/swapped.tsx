import { homilyStates } from '@wayfare/contracts/calls/homily-editor';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '#paths.ts';
import { wholeDate } from '#ui/format-date.ts';
import { stateNames } from './state-words.ts';

/** What the dialog leaves with the address. */
const left = z.object({ days: z.array(z.object({ date: z.string(), state: z.enum(homilyStates) })) });

/** How both days stand, for whoever comes here by swapping them; once, and not after a reload. */
export function Swapped() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [swapped] = useState(() => z.safeParse(left, state));
  const { success: isSwapped } = swapped;
  useEffect(() => {
    if (isSwapped) void navigate('.', { replace: true, state: null });
  }, [isSwapped, navigate]);
  const [other, here] = swapped.data?.days ?? [];
  if (here === undefined || other === undefined) return null;
  return (
    <p className="notice-box" role="status">
      The two days have changed places. {wholeDate(here.date)}: {stateNames[here.state]}.{' '}
      <Link to={paths.writeHomily(other.date)}>{wholeDate(other.date)}</Link>: {stateNames[other.state]}.
    </p>
  );
}
