import type { WriterProfile } from '@wayfare/contracts/calls/homily';
import { Portrait } from '#ui/by-line.tsx';
import type { SiteDetails } from './site-details.ts';

export function About({ site, writers }: { site: SiteDetails; writers: readonly WriterProfile[] }) {
  return (
    <>
      <p>
        {site.siteName} publishes one page a day. It has the Gospel of that day on it, a reflection that takes
        about four minutes, and one small thing to do. On Thursdays there is an essay as well. That is all we
        make.
      </p>

      <section id="why-a-page-a-day">
        <h2>Why a page a day</h2>
        <p>
          Most of us do not lack good things to read. We lack an end to them. A page has a foot, and when you
          come to it you are sent back to your own kitchen, your own work and the people in the next room,
          which is where the Gospel was going in any case.
        </p>
        <p>
          It is also a great help not to choose. The reading is set by the day, and the same one is being read
          that morning in parishes, hospitals and prisons all over the country. It will sometimes be the last
          thing that you wanted to hear about. Those have often turned out to be the good mornings.
        </p>
      </section>

      <section id="the-gospel-and-the-virtues">
        <h2>The Gospel and the four virtues</h2>
        <p>
          Long before there were Christians, people asked what a person would need in order to live well
          whatever happened, and they kept arriving at the same four. Prudence sees what is there. Justice
          gives each person what is theirs. Fortitude goes on with the good when it has become hard.
          Temperance wants things at their right size. The Church took the list over, and thought it true as
          far as it went.
        </p>
        <p>
          We read the Gospel with these in hand because they keep us honest. A thought about mercy is easy to
          admire. It is harder to get around once it has been put as a question of justice, and concerns your
          brother-in-law. And we read the virtues by the Gospel because four good hinges are not yet a reason
          to open the door. The Gospel says who is knocking.
        </p>
        <p>
          You do not need to believe what we believe to read along. We write as Catholics and try to be plain
          about it. We write for whoever is there.
        </p>
      </section>

      <section id="who-writes-it">
        <h2>Who writes it</h2>
        <p>
          Catholics, writing for {site.organizationName}. Before a page goes out we ask three things of it:
          whether the Gospel says so, whether the Church would recognize it, and whether it could be done by
          somebody tired. We speak for nobody but ourselves, and these pages do not take the place of a
          priest, a parish or a friend. When we get something wrong and you tell us, we put it right and thank
          you.
        </p>
        {writers.length > 0 && (
          <ul className="writers">
            {writers.map(({ name, line, portrait }) => (
              <li key={name}>
                <Portrait name={name} portrait={portrait} />
                <p>
                  <strong>{name}</strong>
                  <br />
                  <span className="soft">{line}</span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>

      <section id="follow-along">
        <h2>Follow along without an account</h2>
        <p>
          The year of the Church goes into the calendar that you have: each day with its feast, its color and
          its Gospel.{' '}
          <a href={`${site.publicUrl.replace(/^https?:/, 'webcal:')}/calendar.ics`}>Subscribe to it</a>, or
          give your calendar this address: <a href="/calendar.ics">{site.publicUrl}/calendar.ics</a>
        </p>
        <p>
          How each new page begins comes to a feed reader as well: the homilies by{' '}
          <a href="/feeds/homilies.xml">RSS</a> or <a href="/feeds/homilies.json">JSON</a>, the blog by{' '}
          <a href="/feeds/blog.xml">RSS</a> or <a href="/feeds/blog.json">JSON</a>.
        </p>
      </section>

      <section id="what-a-subscription-pays-for">
        <h2>What a subscription pays for</h2>
        <p>
          {site.organizationName} is a charity under section 501(c)(3) of the tax code. There are no owners
          and no investors, and nobody is waiting for us to grow. A subscription pays for the writing and the
          editing, for the machines that keep the pages and send the morning email, and for a person to answer
          when you write. Donations carry the rest, and a donation is tax-deductible where a subscription is
          not.
        </p>
      </section>

      <section id="what-we-promise">
        <h2>What we promise</h2>
        <ul>
          <li>No advertisements, and no trackers. What you read here is between you and the page.</li>
          <li>No streaks, no scores, and no reminders that you have been away.</li>
          <li>
            An end to each day. There is nothing below the last line to keep you from getting up, and we count
            it a success when you do.
          </li>
          <li>The price said plainly before you pay it, and a way out as short as the way in.</li>
          <li>Every Gospel text from a translation in the public domain, yours to copy and give away.</li>
        </ul>
        <p>
          If we fail at any of these, tell us at{' '}
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>. A person will read it.
        </p>
      </section>
    </>
  );
}
