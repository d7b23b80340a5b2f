import type { SiteDetails } from './site-details.ts';

export function Privacy({ site }: { site: SiteDetails }) {
  const mail = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  return (
    <>
      <p>
        Effective <time dateTime="2025-03-01">March 1, 2025</time>
      </p>
      <p>
        What a person reads about God is nobody else’s business. This page says what {site.siteName} keeps
        about you, why, for how long, who else touches it, and how to take it back. It is published by{' '}
        {site.organizationName} (EIN {site.ein}), which answers for it.
      </p>

      <section id="what-we-keep">
        <h2>1. What we keep</h2>
        <ul>
          <li>
            <strong>Your first name and email address</strong>, which you give when you sign up, and whether
            the address has been confirmed.
          </li>
          <li>
            <strong>Not your password.</strong> What is kept is a verifier, a number worked out from your
            password by which it can be checked and from which it cannot be read back. It is never stored in
            readable form.
          </li>
          <li>
            <strong>Where you’re logged in:</strong> for each log-in that goes on, when it began and the kind
            of browser (“Chrome on Windows”), so that you can see and end it in your settings.
          </li>
          <li>
            <strong>Your subscription:</strong> which plan, when it began, whether it is active, when it
            renews or ends, and the notices that we sent you about it.
          </li>
          <li>
            <strong>Payments and donations:</strong> dates, sums and receipts. Your card number is typed into
            a page of our payment provider. It does not pass through our machines, and we never see it.
          </li>
          <li>
            <strong>Your preferences:</strong> whether you want the daily email, the size of the type, and
            whether you read by day or by night colors.
          </li>
          <li>
            <strong>The daily email:</strong> that a day’s email was sent to you, so that it is not sent
            twice. We do not record whether you opened it, and our emails carry no tracking images. If emails
            to your address come back, or you tell your mail provider that one is junk, we keep that, so that
            we do not go on sending them.
          </li>
          <li>
            <strong>Where you left off:</strong> for each homily that you begin, how far you got and when, so
            that you can go on from there on any of your devices. Nobody but you is shown it.
          </li>
          <li>
            <strong>What you save and write:</strong> the pages that you save, where you stopped in a
            recording, and the notes and marks that you make at the words of a homily, its Gospel or a post.
            Notes and marks are sealed with a key of your own, so that nobody who looks into our database can
            read them. Nobody but you is shown any of it.
          </li>
          <li>
            <strong>Pages you share:</strong> for each link that you make for a friend, the day, your first
            name, and the words that you send along. Whoever has the link can read them for 14 days. We do not
            record who opened it, or whether anybody did.
          </li>
          <li>
            <strong>Podcast addresses:</strong> for each that you make, the name you give it and the last day
            on which an app asked for it. For a week we also keep scrambled marks of the networks it was asked
            from, which tell nobody where you were, so that we can tell you if it came into other hands.
          </li>
          <li>
            <strong>Server logs:</strong> the time, the address asked for, the network address it was asked
            from, and whether it worked. They hold no email addresses. We use them to keep the site running
            and to stop abuse.
          </li>
          <li>
            <strong>Letters:</strong> what you write to us, and what we answer.
          </li>
        </ul>
      </section>

      <section id="what-we-do-not-do">
        <h2>2. What we do not do</h2>
        <ul>
          <li>We carry no advertisements.</li>
          <li>
            We use no trackers and no analytics service, and load no scripts from other companies on our
            pages.
          </li>
          <li>
            We do not sell, rent, lend or trade anything about you, and we do not share it for advertising.
          </li>
          <li>
            We do not build a profile of you, or of what you read, and no machine makes decisions about you.
          </li>
        </ul>
      </section>

      <section id="sensitive">
        <h2>3. What reading here may say about you</h2>
        <p>
          That somebody has an account here may suggest what they believe. Some laws count information about
          religious belief as sensitive. We treat all of it in that way, wherever you live: the fact of your
          membership is shown to nobody except those named in section 6, and to them only so that they can do
          their part. We do not ask what you believe, and we would rather that you did not have to tell us.
        </p>
      </section>

      <section id="why">
        <h2>4. Why we may use it</h2>
        <p>
          We use what we keep to give you what you subscribed to (the contract between us), to keep the
          records that tax and charity law ask for (a legal duty), and to keep the service safe (a legitimate
          interest that we share with you). So far as an account here reveals anything about belief, we rely
          on your consent in making it, and you can withdraw that by deleting the account.
        </p>
      </section>

      <section id="cookies">
        <h2>5. Cookies and browser storage</h2>
        <p>
          We set no cookies for advertising or for measuring you. One cookie, set when you have signed in,
          tells our sign-in that this browser was yours before, so that a stranger’s wrong guesses at your
          password cannot keep you out; it lasts 400 days and no script can read it. Your browser’s own
          storage then holds the tokens that keep you signed in, and they are removed when you sign out. While
          you are signing up it holds your email address, a random code and what you chose, until you close
          the tab or sign out. It may also hold your type size and colors. If you ask for it in Settings, or
          use this site as an installed app, it keeps the last days’ pages and your notes on them for reading
          offline, until you log out or a week has gone by. The payment provider’s page and portal are its
          own, and may set cookies of their own.
        </p>
      </section>

      <section id="who-else">
        <h2>6. Who else handles it</h2>
        <p>
          We use a few providers, bound by contract to use what they are given for our purposes and not for
          theirs:
        </p>
        <ul>
          <li>
            an <strong>identity provider</strong>, which keeps your name, email address and password verifier
            and checks them when you sign in, wherever we do not do this ourselves;
          </li>
          <li>
            a <strong>card payment provider</strong>, which has your email address, your card and what you
            paid. It is also responsible in its own right for what the law asks of those who take payments;
          </li>
          <li>
            a <strong>mail provider</strong>, which carries our emails to you;
          </li>
          <li>
            a <strong>hosting provider</strong>, on whose machines the site, its database and its backups are
            kept.
          </li>
        </ul>
        <p>
          Write to us and we will tell you their names. We may also have to disclose something to a court or
          an authority. We will do so only when the law truly requires it, give no more than is required, and
          tell you first unless we are forbidden to. If another charity should ever take over this work, it
          would have to keep these promises, and we would tell you beforehand.
        </p>
        <p>
          The machines are in the United States. If you write from elsewhere, what you give us is kept there,
          with the safeguards that your law asks for.
        </p>
      </section>

      <section id="how-long">
        <h2>7. How long</h2>
        <ul>
          <li>
            A sign-up that is never paid for is deleted 24 hours after you began it, or last took it up again.
          </li>
          <li>Your account and preferences are kept for as long as you have the account.</li>
          <li>
            Where you left off in a homily is deleted 90 days after you last read in it, or with your account.
            What you save and write stays until you take it away, or goes with your account.
          </li>
          <li>
            A link that you make for a friend closes after 14 days, and is deleted 90 days after that, or with
            your account.
          </li>
          <li>Server logs are kept for 30 days.</li>
          <li>
            Records of payments and donations are kept for seven years, or longer if tax or charity law says
            so, even after an account is deleted.
          </li>
          <li>Letters are kept for two years after the matter is settled.</li>
          <li>
            When an account that has had a free trial is deleted, we keep a scrambled mark of the email
            address, and one of the card, from which neither can be read, so that the trial is not given
            twice. We use it for nothing else.
          </li>
          <li>
            An email address that refused our emails, or whose owner complained of them, is kept on a list, so
            that we send no more to it. You can ask us to take it off.
          </li>
          <li>
            What has been deleted can remain in backups until they are replaced, which takes some weeks.
            Backups are used only to restore the service.
          </li>
        </ul>
      </section>

      <section id="leaving">
        <h2>8. How to take it with you, and how to leave</h2>
        <p>
          In Settings you can <strong>download my data</strong>, which gives you a file of what your account
          holds, and <strong>delete my account</strong>, which cancels your subscription first and then
          removes the account and everything in it that section 7 does not oblige us to keep. You do not need
          our permission for either.
        </p>
        <p>
          The daily email can be stopped on its own, in Settings or by the link at the foot of each one,
          without signing in.
        </p>
      </section>

      <section id="your-rights">
        <h2>9. Your rights</h2>
        <p>
          You may ask us what we hold about you, have a copy of it, have it corrected, have it deleted, object
          to a use of it, or ask us to stop using it while a question is settled. Much of this you can do for
          yourself in Settings. For the rest, write to {mail}. We will answer within 30 days, at no charge,
          and will ask for no more proof of who you are than the matter needs. Nobody is treated worse for
          asking.
        </p>
        <ul>
          <li>
            <strong>In California</strong> and other states with privacy laws: these are the rights to know,
            correct, delete and take away, and to name someone to ask for you. We do not sell or share
            personal information, and use sensitive information only to provide the service. Some of these
            laws do not bind a charity of our size. We keep to this page regardless.
          </li>
          <li>
            <strong>In the European Union and the United Kingdom</strong>: you may also withdraw a consent at
            any time, and complain to the authority where you live. We would be glad of the chance to put it
            right first.
          </li>
        </ul>
      </section>

      <section id="children">
        <h2>10. Children</h2>
        <p>
          Accounts are for people of 16 and over. We do not knowingly keep anything about a child under 13,
          and if you tell us that we have, we will delete it.
        </p>
      </section>

      <section id="security">
        <h2>11. How it is guarded</h2>
        <p>
          Traffic between your browser and the site is encrypted. Your password is proved when you sign in and
          is not sent. Links that we mail to you expire, and work for one person only. Few people can reach
          what we keep, and only for their work. No system is perfect, and for that reason we try to keep
          little.
        </p>
      </section>

      <section id="breach">
        <h2>12. If something goes wrong</h2>
        <p>
          If what we keep about you is lost or seen by someone who should not have seen it, and it could do
          you harm, we will email you without delay and within the time that the law sets. We will say what
          happened, what it concerned, and what you can do. We will also tell the authorities that the law
          names.
        </p>
      </section>

      <section id="changes">
        <h2>13. If this page changes</h2>
        <p>
          The new page will appear here with its date. If we should ever want to use what we keep for
          something new, we will email you at least 30 days before, and will ask you where the law says that
          we must.
        </p>
      </section>

      <section id="contact">
        <h2>14. How to reach us</h2>
        <p>
          Write to {mail}, or by post to {site.organizationName}, {site.postalAddress}. The{' '}
          <a href="/terms">terms</a> are on a page of their own.
        </p>
      </section>
    </>
  );
}
