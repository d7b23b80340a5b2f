// One chunk: a text that is reviewed has both.
export { Comments } from './comments.tsx';
export { ReviewPart } from './review-part.tsx';
