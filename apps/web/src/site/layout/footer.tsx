import { type LiturgicalDay, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import type { PageData } from '../page-data.ts';
import { Brand } from './header.tsx';

export function Footer({ names, day }: Pick<PageData, 'names' | 'day'>) {
  return (
    <footer className="foot">
      <div className="wrap columns">
        <div className="flow">
          <Brand siteName={names.siteName} />
          <p className="small-print">
            Published by {names.organizationName}, a <span className="whole">501(c)(3)</span> charity.
            <br />
            Tomorrow: {describeTomorrow(day.tomorrow)}.
            <br />
            Questions go to <a href={`mailto:${names.supportEmail}`}>{names.supportEmail}</a>.
          </p>
        </div>
        <ul className="links">
          <li>
            <a className="quiet" href="/blog_preview">
              Blog
            </a>
          </li>
          <li>
            <a className="quiet" href="/homily_preview">
              Daily Homily
            </a>
          </li>
          <li>
            <a className="quiet" href="/search">
              Search
            </a>
          </li>
          <li>
            <a className="quiet" href="/about">
              About
            </a>
          </li>
          <li>
            <a className="quiet" href="/terms">
              Terms
            </a>
          </li>
          <li>
            <a className="quiet" href="/privacy">
              Privacy
            </a>
          </li>
          <li>
            <button className="quiet" type="button" command="show-modal" commandfor="contact-dialog">
              Contact
            </button>
          </li>
        </ul>
      </div>
    </footer>
  );
}

const describeTomorrow = (day: LiturgicalDay): string => {
  const name = shortenCelebration(day);
  return `${name === 'Weekday' ? 'an ordinary weekday' : name}, in ${day.color}`;
};
