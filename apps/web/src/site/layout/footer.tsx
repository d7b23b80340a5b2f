import { type LiturgicalDay, shortenCelebration } from '@wayfare/contracts/rules/liturgical-day';
import type { PageData } from '../page-data.ts';
import { Brand } from './header.tsx';

const links = [
  ['/blog_preview', 'Blog'],
  ['/homily_preview', 'Daily Homily'],
  ['/search', 'Search'],
  ['/about', 'About'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const;

export function Footer({ site, day }: Pick<PageData, 'site' | 'day'>) {
  return (
    <footer className="footer">
      <div className="wrap columns">
        <div className="flow">
          <Brand siteName={site.siteName} />
          <p className="small-print">
            Published by {site.organizationName}, a <span className="no-wrap">501(c)(3)</span> charity.
            <br />
            Tomorrow: {describeTomorrow(day.tomorrow)}.
            <br />
            Questions go to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
          </p>
        </div>
        <ul className="links">
          {links.map(([path, label]) => (
            <li key={path}>
              <a className="quiet" href={path}>
                {label}
              </a>
            </li>
          ))}
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
