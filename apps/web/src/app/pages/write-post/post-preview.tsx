import './preview.css';
import type { PostStatus } from '@wayfare/contracts/calls/post';
import { searchResultLengths } from '@wayfare/contracts/rules/post-sharing';
import {
  getSearchDescription,
  getSearchTitle,
  getShareText,
} from '@wayfare/contracts/rules/post-sharing-fields';
import { PreviewDialog } from '#app/editing/preview-dialog.tsx';
import { useMember } from '#app/member/member.tsx';
import { isOwnPicture } from '#app/reading/own-picture.ts';
import { PostView } from '#app/reading/post-view.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import type { PostFields } from './post-fields.ts';

interface PostPreviewProps {
  post: PostFields;
  status: PostStatus;
  onClose: () => void;
}

/** The post as readers see it, and as search engines and shared links show it. */
export function PostPreview({ post, status, onClose }: PostPreviewProps) {
  const page = (
    <PostView
      post={{ ...post, status }}
      heading={<p className="essay-title">{post.title || 'Untitled'}</p>}
    />
  );
  return (
    <PreviewDialog
      title="As readers will see it"
      className="text-dialog wide"
      forms={{
        Page: page,
        'Search result': <SearchResult post={post} />,
        'Shared link': <SharedLink post={post} />,
      }}
      onClose={onClose}
    />
  );
}

const cut = (text: string, most: number): string => {
  const signs = Array.from(text);
  return signs.length > most ? `${signs.slice(0, most).join('').trimEnd()}…` : text;
};

/** About as a search engine shows it. */
function SearchResult({ post }: { post: PostFields }) {
  const { siteName } = useMember().config;
  return (
    <div className="flow">
      <div className="as-result">
        <p className="hint">
          {siteName} · {location.host} › blog_preview
        </p>
        <p className="as-result-title">
          {cut(getSearchTitle(post) || 'Untitled', searchResultLengths.title)}
        </p>
        <p>{cut(getSearchDescription(post), searchResultLengths.description)}</p>
      </div>
      <p className="hint">
        {post.noindex
          ? 'Search engines are asked to leave this post out.'
          : 'The post itself needs a log-in, so search engines find it by its title and these words, on the page of the blog. They may choose other words.'}
      </p>
    </div>
  );
}

/** About as a message shows a link to it: the card is drawn in earnest once the post is published. */
function SharedLink({ post }: { post: PostFields }) {
  const { config } = useMember();
  const { siteName } = config;
  const title = getSearchTitle(post) || 'Untitled';
  const isHero =
    post.sharePicture === 'hero' && post.heroImageKey !== '' && isOwnPicture(config, post.heroImageUrl);
  return (
    <div className="flow">
      <div className="as-link">
        {isHero ? (
          <img src={post.heroImageUrl} alt={post.heroImageAlt} />
        ) : (
          <div className="as-card">
            <p>The {siteName} blog</p>
            <p className="as-card-title">{post.title || 'Untitled'}</p>
            <p>{dayAndMonth(post.date, true)}</p>
          </div>
        )}
        <p className="hint">{location.host}</p>
        <p className="as-link-title">{title}</p>
        <p>{getShareText(post)}</p>
      </div>
      <p className="hint">Each program shows it a little differently, and cuts what is long.</p>
    </div>
  );
}
