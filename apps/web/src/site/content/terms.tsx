import { donationRange, maxDonation } from '@wayfare/contracts/rules/donation';
import { formatMoneyShort } from '@wayfare/contracts/rules/money';
import { formatPlanPrice, formatPrice } from '@wayfare/contracts/rules/plans';
import type { SiteDetails } from './site-details.ts';

export function Terms({ site }: { site: SiteDetails }) {
  const mail = <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
  return (
    <>
      <p>
        Effective <time dateTime="2025-03-01">March 1, 2025</time>
      </p>
      <p>
        These are the terms on which {site.siteName} is offered. We have tried to write them so that they can
        be read once, by anybody, without a lawyer. By making an account, or by paying for a plan, you agree
        to them.
      </p>

      <section id="who-we-are">
        <h2>1. Who we are</h2>
        <p>
          {site.siteName}, at {site.publicUrl}, is published by {site.organizationName}, a charitable
          organization under section 501(c)(3) of the Internal Revenue Code (EIN {site.ein}), of{' '}
          {site.postalAddress}. In these terms, “we” is that organization and “you” is the person using the
          site.
        </p>
      </section>

      <section id="the-service">
        <h2>2. What you get</h2>
        <p>
          While your subscription is active you can read each day’s reflection on the Gospel, the earlier
          ones, and the blog, and you can have the morning email. Anyone may read the public pages without
          paying or signing in.
        </p>
        <p>
          We mean to publish every day. If a page is late, or a day is missed, or a feature changes, that is
          not a breach of these terms; but if the service stops for long, section 16 says what we will do.
        </p>
      </section>

      <section id="account-and-age">
        <h2>3. Your account, and your age</h2>
        <ul>
          <li>
            You must be at least 16 to have an account, and at least 18 to pay for a plan or make a donation.
          </li>
          <li>
            Give an email address that is yours. We send a link to it, and the account opens when you have
            followed the link.
          </li>
          <li>
            An account is for one person. Keep your password to yourself, and tell us if you think that
            somebody else has it.
          </li>
        </ul>
      </section>

      <section id="plans-and-trial">
        <h2>4. Plans and the free trial</h2>
        <ul>
          <li>
            <strong>Yearly: {formatPlanPrice('yearly')}.</strong> It begins with seven free days. Your card is
            kept during those days and is not charged. Unless you cancel before they end,{' '}
            {formatPrice('yearly')} is charged on the eighth day.
          </li>
          <li>
            <strong>Monthly: {formatPlanPrice('monthly')}.</strong> It is charged on the day you begin. There
            is no trial.
          </li>
        </ul>
        <p>
          The trial is offered once to each person, each email address and each card. If you have had it, we
          say before you pay that the first year is charged at once. If it was the card that had one, we end
          the new trial as soon as it begins, charge nothing for it, and write to you; you can then subscribe
          without it. Prices are in United States dollars. If a tax has to be added, you will see it before
          you pay.
        </p>
      </section>

      <section id="renewal">
        <h2>5. Renewal, and how we tell you</h2>
        <p>
          <strong>
            Both plans renew by themselves until you cancel: the yearly plan each year at{' '}
            {formatPrice('yearly')}, the monthly plan each month at {formatPrice('monthly')}, charged to the
            card that you left with our payment provider.
          </strong>{' '}
          You agree to this when you subscribe, and the payment page says it again before you do.
        </p>
        <p>
          We email you before a free trial ends, and again before each yearly renewal, with the date, the sum
          and the way to cancel, in time for you to act on it. If a payment fails, our payment provider will
          try again, and you keep your access for up to seven days while it does.
        </p>
      </section>

      <section id="canceling">
        <h2>6. Canceling</h2>
        <p>
          You can cancel at any time and need give no reason. Open Subscription in your dashboard and follow
          the link to our payment provider’s portal; it emails you a link to sign in with, and you cancel
          there. If that does not work for you, write to {mail} and we will do it.
        </p>
        <p>
          When you cancel, nothing more is charged, and you can read to the end of the period you have paid
          for. If you cancel during the free trial, you are charged nothing and can read until the trial would
          have ended.
        </p>
      </section>

      <section id="refunds">
        <h2>7. Refunds</h2>
        <p>
          We do not refund part of a month or of a year as a rule, because access continues to the end of it.
          If a yearly charge took you by surprise, write to us within 30 days of it and we will refund it and
          end the subscription. If you were charged by mistake, we will refund the mistake whenever it is
          found. Nothing here takes away a right to a refund that the law gives you.
        </p>
      </section>

      <section id="price-changes">
        <h2>8. If the price changes</h2>
        <p>
          We will email you at least 30 days before a new price applies to you. It will never apply to a
          period that you have already paid for, and you may cancel before it begins.
        </p>
      </section>

      <section id="donations">
        <h2>9. Donations</h2>
        <p>
          When you subscribe you may add a donation, from {donationRange}. It is optional and is charged once,
          on the same day; it does not renew. If you would like to give more than{' '}
          {formatMoneyShort(maxDonation)}, please write to {mail}.
        </p>
        <p>
          A donation is a gift to {site.organizationName} for its charitable purposes. You receive no goods or
          services in return for it. It is tax-deductible to the extent that the law allows, and we email you
          a receipt that states what was given and when. A subscription is a purchase and is{' '}
          <strong>not</strong> tax-deductible. When both are paid together, the receipt shows them apart. We
          cannot give tax advice.
        </p>
        <p>
          Donations are not usually returned. If you gave by mistake, or mistook the amount, tell us within 30
          days and we will put it right.
        </p>
      </section>

      <section id="fair-use">
        <h2>10. Fair use</h2>
        <p>Please do not:</p>
        <ul>
          <li>share your sign-in, or sell access to the service;</li>
          <li>copy the pages in bulk, by hand or by machine;</li>
          <li>try to get at other people’s accounts or data, or to get around the limits of your own;</li>
          <li>overload the service, or use it for anything unlawful.</li>
        </ul>
        <p>
          If you find a weakness in the site, tell us. We will be grateful, and will not pursue you for it.
        </p>
      </section>

      <section id="the-writing">
        <h2>11. The writing, and what you may do with it</h2>
        <p>
          The Gospel text is in the public domain where the page says so, and you may copy that as you like.
          The reflections, the essays, the drawings and the site itself belong to us or to those who made
          them.
        </p>
        <p>
          You may print a page for yourself, give a copy of it to a friend, read it aloud, use it with a class
          or a group that meets in person, and quote from it if you say where it came from. Ask us first if
          you would like to publish a whole page, gather pages into a collection, or use them to make
          something for sale.
        </p>
        <p>
          If you write to us, we may act on what you suggest without owing you anything. We will not publish
          your letter without asking.
        </p>
      </section>

      <section id="what-this-is-not">
        <h2>12. What this is not</h2>
        <p>
          These pages are reflections by their authors. They are not the official teaching of the Catholic
          Church, and they are not spiritual direction, counseling, or medical, legal or financial advice.
          Bring a grave matter to a person who can hear the whole of it: a priest, a doctor, somebody you
          trust.
        </p>
        <p>
          Nobody watches our mail around the clock. If you or somebody near you is in danger, call your local
          emergency number. In the United States that is 911, and 988 reaches the Suicide and Crisis Lifeline
          by telephone or text.
        </p>
      </section>

      <section id="payment-provider">
        <h2>13. The payment page and other services</h2>
        <p>
          Payments are taken on a page run by our card payment provider, under its own terms. Your card number
          goes to it and does not pass through us. Other companies carry our mail and run the machines that
          the site lives on; the <a href="/privacy">privacy page</a> says what each one does. Where we link to
          other people’s sites, we are not answerable for what they say or do.
        </p>
      </section>

      <section id="no-warranty">
        <h2>14. What we do not promise</h2>
        <p>
          We take care over the service, and we offer it as it is. As far as the law allows, we make no
          warranty beyond these terms: we do not promise that it will never be interrupted, that it is free of
          mistakes, or that it will suit every purpose.
        </p>
      </section>

      <section id="liability">
        <h2>15. The limit of our liability</h2>
        <p>
          As far as the law allows, we are not liable for indirect or consequential loss, and our whole
          liability to you in connection with the service is limited to what you paid us for it in the twelve
          months before the claim arose, or $50, whichever is more.
        </p>
        <p>
          Nothing here limits liability for fraud, gross negligence or willful wrongdoing, for injury to a
          person, or for anything else that may not be limited by law. Nothing here takes away a right that
          you have as a consumer.
        </p>
      </section>

      <section id="ending">
        <h2>16. How it ends</h2>
        <p>
          You can delete your account at any time in Settings. This cancels your subscription first, and your
          access ends at once.
        </p>
        <p>
          We may suspend or close an account that seriously breaks these terms. We will tell you why, and will
          hear you. If we close your account for any reason other than a serious breach, or if we end the
          service, we will refund the part of your subscription that you can no longer use.
        </p>
      </section>

      <section id="changes">
        <h2>17. If these terms change</h2>
        <p>
          We will put the new terms here with their date. If a change matters to your rights or to what you
          pay, we will email you at least 30 days before it applies, and you may cancel before then. A change
          does not apply to anything that happened earlier.
        </p>
      </section>

      <section id="law">
        <h2>18. Law and courts</h2>
        <p>
          These terms are governed by the laws of {site.governingLaw}, apart from its rules on the conflict of
          laws. Disputes go to the state or federal courts located there. If you live elsewhere and your own
          law protects you as a consumer, or lets you sue at home, that is not taken away, and either of us
          may use a small claims court. Before any of that, please write to us. Most things can be mended by a
          letter.
        </p>
        <p>
          If a court finds that part of these terms cannot be enforced, the rest stands. If we do not insist
          on a right at once, we have not given it up.
        </p>
      </section>

      <section id="contact">
        <h2>19. How to reach us</h2>
        <p>
          Write to {mail}, or by post to {site.organizationName}, {site.postalAddress}.
        </p>
      </section>
    </>
  );
}
