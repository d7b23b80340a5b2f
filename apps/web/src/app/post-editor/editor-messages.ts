import { postMessages } from '@wayfare/contracts/calls/post';
import { crossed, ticked } from '@wayfare/contracts/words/message-marks';

export const editorMessages = {
  ...postMessages,
  published: ticked('Post published successfully!'),
  saved: ticked('Draft saved successfully!'),
  unpublished: ticked('The post is a draft again, and readers do not see it any more.'),
  loggedOut: crossed('You must be logged in to submit a post.'),
  failed: (why: string) => crossed(`Failed to save. ${why}`),
  unexpected: (message: string) => crossed(`Unexpected error: ${message}`),
  imageOnItsWay: 'The picture is still on its way. Once it is here, the post is saved.',
  imageMissing: crossed('Failed to save. The picture did not arrive. Try it again, or save without it.'),
  imageLoggedOut: crossed('You must be logged in to upload an image.'),
  imageFailed: (message: string) => crossed(`Image upload failed: ${message}`),
  imageSending: (name: string, part: number) =>
    part >= 1 ? `${name} is being prepared.` : `${name}: ${Math.floor(part * 4) * 25}% sent.`,
  imageArrived: (name: string) => `${name} is in the text. Choose it and press Enter to say what it shows.`,
  imageCanceled: (name: string) => `${name} was left out.`,
  leftOut: (pictures: number) =>
    pictures === 1
      ? '1 picture was left out: it did not come along with the words. Copy it by itself, or drop its file here.'
      : `${pictures} pictures were left out: they did not come along with the words. Copy each by itself, or drop their files here.`,
  notRendered: 'Editor failed to render',
} as const;
