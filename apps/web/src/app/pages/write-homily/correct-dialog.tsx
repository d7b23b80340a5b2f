import { dayColors, dayRanks } from '@wayfare/contracts/calls/homily';
import { correctDay } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { useRef, useState } from 'react';
import { Confirm } from '#app/editing/confirm-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { rankNames } from '#app/reading/liturgical-text.ts';
import { wholeDate } from '#ui/format-date.ts';
import { Segments } from '#ui/segments.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ActionProps } from './homily-kind.ts';

const seasons = ['Advent', 'Christmas Time', 'Ordinary Time', 'Lent', 'Paschal Triduum', 'Easter Time'];

/** Corrects the name, rank, season and color of a day that the charity celebrates differently from the calendar. */
export function CorrectDialog({ details: { day }, onDay, onDone, onClose }: ActionProps) {
  const { callApi } = useMember();
  const form = useRef<HTMLFormElement>(null);
  const [celebration, setCelebration] = useState(day.celebration);
  const [color, setColor] = useState(day.color);
  const before: Readonly<Record<string, unknown>> = { ...day };

  async function save(): Promise<string | null> {
    // The server keeps the fields that are left out.
    const changes = [...new FormData(form.current ?? undefined)].filter(
      ([name, value]) => typeof value === 'string' && value.trim() !== before[name],
    );
    if (changes.length === 0) return withCrossMark('Nothing is changed here yet.');
    const { data, error } = correctDay.body.safeParse(Object.fromEntries(changes));
    if (error) return withCrossMark(error.issues[0]?.message ?? '');
    onDay(await callApi(correctDay, { params: { date: day.date }, body: data }), true);
    onDone(withCheckMark('Readers see the day this way from now on.'));
    return null;
  }

  return (
    <Confirm title={`Correct ${wholeDate(day.date)}`} verb="Save Correction" act={save} onClose={onClose}>
      <form className="flow" ref={form} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Celebration"
          name="celebration"
          autoComplete="off"
          value={celebration}
          onText={setCelebration}
          hint="As it appears above the day’s page, in the list, and in the email."
        />
        <Choice name="rank" value={day.rank} options={dayRanks.map((rank) => [rank, rankNames[rank]])} />
        <Choice
          name="season"
          value={day.season}
          options={[...new Set([...seasons, day.season])].map((season) => [season, season])}
        />
        <fieldset className="field">
          <legend>Color</legend>
          <Segments name="color" options={dayColors} value={color} onChange={setColor} label={capitalize} />
        </fieldset>
      </form>
    </Confirm>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const Choice = ({ name, value, options }: ChoiceProps) => (
  <div className="field">
    <label htmlFor={name}>{capitalize(name)}</label>
    <select className="in" id={name} name={name} defaultValue={value}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
