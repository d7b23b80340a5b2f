import { expect, test } from 'vitest';
import { parseSender } from './compose-message.ts';

test.each([
  ['Wayfare <post@example.org>', 'Wayfare', 'post@example.org'],
  ['post@example.org', '', 'post@example.org'],
  ['The <Old> Way, Inc. <post@example.org>', 'The <Old> Way, Inc.', 'post@example.org'],
  ['Wayfare<post@example.org>', 'Wayfare', 'post@example.org'],
])('%s has the name %j and the address %s', (text, name, address) => {
  expect(parseSender(text)).toEqual({ name, address });
});
