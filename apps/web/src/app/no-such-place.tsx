import { Link } from 'react-router';
import { addresses } from './addresses.ts';

export function NoSuchPlace() {
  return (
    <div className="flow">
      <h1 className="pg">There is no such place here</h1>
      <p className="lead">
        Go back to <Link to={addresses.profile}>your profile</Link>.
      </p>
    </div>
  );
}
