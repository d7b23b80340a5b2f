import { listHomilyAuthors, listPostAuthors } from '@wayfare/contracts/calls/authors';
import { withTokenHere } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { useAnswer } from '#app/member/use-query.ts';

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
