import type { Post } from '@wayfare/contracts/calls/post';
import { type ReactNode, type Ref, useMemo, useState } from 'react';
import { ByLine } from '#ui/by-line.tsx';
import { useMember } from '../member/member.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { PlainContentPicture } from './plain-pictures.tsx';
import { PostArticle } from './post-article.tsx';
import { renderPostHtml } from './post-html.tsx';
import { PostLine } from './post-line.tsx';

function ContentPicture({ image }: { image: Element }) {
  const { config } = useMember();
  const [isBroken, setIsBroken] = useState(false);
  return (
    <PlainContentPicture
      config={config}
      image={image}
      isBroken={isBroken}
      onError={() => setIsBroken(true)}
    />
  );
}

interface PostViewProps {
  post: Pick<
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
  heading: ReactNode;
  aside?: ReactNode;
  after?: ReactNode;
  text?: Ref<HTMLDivElement>;
}

export function PostView({ post, heading, aside, after, text }: PostViewProps) {
  const content = useMemo(() => renderPostHtml(post.content, ContentPicture), [post.content]);
  return (
    <PostArticle
      post={post}
      line={<PostLine post={post} />}
      heading={heading}
      Hero={HeroPicture}
      aside={aside}
      content={content}
      text={text}
      after={
        <>
          {post.author !== '' && <ByLine author={post.author} writer={null} />}
          {after}
        </>
      }
    />
  );
}
