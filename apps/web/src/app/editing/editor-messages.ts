import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';

export const postPublished = 'Post published successfully!';

export const editorMessages = {
  published: withCheckMark(postPublished),
  saved: withCheckMark('Draft saved successfully!'),
  unpublished: withCheckMark('The post is a draft again, and readers do not see it any more.'),
  loggedOut: withCrossMark('You must be logged in to submit a post.'),
  stillSaving: withCrossMark('The last save is not done yet. Please try again in a moment.'),
  notEditing: withCrossMark('Nothing was saved, because you are not editing this post any more.'),
  failed: (why: string) => withCrossMark(`Failed to save. ${why}`),
  unexpected: (message: string) => withCrossMark(`Unexpected error: ${message}`),
  imageOnItsWay: 'The picture is still on its way. Once it is here, the post is saved.',
  imageMissing: withCrossMark(
    'Failed to save. The picture did not arrive. Try it again, or save without it.',
  ),
  imageLoggedOut: withCrossMark('You must be logged in to upload an image.'),
  imageFailed: (message: string) => withCrossMark(`Image upload failed: ${message}`),
  imageSending: (name: string, part: number) =>
    part >= 1 ? `${name} is being prepared.` : `${name}: ${Math.floor(part * 4) * 25}% sent.`,
  imageArrived: (name: string) => `${name} is in the text. Choose it and press Enter to say what it shows.`,
  imageCanceled: (name: string) => `${name} was left out.`,
  notRendered: 'Editor failed to render',
} as const;
