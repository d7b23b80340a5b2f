import { Fragment } from 'react';
import { Conflict } from '#app/editing/conflict.tsx';
import { PostContent } from '#app/reading/post-view.tsx';
import { parseInertHtml } from '#ui/trusted-html.ts';
import type { PostFields } from './post-fields.ts';
import { sharingIn } from './sharing-words.ts';
import type { PostEditing } from './use-post-editing.ts';

export function PostConflict({ editing }: { editing: PostEditing }) {
  const { fields, theirs, keepMine, takeTheirs } = editing;
  if (theirs === null) return null;
  const { draft, updatedAt } = theirs.version;
  return (
    <Conflict
      title="Somebody else saved this post in the meantime"
      mine={inPlainText(fields)}
      theirs={{ ...theirs, isGone: draft === null && updatedAt === null }}
      drawMine={<Shown fields={fields} />}
      drawTheirs={<Shown fields={theirs.typed} />}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}

const Shown = ({ fields }: { fields: PostFields }) => (
  <div className="version">
    <dl>
      <dt>Title</dt>
      <dd>{fields.title || 'None'}</dd>
      <dt>Slug</dt>
      <dd>{fields.slug || 'None'}</dd>
      <dt>Excerpt</dt>
      <dd>{fields.excerpt || 'None'}</dd>
      <dt>Category and date</dt>
      <dd>
        {fields.category || 'None'}, {fields.date}
      </dd>
      <dt>Written by</dt>
      <dd>{fields.author || 'Nobody is named'}</dd>
      {sharingIn(fields).map(([name, words]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
    <div className="prose essay-text version-text">
      <PostContent html={fields.content} />
    </div>
  </div>
);

/** For the clipboard. */
function inPlainText({ title, excerpt, content }: PostFields): string {
  const text =
    parseInertHtml(content.replaceAll(/<\/(?:p|h[1-6]|li|blockquote)>|<br\b/g, '\n$&')).textContent ?? '';
  return [title, excerpt, text.trim()].filter((part) => part !== '').join('\n\n');
}
