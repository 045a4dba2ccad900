import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft, keepDraft, keptDraft } from './draft.ts';
import { dropTurn, keepTurn, keptTurn } from './pending-turn.ts';

const entries = new Map<string, string>();
const shelf = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
beforeEach(() => entries.clear());

describe('a draft', () => {
  const draft = { entry: 'math_field' as const, text: '\\frac34', lines: [] };

  it('is kept only for its session and problem', () => {
    keepDraft(shelf, 's1', 'p1', draft);
    expect(keptDraft(shelf, 's1', 'p1')).toEqual(draft);
    expect(keptDraft(shelf, 's1', 'p2')).toBeNull();
    expect(keptDraft(shelf, 's2', 'p1')).toBeNull();
  });

  it('leaves nothing behind once it is dropped or emptied', () => {
    keepDraft(shelf, 's1', 'p1', draft);
    keepDraft(shelf, 's1', 'p2', draft);
    dropDraft(shelf, 's1', 'p1');
    keepDraft(shelf, 's1', 'p2', { ...draft, text: '', lines: [''] });
    expect(entries.size).toBe(0);
  });

  it.each(['{', 'null', '{"text":4}', '{"entry":"ink","text":"","lines":[]}'])('is ignored if it reads %s', (left) => {
    entries.set('stoa:draft:s1:p1', left);
    expect(keptDraft(shelf, 's1', 'p1')).toBeNull();
  });
});

describe('a pending turn', () => {
  it('is found again with its key after a reload, until it is answered', () => {
    const turn = { key: 'k1', input: { kind: 'next' as const } };
    keepTurn(shelf, 's1', turn);
    expect(keptTurn(shelf, 's1')).toEqual(turn);
    dropTurn(shelf, 's1', 'k0');
    expect(keptTurn(shelf, 's1')).toEqual(turn);
    dropTurn(shelf, 's1', 'k1');
    expect(keptTurn(shelf, 's1')).toBeNull();
  });
});
