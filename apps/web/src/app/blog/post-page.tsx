import type { PostDetail } from '@wayfare/contracts/calls/post';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ReadingMinutes, readingMinutes } from '#site/layout/reading-minutes.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { useMember } from '../member.tsx';
import { useTitle } from '../use-title.ts';
import { blogAddresses } from './blog-addresses.ts';
import { isBlogAdmin } from './blog-admin.ts';
import { usePost } from './found-post.ts';
import { NoPost } from './no-post.tsx';
import { PostArticle } from './post-article.tsx';

export function PostPage() {
  const { slug = '' } = useParams();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (slug !== '') scrollTo(0, 0);
  }, [slug]);
  return <Opened key={`${slug} ${tries}`} slug={slug} onAgain={() => setTries(tries + 1)} />;
}

function Opened({ slug, onAgain }: { slug: string; onAgain: () => void }) {
  const found = usePost(slug);
  useTitle(found.status === 'known' ? found.post.title : null);
  if (found.status === 'loading') return <Skeleton />;
  return found.status === 'known' ? <Read post={found.post} /> : <NoPost found={found} onAgain={onAgain} />;
}

function Read({ post }: { post: PostDetail }) {
  const isAdmin = isBlogAdmin(useMember().person);
  return (
    <>
      <PostArticle
        post={post}
        heading={<FocusedHeading>{post.title}</FocusedHeading>}
        aside={
          <>
            <ReadingMinutes minutes={readingMinutes(wordsIn(post.content))} />
            <Link to={blogAddresses.list}>All posts</Link>
            {isAdmin && <Link to={blogAddresses.edit(post.id)}>Edit Post</Link>}
          </>
        }
      />
      <Ways post={post} />
    </>
  );
}

const wordsIn = (html: string): string => html.replace(/<[^<>]*>/g, ' ').trim();

function Ways({ post: { previous, next } }: { post: Pick<PostDetail, 'previous' | 'next'> }) {
  if (previous === null && next === null) return null;
  return (
    <nav className="post-ways" aria-label="Other posts">
      {previous && (
        <Link to={blogAddresses.post(previous.slug)} rel="prev">
          <span className="soft">Previous</span>
          <strong>{previous.title}</strong>
        </Link>
      )}
      {next && (
        <Link className="post-way-next" to={blogAddresses.post(next.slug)} rel="next">
          <span className="soft">Next</span>
          <strong>{next.title}</strong>
        </Link>
      )}
    </nav>
  );
}

const Skeleton = () => (
  <div className="essay skeleton" aria-busy="true">
    <p className="vh">Opening the post...</p>
    <span />
    <span />
    <span className="skeleton-plate" />
  </div>
);
