import { faqGroups } from '#site/content/faq.ts';
import { questionsHeading } from '#site/content/landing.ts';
import type { SiteNames } from '#site/content/site-names.ts';

export function Questions({ names }: { names: SiteNames }) {
  return (
    <section className="part faq" id="faq" aria-labelledby="faq-title">
      <div className="wrap">
        <h2 className="vh" id="faq-title">
          {questionsHeading}
        </h2>
        {faqGroups(names).map((group, groupIndex) => (
          <div className="leaf" key={group.title}>
            <h3>{group.title}</h3>
            <div>
              {group.entries.map(({ question, answer }, index) => (
                <details key={question} open={groupIndex === 0 && index === 0}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
