import * as bookmarkCalls from '@wayfare/contracts/calls/bookmarks';
import * as noteCalls from '@wayfare/contracts/calls/notes';
import { canReadHomilies, canReadPosts } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { requireMember, toViewer } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { todayIn } from '../homily/homily-queries.ts';
import { addBookmark, listBookmarks, removeBookmark } from './bookmark-queries.ts';
import type { BookmarkDeps } from './note-keys.ts';
import { deleteNote, listNotes, saveNote } from './note-queries.ts';

const canRead = { homily: canReadHomilies, post: canReadPosts };

/** Listing and deleting need no subscription, so former subscribers keep access. */
export function bookmarkRoutes(app: FastifyInstance, deps: BookmarkDeps): void {
  const member = requireMember(deps.identity);
  const today = todayIn(deps.timeZone, deps.clock);
  route(app, bookmarkCalls.listBookmarks, { member }, async ({ auth }) => ({
    bookmarks: await listBookmarks(deps, auth.member.sub),
  }));
  route(app, bookmarkCalls.setBookmark, { member }, async ({ body: { text, isBookmarked }, auth }) => {
    const { sub } = auth.member;
    if (!isBookmarked) await removeBookmark(deps, sub, text);
    else {
      if (!(await canRead[text.kind](toViewer(deps, auth.member)))) throw problem('subscription_required');
      await addBookmark(deps, sub, text, today());
    }
    return {};
  });
  route(app, noteCalls.listNotes, { member }, ({ query, auth }) => listNotes(deps, auth.member.sub, query));
  route(app, noteCalls.saveNote, { member }, async ({ body, auth }) => {
    if (!(await canRead[body.text.kind](toViewer(deps, auth.member)))) throw problem('subscription_required');
    return { notes: await saveNote(deps, auth.member.sub, body, today()) };
  });
  route(app, noteCalls.deleteNote, { member }, async ({ params, auth }) => {
    await deleteNote(deps, auth.member.sub, params.noteId);
    return {};
  });
}
