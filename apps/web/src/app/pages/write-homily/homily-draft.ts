import type { EditedHomily, HomilyWarning } from '@wayfare/contracts/calls/homily-editor';
import type { ReviewStatus } from '@wayfare/contracts/calls/review-state';
import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import * as z from 'zod/mini';
import type { Autosave, Draft, There } from '#app/editing/autosave.ts';
import { draftStorage } from '#app/editing/draft-storage.ts';
import { localDraftsOf } from '#app/editing/local-drafts.ts';
import type { DraftKind } from '#app/offline/draft-keys.ts';
import { type TypedHomily, typedFrom, typedHomily } from './typed-homily.ts';

interface HomilyFacts {
  readonly hasUnpublishedChanges: boolean;
  readonly warnings: readonly HomilyWarning[];
  /** Undefined where texts are not reviewed. */
  readonly review?: ReviewStatus | undefined;
}

/** Null where there is no draft yet. */
type Version = number | null;

export type HomilyThere = There<TypedHomily, Version, HomilyFacts>;
export type HomilyDraft = Draft<TypedHomily, Version, HomilyFacts>;
export type HomilyAutosave = Autosave<TypedHomily, Version, HomilyFacts>;

export const draftThere = ({
  draft,
  hasUnpublishedChanges,
  warnings,
  review,
}: EditedHomily): HomilyThere => ({
  typed: typedFrom(draft?.content ?? emptyHomily),
  version: draft?.version ?? null,
  savedAt: draft?.savedAt ?? null,
  savedBy: draft?.savedBy ?? null,
  facts: { hasUnpublishedChanges, warnings, review },
});

/** By date. */
export const localHomilies = (owner: string, kind: DraftKind) =>
  localDraftsOf<TypedHomily, Version>(draftStorage, {
    what: 'homily',
    owner,
    kind,
    typed: typedHomily,
    version: z.nullable(z.int()),
  });
