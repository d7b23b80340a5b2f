import { dayColors, dayRanks } from '@wayfare/contracts/calls/homily';
import { correctDay } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { capitalize } from '@wayfare/contracts/rules/liturgical-day';
import { useId, useState } from 'react';
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
  const id = useId();
  const [celebration, setCelebration] = useState(day.celebration);
  const [rank, setRank] = useState(day.rank);
  const [season, setSeason] = useState(day.season);
  const [color, setColor] = useState(day.color);

  async function save(): Promise<string | null> {
    // The server keeps the fields that are left out.
    const body = {
      ...(celebration.trim() !== day.celebration && { celebration }),
      ...(rank !== day.rank && { rank }),
      ...(season !== day.season && { season }),
      ...(color !== day.color && { color }),
    };
    const fault = correctDay.body.safeParse(body).error?.issues[0]?.message;
    if (fault !== undefined) return withCrossMark(fault);
    if (Object.keys(body).length === 0) return withCrossMark('Nothing is changed here yet.');
    onDay(await callApi(correctDay, { params: { date: day.date }, body }), true);
    onDone(withCheckMark('Readers see the day this way from now on.'));
    return null;
  }

  return (
    <Confirm title={`Correct ${wholeDate(day.date)}`} verb="Save Correction" act={save} onClose={onClose}>
      <TextField
        label="Celebration"
        autoComplete="off"
        value={celebration}
        hint="As it appears above the day’s page, in the list, and in the email."
        onText={setCelebration}
      />
      <Choice
        label="Rank"
        options={dayRanks}
        value={rank}
        onChange={setRank}
        name={(each) => rankNames[each]}
      />
      <Choice
        label="Season"
        options={[...new Set([...seasons, season])]}
        value={season}
        onChange={setSeason}
        name={(each) => each}
      />
      <fieldset className="field">
        <legend>Color</legend>
        <Segments
          name={id}
          className="colors"
          options={dayColors}
          value={color}
          onChange={setColor}
          label={capitalize}
        />
      </fieldset>
    </Confirm>
  );
}

interface ChoiceProps<Option extends string> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: Option;
  readonly onChange: (option: Option) => void;
  readonly name: (option: Option) => string;
}

function Choice<Option extends string>({ label, options, value, onChange, name }: ChoiceProps<Option>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="in"
        value={value}
        onChange={({ currentTarget }) => onChange(options[currentTarget.selectedIndex] ?? value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
