import { dayColors, dayRanks } from '@wayfare/contracts/calls/homily';
import { correctDay } from '@wayfare/contracts/calls/homily-editor';
import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { capitalize, type LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { useId, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { rankNames } from '#app/reading/liturgical-text.ts';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';

type Correctable = Pick<LiturgicalDay, 'celebration' | 'rank' | 'season' | 'color'>;

interface CorrectionFormProps {
  day: LiturgicalDay;
  onCorrected: (day: LiturgicalDay) => void;
}

const seasons = ['Advent', 'Christmas Time', 'Ordinary Time', 'Lent', 'Paschal Triduum', 'Easter Time'];

export function CorrectionForm({ day, onCorrected }: CorrectionFormProps) {
  const { callApi } = useMember();
  const id = useId();
  const [typed, setTyped] = useState<Correctable>(day);
  const [fault, setFault] = useState<string | undefined>();
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const line = useRef<HTMLOutputElement>(null);

  function change(part: Partial<Correctable>) {
    setTyped({ ...typed, ...part });
    setMessage(null);
  }

  async function save(): Promise<string> {
    const corrected = await callApi(correctDay, {
      params: { date: day.date },
      body: differences(typed, day),
    });
    onCorrected(corrected);
    return withCheckMark('Saved. Readers see the day this way from now on.');
  }

  async function send() {
    if (isSaving) return;
    setMessage(null);
    const wrong = faultIn(typed);
    setFault(wrong);
    if (wrong !== undefined) return;
    if (Object.keys(differences(typed, day)).length === 0) {
      setMessage(withCrossMark('Nothing is changed here yet.'));
      return;
    }
    setIsSaving(true);
    setMessage(await save().catch(toFailureMessage));
    setIsSaving(false);
    line.current?.focus();
  }

  return (
    <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
      <TextField
        label="Celebration"
        autoComplete="off"
        value={typed.celebration}
        hint="As it appears above the day’s page, in the list, and in the email."
        fault={fault}
        onText={(celebration) => {
          change({ celebration });
          setFault(undefined);
        }}
      />
      <div className="field">
        <label htmlFor={`${id}-rank`}>Rank</label>
        <select
          id={`${id}-rank`}
          className="in"
          value={typed.rank}
          onChange={({ currentTarget }) => {
            const rank = dayRanks.find((each) => each === currentTarget.value);
            if (rank) change({ rank });
          }}
        >
          {dayRanks.map((rank) => (
            <option key={rank} value={rank}>
              {rankNames[rank]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-season`}>Season</label>
        <select
          id={`${id}-season`}
          className="in"
          value={typed.season}
          onChange={({ currentTarget }) => change({ season: currentTarget.value })}
        >
          {[...new Set([...seasons, day.season])].map((season) => (
            <option key={season}>{season}</option>
          ))}
        </select>
      </div>
      <fieldset className="field">
        <legend>Color</legend>
        <div className="seg colors">
          {dayColors.map((color) => (
            <label key={color} data-day={color}>
              <input
                type="radio"
                name={`${id}-color`}
                checked={typed.color === color}
                onChange={() => change({ color })}
              />
              {capitalize(color)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="field">
        <StatusLine message={message} ref={line} />
        <Button isBusy={isSaving} busyText="Saving...">
          Save Correction
        </Button>
      </div>
    </form>
  );
}

/** Only the changed fields; the server keeps the others. */
function differences(typed: Correctable, day: Correctable): Partial<Correctable> {
  const celebration = typed.celebration.trim();
  return {
    ...(celebration !== day.celebration && { celebration }),
    ...(typed.rank !== day.rank && { rank: typed.rank }),
    ...(typed.season !== day.season && { season: typed.season }),
    ...(typed.color !== day.color && { color: typed.color }),
  };
}

const faultIn = ({ celebration }: Correctable): string | undefined =>
  correctDay.body.safeParse({ celebration }).error?.issues[0]?.message;
