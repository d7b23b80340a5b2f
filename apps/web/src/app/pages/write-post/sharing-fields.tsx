import { maxSharingLengths, sharePictures } from '@wayfare/contracts/calls/post';
import { searchResultLengths } from '@wayfare/contracts/rules/post-sharing';
import {
  canonicalUrlMessage,
  getSearchDescription,
  getSearchTitle,
  parseCanonicalUrl,
} from '@wayfare/contracts/rules/post-sharing-fields';
import { useId } from 'react';
import { Segments } from '#ui/segments.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PostEditing } from './use-post-editing.ts';

/** Empty fields default to the title, the excerpt and the card. */
export function SharingFields({ editing: { fields, write } }: { editing: PostEditing }) {
  const pictures = useId();
  return (
    <div className="form">
      <p className="hint">
        What is said of this post where strangers meet it: in searches that lead to the page of the blog, and
        beside a link in a message. What you leave empty is made of its title and its excerpt, never of its
        text.
      </p>
      <TextField
        label="Search title"
        maxLength={maxSharingLengths.searchTitle}
        placeholder={fields.title}
        value={fields.searchTitle}
        onText={(searchTitle) => write({ searchTitle })}
        hint={formatLength(getSearchTitle(fields), searchResultLengths.title)}
      />
      <TextField
        label="Search description"
        rows={3}
        maxLength={maxSharingLengths.searchDescription}
        placeholder={fields.excerpt}
        value={fields.searchDescription}
        onText={(searchDescription) => write({ searchDescription: searchDescription.replaceAll('\n', ' ') })}
        hint={formatLength(getSearchDescription(fields), searchResultLengths.description)}
      />
      <TextField
        label="Words beside a shared link"
        rows={3}
        maxLength={maxSharingLengths.shareText}
        placeholder={getSearchDescription(fields)}
        value={fields.shareText}
        onText={(shareText) => write({ shareText: shareText.replaceAll('\n', ' ') })}
        hint="Empty, they are the search description."
      />
      <fieldset className="field">
        <legend>Picture of a shared link</legend>
        <Segments
          name={pictures}
          options={sharePictures}
          value={fields.sharePicture}
          onChange={(sharePicture) => write({ sharePicture })}
          label={(choice) => pictureNames[choice]}
        />
        {fields.sharePicture === 'hero' && fields.heroImageKey === '' && (
          <p className="hint">There is no hero image from a file yet, so the card is shown.</p>
        )}
      </fieldset>
      <TextField
        label="Where it first appeared"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxSharingLengths.canonicalUrl}
        placeholder="https://"
        value={fields.canonicalUrl}
        onText={(canonicalUrl) => write({ canonicalUrl })}
        fault={parseCanonicalUrl(fields.canonicalUrl) === null ? canonicalUrlMessage : null}
        hint="Its address on another site, if it was there before. Empty, that is here."
      />
      <label className="check">
        <input
          type="checkbox"
          checked={fields.noindex}
          onChange={({ currentTarget }) => write({ noindex: currentTarget.checked })}
        />
        Ask search engines to leave it out
      </label>
    </div>
  );
}

const pictureNames = { card: 'A card with its title', hero: 'The hero image' } as const;

function formatLength(text: string, limit: number): string {
  const { length } = Array.from(text);
  const more = length > limit ? ' The end may be cut off.' : '';
  return `${length} of the ${limit} characters that are shown.${more}`;
}
