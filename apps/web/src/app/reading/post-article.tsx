// Without hooks: shell/early-post.tsx renders it without React, before the app has loaded.
import type { Post } from '@wayfare/contracts/calls/post';
import type { ReactNode, Ref } from 'react';
import { dayAndMonth } from '#ui/format-date.ts';
import type { HeroProps } from './plain-pictures.tsx';

interface PostArticleProps {
  post: Pick<Post, 'excerpt' | 'heroImageUrl' | 'heroImage' | 'heroImageAlt'>;
  /** Above the heading. */
  line: ReactNode;
  heading: ReactNode;
  Hero: (props: HeroProps) => ReactNode;
  aside?: ReactNode;
  content: ReactNode;
  text?: Ref<HTMLDivElement> | undefined;
  /** Below the text. */
  after?: ReactNode;
}

export const PostArticle = ({ post, line, heading, Hero, aside, content, text, after }: PostArticleProps) => (
  <article className="essay">
    <header className="essay-head">
      <div className="essay-intro">
        {line}
        {heading}
        {post.excerpt !== '' && <p className="lead">{post.excerpt}</p>}
      </div>
      {post.heroImageUrl !== '' && (
        <Hero post={post} alt={post.heroImageAlt} sizes="(min-width: 72rem) 60rem, 94vw" isFirst />
      )}
      {post.heroImage?.credit && <p className="hint hero-credit">{post.heroImage.credit}</p>}
    </header>
    <div className="essay-page">
      <div className="row essay-side">{aside}</div>
      <div>
        <div className="prose essay-text" ref={text}>
          {content}
        </div>
        <div className="essay-after">{after}</div>
      </div>
    </div>
  </article>
);

interface PlainPostLineProps {
  /** Null if it is not known. */
  date: string | null;
  category: string;
  state?: ReactNode;
  /** In place of the date. */
  opensOn?: ReactNode;
}

/** Date and category. */
export const PlainPostLine = ({ date, category, state, opensOn }: PlainPostLineProps) => (
  <p className="hint dotted-line">
    {state}
    {opensOn || (date !== null && <time dateTime={date}>{dayAndMonth(date, true)}</time>)}
    {category !== '' && <span>{category}</span>}
  </p>
);
