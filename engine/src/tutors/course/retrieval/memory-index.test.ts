import { describe } from 'vitest';
import { holdsToTheIndexLaws } from './course-index.laws.ts';
import { MemoryIndex } from './memory-index.ts';

describe('the index in memory', () => {
  holdsToTheIndexLaws(async () => new MemoryIndex());
});
