// Renders a post before the app has loaded.
import type { PostDetail } from '@wayfare/contracts/calls/post';
import type { MemberGroup } from '@wayfare/contracts/rules/policies';
import type { ReactNode } from 'react';
import { readIslandData } from '#islands/page-data.ts';
import { readClaims } from '#session/read-claims.ts';
import { PostAside } from '../pages/blog/post-aside.tsx';
import { PlainContentPicture, PlainHeroPicture } from '../reading/plain-pictures.tsx';
import { PlainPostLine, PostArticle } from '../reading/post-article.tsx';
import { renderPostHtml } from '../reading/post-html.tsx';
import type { LinkProps } from './early-text.tsx';

// Only the type, because the rules are in a file of the app.
const editors: MemberGroup = 'blog-admin';

/** Drafts, which have more details, are left to the app. */
export function renderPost(
  post: PostDetail,
  token: string,
  Link: (props: LinkProps) => ReactNode,
): ReactNode {
  if (post.status === 'DRAFT') return null;
  const { config } = readIslandData(document);
  const groups = readClaims(token)['cognito:groups'];
  return (
    <PostArticle
      post={post}
      line={<PlainPostLine date={post.date.slice(0, 10)} category={post.category} />}
      heading={<h1 tabIndex={-1}>{post.title}</h1>}
      Hero={(props) => <PlainHeroPicture config={config} {...props} />}
      aside={
        <PostAside
          post={post}
          bookmark={<div className="bookmark" />}
          isEditable={Array.isArray(groups) && groups.includes(editors)}
          Link={Link}
        />
      }
      content={renderPostHtml(post.content, (props) => <PlainContentPicture config={config} {...props} />)}
    />
  );
}
