import { listHomilyAuthors, listPostAuthors } from '@wayfare/contracts/calls/authors';
import { withToken } from '#api/authenticated-call.ts';
import { call } from '#api/call.ts';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';

interface OfferedNamesProps {
  /** By which a field names its list. */
  id: string;
  of: 'homily' | 'post';
}

/** Whom a by-line may name. Where nobody can tell, nobody is offered. */
export function OfferedNames({ id, of }: OfferedNamesProps) {
  const { config } = useMember();
  const { state } = useQuery(of, () =>
    withToken(config, (token) =>
      call(of === 'homily' ? listHomilyAuthors : listPostAuthors, {}, { config, token }),
    ),
  );
  if (state.status !== 'success') return null;
  return (
    <datalist id={id}>
      {state.data.names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
