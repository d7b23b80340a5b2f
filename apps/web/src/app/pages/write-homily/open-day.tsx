import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { TextField } from '#ui/text-field.tsx';

interface OpenDayProps {
  readonly label: string;
  /** Chosen at first. */
  readonly date: string;
  readonly hint?: string;
}

/** Leads to the editor of a day. */
export function OpenDay({ label, date: initialDate, hint }: OpenDayProps) {
  const navigate = useNavigate();
  const [date, setDate] = useState(initialDate);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="row"
      noValidate
      onSubmit={(event) =>
        submit(event, () => {
          setIsWrong(!isHomilyDate(date));
          if (isHomilyDate(date)) void navigate(paths.writeHomily(date));
        })
      }
    >
      <TextField
        label={label}
        type="date"
        min="1970-01-01"
        max="2100-12-31"
        value={date}
        onText={setDate}
        hint={hint}
        fault={isWrong ? 'Please choose a day from 1970 to 2100.' : null}
      />
      <Button>Open</Button>
    </form>
  );
}
