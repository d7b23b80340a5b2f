import { toExcerpt } from '@wayfare/contracts/rules/excerpt';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { Passages } from '#texts/homily-text.tsx';
import { monthAndYear, shortWeekday } from '#ui/format-date.ts';
import { type SampleHomily, sampleHomilies } from '../content/sample-homilies.ts';
import { Dialog, StaticFrame } from '../layout/frames.tsx';
import type { PageData } from '../page-data.ts';

const formatReference = ({ book, chapter, verse }: SampleHomily): string =>
  `${book} ${chapter}:${verse.replaceAll('-', '–')}`;

const renderParagraphs = (text: string) =>
  text.split('\n').map((paragraph) => <p key={paragraph.slice(0, 40)}>{paragraph}</p>);

function Row({ homily }: { homily: SampleHomily }) {
  return (
    <tr role="row" data-opens>
      <td role="cell" className="list-date">
        <span className="num">{Number(homily.date.slice(8))}</span>
        <span className="soft">{shortWeekday(homily.date)}</span>
      </td>
      <td role="cell">
        <button className="open" type="button" command="show-modal" commandfor={`homily-${homily.date}`}>
          {homily.title}
        </button>
        <span className="hint">{toExcerpt(stripLightMarks(homily.homilyText))}</span>
      </td>
      <td role="cell" className="hint">
        {formatReference(homily)}
      </td>
      <td role="cell" className="hint gospel-excerpt">
        {toExcerpt(homily.gospelText)}
      </td>
    </tr>
  );
}

export function HomilyPreview({ data }: { data: PageData }) {
  return (
    <StaticFrame data={data}>
      <div className="wrap text-page flow big">
        <div className="columns">
          <h1>Daily homilies</h1>
          <div className="flow">
            <p className="blaze" role="note">
              Preview Mode
            </p>
            <p className="lead">
              Three pages from one week, whole. Subscribers find a new one each morning, and every earlier one
              behind it.
            </p>
            <p>
              <a className="btn" href="/signup">
                Start Your 7-Day Free Trial
              </a>
            </p>
            <p>
              Or <a href="/search">look for a day</a> by a word, a feast, or a passage, or go through the
              Gospels <a href="/gospel">by chapter</a>.
            </p>
          </div>
        </div>
        <h2>{monthAndYear(sampleHomilies[0]?.date ?? data.day.today.date)}</h2>
        <table className="day-list" role="table">
          <caption className="vh">Three sample homilies</caption>
          <thead className="vh" role="rowgroup">
            <tr role="row">
              {['Date', 'Homily', 'Reading', 'Gospel'].map((name) => (
                <th key={name} scope="col" role="columnheader">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {sampleHomilies.map((homily) => (
              <Row key={homily.date} homily={homily} />
            ))}
          </tbody>
        </table>
      </div>
      {sampleHomilies.map((homily) => (
        <Dialog key={homily.date} id={`homily-${homily.date}`} className="text-dialog" title={homily.title}>
          <section className="gospel prose">
            <h3>{formatReference(homily)}</h3>
            <p className="hint">{homily.source}</p>
            {renderParagraphs(homily.gospelText)}
          </section>
          <div className="prose">
            <Passages text={homily.homilyText} />
          </div>
        </Dialog>
      ))}
    </StaticFrame>
  );
}
