import { dayAndMonth } from '#ui/format-date.ts';
import { findIllustration, Illustration } from '../illustrations/post-illustrations.tsx';
import { StaticFrame } from '../layout/frames.tsx';
import type { PageData, PostPreview } from '../page-data.ts';

function Picture({ preview }: { preview: PostPreview }) {
  const address = preview.previewImageUrl || preview.heroImageUrl;
  const illustration = findIllustration(address);
  if (illustration) return <Illustration name={illustration} />;
  return (
    <img className="art" src={address || '/plates/page.svg'} alt="" width="480" height="330" loading="lazy" />
  );
}

function Card({ preview, isFirst }: { preview: PostPreview; isFirst: boolean }) {
  return (
    <article
      className={isFirst ? 'post first' : 'post'}
      data-opens
      data-nosnippet={preview.noindex ? '' : undefined}
    >
      <Picture preview={preview} />
      <div className="post-text">
        <p className="hint">{dayAndMonth(preview.date, isFirst)}</p>
        <h2 className="title">
          <button className="open" type="button" command="show-modal" commandfor="login-dialog">
            {preview.title}
          </button>
        </h2>
        <p className={isFirst ? 'lead excerpt' : 'excerpt'}>{preview.excerpt}</p>
      </div>
    </article>
  );
}

/** The card that was clicked; enhance.ts fills it in. */
function SelectedPost() {
  return (
    <div className="selected-post flow" id="selected-post" hidden>
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

export function BlogPreviewPage({ data }: { data: PageData }) {
  return (
    <StaticFrame data={data} next="/dashboard/blog" beforeLogin={<SelectedPost />}>
      <div className="wrap">
        <div className="columns blog-head">
          <h1>The blog</h1>
          <p className="lead">
            Longer than a morning. Essays on the four virtues and the reading of Scripture, on Thursdays. Log
            in to read them, <a href="/signup">begin with seven free days</a>, or <a href="/search">search</a>{' '}
            their titles and first words.
          </p>
        </div>
        {data.previews.length === 0 ? (
          <p className="empty lead">The first essays are being written. Come back on a Thursday.</p>
        ) : (
          <div className="posts">
            {data.previews.map((preview, index) => (
              <Card key={preview.id} preview={preview} isFirst={index === 0} />
            ))}
          </div>
        )}
      </div>
    </StaticFrame>
  );
}
