import posts from './sample-posts.json' with { type: 'json' };

/** Newest first. The HTML in the file has an element on each line: p, h2, h3, blockquote, ul, ol, li, strong, em and links only. */
export const samplePosts = posts.map((post) => ({ ...post, content: post.content.join('\n') }));
