import { virtues, virtuesHeading, virtuesIntro, virtuesWord } from '#site/content/landing.ts';
import { Rose } from '#site/drawing/rose.tsx';
import { BandSlopes } from '#site/drawing/slopes.tsx';

export function Virtues() {
  const [before, after] = virtuesIntro.split(virtuesWord);
  return (
    <section className="part night" id="virtues" aria-labelledby="virtues-title">
      <BandSlopes />
      <div className="wrap leaf">
        <div>
          <Rose initials={virtues.map(({ name }) => name.charAt(0))} />
        </div>
        <div className="flow">
          <h2 id="virtues-title">{virtuesHeading}</h2>
          <p className="lead">
            {before}
            <b lang="la">{virtuesWord}</b>
            {after}
          </p>
          <dl className="virtues">
            {virtues.map(({ name, sense, practice }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{sense}</dd>
                <dd>{practice}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
