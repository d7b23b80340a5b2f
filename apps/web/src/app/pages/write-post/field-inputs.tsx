import { maxPostLengths } from '@wayfare/contracts/calls/post';
import { maxSlugLength } from '@wayfare/contracts/rules/slug';
import { type Ref, useId } from 'react';
import { AuthorField } from '#app/editing/author-field.tsx';
import { toPlainLines } from '#app/editing/convert-paste.ts';
import { TextBox, TextField } from '#ui/text-field.tsx';
import { AddressNote } from './address-note.tsx';
import { CategoryField } from './category-field.tsx';
import { HeroField } from './hero-field.tsx';
import type { PostEditing } from './use-post-editing.ts';

interface FieldInputsProps {
  editing: PostEditing;
  slugRef: Ref<HTMLInputElement>;
  heroAltRef: Ref<HTMLInputElement>;
}

/** The fields of a post except title and text. */
export function FieldInputs({ editing, slugRef, heroAltRef }: FieldInputsProps) {
  const { fields, write, writeSlug, slugError, copy } = editing;
  const excerptId = useId();
  return (
    <div className="form">
      <HeroField
        fields={fields}
        altRef={heroAltRef}
        onWrite={write}
        onSending={(arrival) => editing.awaitPicture(arrival, 'hero')}
      />
      <CategoryField value={fields.category} onText={(category) => write({ category })} />
      <AuthorField
        label="Written by"
        of="post"
        maxLength={maxPostLengths.author}
        value={fields.author}
        onText={(author) => write({ author })}
      />
      <TextField label="Date" type="date" value={fields.date} onText={(date) => write({ date })} />
      <div className="field">
        <label htmlFor={excerptId}>Excerpt</label>
        <TextBox
          className="in"
          id={excerptId}
          rows={3}
          convertPaste={toPlainLines}
          maxLength={maxPostLengths.excerpt}
          value={fields.excerpt}
          onText={(excerpt) => write({ excerpt })}
        />
      </div>
      <TextField
        label="Slug"
        ref={slugRef}
        maxLength={maxSlugLength}
        autoComplete="off"
        value={fields.slug}
        onText={writeSlug}
        fault={slugError}
        hint={`Its address: /dashboard/blog/${fields.slug || '…'}`}
      />
      <AddressNote post={copy} slug={fields.slug.trim()} />
    </div>
  );
}
