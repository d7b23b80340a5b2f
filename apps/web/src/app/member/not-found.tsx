import { Link, useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useMember } from './member.tsx';

export function NotFoundPage() {
  const { config } = useMember();
  const navigate = useNavigate();
  return (
    <div className="flow">
      <h1>We can’t find that page</h1>
      <p className="lead">The {config.siteName} page you are looking for does not exist.</p>
      <p className="row">
        <a className="btn" href="/">
          Home
        </a>
        <LinkButton onClick={() => void (history.length > 1 ? navigate(-1) : navigate(paths.profile))}>
          Go back
        </LinkButton>
        <Link to={paths.profile}>Your profile</Link>
      </p>
    </div>
  );
}
