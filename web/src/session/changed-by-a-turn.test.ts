import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { markChangedByATurn } from './changed-by-a-turn.ts';

it('a turn marks the shared data that it changes and its tutor’s own lists as stale, and nothing else', () => {
  const cache = new QueryClient();
  const keys = [['home'], ['progress', 'l1'], ['history', 'l1'], ['sessions'], ['topics'], ['plans'], ['me'], ['session', 's1']];
  for (const key of keys) cache.setQueryData(key, {});
  markChangedByATurn(cache, ['topics']);
  const stale = keys.filter((key) => cache.getQueryState(key)?.isInvalidated).map(([first]) => first);
  expect(stale).toEqual(['home', 'progress', 'history', 'sessions', 'topics']);
  cache.clear();
});
