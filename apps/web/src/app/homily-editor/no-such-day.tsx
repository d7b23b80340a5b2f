import { Link } from 'react-router';
import { addresses } from '#app/addresses.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';

export const NoSuchDay = () => (
  <div className="flow">
    <FocusedHeading>There is no such day</FocusedHeading>
    <p className="lead">
      Homilies are dated from 1970 to 2100. Choose one in{' '}
      <Link to={addresses.writeHomilies}>the calendar</Link>.
    </p>
  </div>
);
