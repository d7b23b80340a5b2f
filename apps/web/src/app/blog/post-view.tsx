import type { Post } from '@wayfare/contracts/calls/post';
import type { ReactNode, Ref } from 'react';
import { ByLine } from '#ui/by-line.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { PostContent } from './post-content.tsx';
import { PostLine } from './post-line.tsx';

type Shown = Pick<
  Post,
  | 'title'
  | 'date'
  | 'category'
  | 'status'
  | 'excerpt'
  | 'content'
  | 'heroImageUrl'
  | 'heroImage'
  | 'heroImageAlt'
  | 'publishAt'
  | 'publishZone'
  | 'author'
>;

interface PostViewProps {
  post: Shown;
  /** The title, as the heading of its page. */
  heading: ReactNode;
  /** What can be done with the post, at its side. */
  aside?: ReactNode;
  /** What stands below its words. */
  after?: ReactNode;
  /** Its words themselves. */
  text?: Ref<HTMLDivElement>;
}

/** A post as its readers see it. */
export function PostView({ post, heading, aside, after, text }: PostViewProps) {
  return (
    <article className="essay">
      <header className="essay-head">
        <div className="essay-words">
          <PostLine post={post} />
          {heading}
          {post.excerpt !== '' && <p className="lead">{post.excerpt}</p>}
        </div>
        {post.heroImageUrl !== '' && (
          <HeroPicture post={post} alt={post.heroImageAlt} sizes="(min-width: 72rem) 60rem, 94vw" isFirst />
        )}
        {post.heroImage?.credit && <p className="hero-credit">{post.heroImage.credit}</p>}
      </header>
      <div className="essay-page">
        <div className="essay-side">{aside}</div>
        <div>
          <div className="prose essay-text" ref={text}>
            <PostContent html={post.content} />
          </div>
          <div className="essay-after">
            {post.author !== '' && <ByLine author={post.author} writer={null} />}
            {after}
          </div>
        </div>
      </div>
    </article>
  );
}
