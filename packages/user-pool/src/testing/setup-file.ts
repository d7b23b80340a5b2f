import { afterEach } from 'vitest';
import { emptyTestDatabase } from './test-database.ts';

afterEach(emptyTestDatabase);
