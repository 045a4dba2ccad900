import { describe, expect, it } from 'vitest';
import { leavesTheVoice } from '../../guards/voice.ts';
import { turnsBetween } from '../../turn/fresh-wordings.ts';
import { wordingAt, wordings } from './practice-wordings.ts';

const tables = Object.keys(wordings) as (keyof typeof wordings)[];

describe('what practice says again and again', () => {
  it.each(tables)('comes in other words for ten turns: %s', (table) => {
    const said = Array.from({ length: 40 }, (_, turn) => wordingAt(table, turn));
    for (const at of said.keys()) expect(new Set(said.slice(at, at + turnsBetween)).size).toBe(Math.min(turnsBetween, 40 - at));
  });

  it('says no sentence in two wordings', () => {
    const all = tables.flatMap((table) => wordings[table].flatMap((wording) => wording.split(/(?<=[.!?])\s+/)));
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });

  it.each(tables)('keeps the voice: %s', (table) => {
    expect(wordings[table].map((wording) => leavesTheVoice(wording)).filter((one) => one !== null)).toEqual([]);
  });
});
