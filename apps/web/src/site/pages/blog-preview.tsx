import { dayAndMonth } from '#ui/format-date.ts';
import { Plate, plateAt } from '../illustrations/plates.tsx';
import { StillFrame } from '../layout/frames.tsx';
import type { PostPreview, SiteFacts } from '../page-data.ts';

function Picture({ preview }: { preview: PostPreview }) {
  const address = preview.previewImageUrl || preview.heroImageUrl;
  const plate = plateAt(address);
  if (plate) return <Plate name={plate} />;
  return (
    <img className="art" src={address || '/plates/page.svg'} alt="" width="480" height="330" loading="lazy" />
  );
}

function Card({ preview, first }: { preview: PostPreview; first: boolean }) {
  return (
    <article
      className={first ? 'post first' : 'post'}
      data-opens
      data-nosnippet={preview.noindex ? '' : undefined}
    >
      <Picture preview={preview} />
      <div className="post-words">
        <p className="hint">{dayAndMonth(preview.date, first)}</p>
        <h2 className="title">
          <button className="open" type="button" command="show-modal" commandfor="login-dialog">
            {preview.title}
          </button>
        </h2>
        <p className={first ? 'lead excerpt' : 'excerpt'}>{preview.excerpt}</p>
      </div>
    </article>
  );
}

/** The card that was pressed; the script of the page writes its words in. */
function AskedPost() {
  return (
    <div className="asked flow" id="asked" hidden>
      <p className="name" data-part="title" />
      <p data-part="excerpt" />
      <p>
        <a href="/signup">
          <strong>Read it free for seven days</strong>
        </a>
        , or log in:
      </p>
    </div>
  );
}

export function BlogPreviewPage({ facts }: { facts: SiteFacts }) {
  return (
    <StillFrame facts={facts} next="/dashboard/blog" asked={<AskedPost />}>
      <div className="wrap">
        <div className="leaf bloghead">
          <h1 className="pg">The blog</h1>
          <p className="lead">
            Longer than a morning. Essays on the four virtues and the reading of Scripture, on Thursdays. Log
            in to read them, <a href="/signup">begin with seven free days</a>, or <a href="/search">search</a>{' '}
            their titles and first words.
          </p>
        </div>
        {facts.previews.length === 0 ? (
          <p className="empty lead">The first essays are being written. Come back on a Thursday.</p>
        ) : (
          <div className="posts">
            {facts.previews.map((preview, index) => (
              <Card key={preview.id} preview={preview} first={index === 0} />
            ))}
          </div>
        )}
      </div>
    </StillFrame>
  );
}
