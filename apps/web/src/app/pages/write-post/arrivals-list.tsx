import type { Arrival } from './arrivals.ts';

interface ArrivalsListProps {
  arrivals: readonly Arrival[];
  onAgain: (id: string) => void;
  onCancel: (id: string) => void;
}

/** What can be done about the pictures that are not there yet. How far they are is said beside the text. */
export const ArrivalsList = ({ arrivals, onAgain, onCancel }: ArrivalsListProps) => (
  <ul className="plain arrivals" aria-label="Pictures on their way">
    {arrivals.map(({ id, name, state }) => (
      <li key={id} className="upload">
        <span>{name}</span>
        {state.status === 'failed' ? (
          <>
            <span className="error">{state.message}</span>
            <button className="quiet" type="button" onClick={() => onAgain(id)}>
              Try again<span className="vh"> to upload {name}</span>
            </button>
          </>
        ) : (
          <progress aria-label={`Uploading ${name}`} value={state.status === 'sending' ? state.part : 0} />
        )}
        <button className="quiet" type="button" onClick={() => onCancel(id)}>
          {state.status === 'failed' ? 'Leave out' : 'Cancel'}
          <span className="vh"> {name}</span>
        </button>
      </li>
    ))}
  </ul>
);
