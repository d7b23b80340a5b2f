import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type BodyInput,
  type BodyOf,
  blog,
  type ParamsOf,
  type ResponseOf,
  subscription,
} from './contract.ts';

const savePost = blog.put('/posts/:postId', {
  params: z.object({ postId: z.string() }),
  body: z.object({ title: z.string(), isDraft: z._default(z.boolean(), true) }),
  response: z.object({ updatedAt: z.string() }),
  errors: ['post_changed', 'slug_taken'],
});

test('a contract cannot be changed', () => {
  expect(Object.isFrozen(savePost)).toBe(true);
});

test('a contract gives its types to both sides', () => {
  expectTypeOf<ParamsOf<typeof savePost>>().toEqualTypeOf<{ postId: string }>();
  expectTypeOf<BodyOf<typeof savePost>>().toEqualTypeOf<{ title: string; isDraft: boolean }>();
  expectTypeOf<BodyInput<typeof savePost>>().toEqualTypeOf<{
    title: string;
    isDraft?: boolean | undefined;
  }>();
  expectTypeOf<ResponseOf<typeof savePost>>().toEqualTypeOf<{ updatedAt: string }>();
  expectTypeOf<(typeof savePost)['errors'][number]>().toEqualTypeOf<'post_changed' | 'slug_taken'>();
});

test('a part that a contract does not name is undefined', () => {
  const read = subscription.get('/user-sub-status', { response: z.object({ isActive: z.boolean() }) });
  expectTypeOf<BodyOf<typeof read>>().toEqualTypeOf<undefined>();
  expect(read.service).toBe('subscription');
});
