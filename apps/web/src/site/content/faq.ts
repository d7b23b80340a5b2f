import { donationRange } from '@wayfare/contracts/rules/donation';
import { formatPlanPrice, formatPrice, formatPricePerMonth } from '@wayfare/contracts/rules/plans';
import type { SiteDetails } from './site-details.ts';

type FaqEntry = { readonly question: string; readonly answer: string };
type FaqGroup = { readonly title: string; readonly entries: readonly FaqEntry[] };

function tenets(): FaqGroup {
  return {
    title: 'Tenets',
    entries: [
      {
        question: 'Do I have to be Catholic to read this?',
        answer:
          'No. The Gospel of the day is the one read at Mass, and the writers are Catholic. The virtues were old before any of us, and belong to whoever will practice them.',
      },
      {
        question: 'Is virtue not an old-fashioned word?',
        answer:
          'It is an old word for a plain thing: being able to do what is good, steadily, without a struggle every time. We try to say it in words you would use at work.',
      },
      {
        question: 'Is this official Church teaching?',
        answer:
          'No. These are reflections by people who try to think with the Church, and they carry no authority beyond that of being right. Where the Church teaches something we mean to say it faithfully, and where the Church leaves a question open we mean to leave it open too. If you think that we have got something wrong, write to us.',
      },
      {
        question: 'Which Gospel is it, and which translation?',
        answer:
          'The Gospel read at Mass that day, by the calendar used in the United States. The text is the World English Bible, a modern translation in the public domain, so that every page can be copied and given away. It is not the translation you will hear in church, and we say so on the page.',
      },
      {
        question: 'Do you write about politics?',
        answer:
          'No. The Gospel has plenty to say to people who hold power and to people who vote, and some days it will say it to you. We do not tell anybody whom to vote for.',
      },
    ],
  };
}

const general = (site: SiteDetails): FaqGroup => ({
  title: 'General',
  entries: [
    {
      question: 'What does a subscription open?',
      answer:
        'Each day’s page in full, every earlier page, the blog, and the morning email if you want it. Both plans open the same things.',
    },
    {
      question: 'Can I read it on a phone, or by email?',
      answer:
        'Both. The site reads well on a phone, and there is nothing to install. An email also comes each morning with the day’s page, and you can stop it, and start it again, without touching your subscription.',
    },
    {
      question: 'What if I miss a day?',
      answer:
        'Then the day has passed, as days do. Nothing is counted and nothing piles up. The page will be there, under its date, if you ever want it.',
    },
    {
      question: 'Who is behind it?',
      answer: `${site.organizationName}, a charity under section 501(c)(3). Subscriptions pay for the writing and for keeping the site up.`,
    },
    {
      question: 'What happens to my data?',
      answer: `We keep your first name, your email address, your subscription and your reading settings, and we use them to run the service. There are no advertisements and no trackers, and nothing about you is sold or lent to anyone. You can download what we hold, or delete your account, from Settings. The privacy page says the rest; ${site.supportEmail} answers questions.`,
    },
  ],
});

const subscription = (site: SiteDetails): FaqGroup => ({
  title: 'Subscription',
  entries: [
    {
      question: 'What does it cost?',
      answer: `${formatPlanPrice('yearly')}, which comes to ${formatPricePerMonth('yearly')} a month, with the first seven days free. Or ${formatPlanPrice('monthly')} from the first day, with no trial.`,
    },
    {
      question: 'When am I charged?',
      answer: `On the yearly plan your card is kept but not charged for seven days. On the eighth day it is charged ${formatPrice('yearly')}, unless you cancel before then, and after that once a year until you cancel. On the monthly plan, ${formatPrice('monthly')} the day you begin, and then each month on that date until you cancel.`,
    },
    {
      question: 'How do I cancel?',
      answer:
        'At any time. Open Subscription in your dashboard and follow the link to our payment provider, who will email you a link to sign in with. It takes a minute or two, and nobody will argue with you. You keep reading to the end of what you have paid for.',
    },
    {
      question: 'Can I give something as well?',
      answer: `Yes, once, when you subscribe: from ${donationRange}. For a larger donation, please write to ${site.supportEmail}. You will be sent a receipt.`,
    },
    {
      question: 'Is any of it tax-deductible?',
      answer:
        'The subscription is not, because you receive something for it. A donation is, as far as the law allows, and its receipt says what your accountant will want to know.',
    },
  ],
});

export const faqGroups = (site: SiteDetails): readonly FaqGroup[] => [
  tenets(),
  general(site),
  subscription(site),
];
