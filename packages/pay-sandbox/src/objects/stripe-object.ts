export type Metadata = { readonly [key: string]: string };

export type Named<Type extends string> = { readonly id: string; readonly object: Type };
export type Dated<Type extends string> = Named<Type> & { readonly created: number };

export type List<T> = {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
};

export const toList = <T>(url: string, data: readonly T[], hasMore = false): List<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
