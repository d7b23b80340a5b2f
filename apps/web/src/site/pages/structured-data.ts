import { faqGroups } from '../content/faq.ts';
import type { SiteFacts } from '../facts.ts';

/** What search engines may know of the landing page: who publishes it, and the questions it answers. */
export const questionsAsData = ({ names }: SiteFacts): unknown => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebSite',
      '@id': `${names.publicUrl}/#site`,
      name: names.siteName,
      url: `${names.publicUrl}/`,
      publisher: { '@id': `${names.publicUrl}/#publisher` },
    },
    {
      '@type': 'NGO',
      '@id': `${names.publicUrl}/#publisher`,
      name: names.organizationName,
      url: `${names.publicUrl}/about`,
      nonprofitStatus: 'https://schema.org/Nonprofit501c3',
      email: names.supportEmail,
    },
    {
      '@type': 'FAQPage',
      mainEntity: faqGroups(names).flatMap(({ entries }) =>
        entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  ],
});
