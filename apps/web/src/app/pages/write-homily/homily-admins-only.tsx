import { canEditHomilies } from '@wayfare/contracts/rules/policies';
import { Link, Outlet } from 'react-router';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';

export function HomilyAdminsOnly() {
  return canEditHomilies(useMember().person) ? <Outlet /> : <AccessDenied />;
}

export function AccessDenied() {
  const { supportEmail } = useMember().config;
  return (
    <div className="flow">
      <h1 className="pg">Access denied (homily-admin only).</h1>
      <p className="lead">
        Homilies are written here by a few of us. To read them, go to{' '}
        <Link to={paths.homilies}>the list of homilies</Link>.
      </p>
      <p className="soft">
        Are you one of those who write? Please tell us at{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, and log in again once that is done.
      </p>
    </div>
  );
}
