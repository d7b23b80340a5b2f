import { listHomilyAuthors, listPostAuthors } from '@wayfare/contracts/calls/authors';
import { call } from '#api/call.ts';
import { useMember } from '#app/member.tsx';
import { useAnswer } from '#app/use-answer.ts';
import { withTokenHere } from '#app/with-token.ts';

interface OfferedNamesProps {
  /** By which a field names its list. */
  id: string;
  of: 'homily' | 'post';
}

/** Whom a by-line may name. Where nobody can tell, nobody is offered. */
export function OfferedNames({ id, of }: OfferedNamesProps) {
  const { config } = useMember();
  const { answer } = useAnswer(of, () =>
    withTokenHere(config, (token) =>
      call(of === 'homily' ? listHomilyAuthors : listPostAuthors, {}, { config, token }),
    ),
  );
  if (answer.status !== 'known') return null;
  return (
    <datalist id={id}>
      {answer.value.names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
