import { test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { storeCases } from './store-cases.ts';

test.each(storeCases)('in memory, %s', (_, run) => run(memoryStore()));
