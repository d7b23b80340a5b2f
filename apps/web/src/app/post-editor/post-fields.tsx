import { postLimits } from '@wayfare/contracts/calls/post';
import { slugMaxLength } from '@wayfare/contracts/rules/slug';
import { type Ref, useId } from 'react';
import { TextBox } from '#app/text-box.tsx';
import { HeroField } from './hero-field.tsx';
import { LineField } from './line-field.tsx';
import type { Desk } from './use-desk.ts';

interface PostFieldsProps {
  desk: Desk;
  slugRef: Ref<HTMLInputElement>;
}

/** Everything about a post besides its text. */
export function PostFields({ desk, slugRef }: PostFieldsProps) {
  const { words, write, entitle, nameSlug, slugError } = desk;
  const excerptId = useId();
  return (
    <>
      <LineField label="Title" maxLength={postLimits.title} value={words.title} onType={entitle} />
      <LineField
        label="Slug"
        ref={slugRef}
        maxLength={slugMaxLength}
        autoComplete="off"
        value={words.slug}
        onType={nameSlug}
        error={slugError}
        hint={`Its address: /dashboard/blog/${words.slug || '…'}`}
      />
      <div className="field">
        <label htmlFor={excerptId}>Excerpt</label>
        <TextBox
          className="in"
          id={excerptId}
          rows={3}
          maxLength={postLimits.excerpt}
          value={words.excerpt}
          onText={(excerpt) => write({ excerpt })}
        />
      </div>
      <div className="two-fields">
        <LineField
          label="Category"
          maxLength={postLimits.category}
          value={words.category}
          onType={(category) => write({ category })}
        />
        <LineField label="Date" type="date" value={words.date} onType={(date) => write({ date })} />
      </div>
      <HeroField words={words} onWrite={write} onSending={desk.awaitPicture} />
    </>
  );
}
