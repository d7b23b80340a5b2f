export type Metadata = { readonly [key: string]: string };

/** What everything has that goes over the wire by itself. */
export type Named<Type extends string> = { readonly id: string; readonly object: Type };
export type Made<Type extends string> = Named<Type> & { readonly created: number };

export type List<T> = {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
};

/** A page of objects that is part of another object, and whole. */
export const listOf = <T>(data: readonly T[], url: string): List<T> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
