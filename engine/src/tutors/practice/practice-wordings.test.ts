import { describe, expect, it } from 'vitest';
import { leavesTheVoice } from '../../guards/voice.ts';
import { turnsBetween } from '../../turn/fresh-wordings.ts';
import { wordingAt, wordings } from './practice-wordings.ts';

const tables = Object.keys(wordings) as (keyof typeof wordings)[];

describe('the recurring sentences in practice', () => {
  it.each(tables)('are worded differently for ten turns: %s', (table) => {
    const said = Array.from({ length: 40 }, (_, turn) => wordingAt(table, turn));
    for (const at of said.keys()) expect(new Set(said.slice(at, at + turnsBetween)).size).toBe(Math.min(turnsBetween, 40 - at));
  });

  it('appear in only one wording each', () => {
    const all = tables.flatMap((table) => wordings[table].flatMap((wording) => wording.split(/(?<=[.!?])\s+/)));
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });

  it.each(tables)("keep the tutor's voice: %s", (table) => {
    expect(wordings[table].map((wording) => leavesTheVoice(wording)).filter((one) => one !== null)).toEqual([]);
  });
});
