import type { ListedPost } from '@wayfare/contracts/calls/post';
import { Link } from 'react-router';
import { HeroPicture } from '#app/reading/hero-picture.tsx';
import { PostLine } from '#app/reading/post-line.tsx';
import { blogPaths } from '#paths.ts';

interface PostCardProps {
  post: ListedPost;
  isFirst: boolean;
  isEditable: boolean;
}

const sizes = (isFirst: boolean): string =>
  isFirst ? '(min-width: 48rem) 40rem, 92vw' : '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 92vw';

export function PostCard({ post, isFirst, isEditable }: PostCardProps) {
  return (
    <article className={isFirst ? 'post first' : 'post'}>
      <HeroPicture post={post} alt="" sizes={sizes(isFirst)} isFirst={isFirst} />
      <div className="post-text">
        <PostLine post={post} />
        <h2>
          <Link className="whole-card" to={blogPaths.post(post.slug)}>
            {post.title || 'Untitled'}
          </Link>
        </h2>
        {post.excerpt !== '' && <p className={isFirst ? 'lead' : undefined}>{post.excerpt}</p>}
        {isEditable && (
          <p>
            <Link className="edit-post" to={blogPaths.edit(post.id)}>
              Edit Post<span className="vh"> {post.title || 'Untitled'}</span>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
