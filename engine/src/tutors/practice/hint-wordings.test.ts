import { ErrorCategory } from '@stoa/schema/diagnosis';
import { InputType } from '@stoa/schema/problem';
import { describe, expect, it } from 'vitest';
import { speaksOfItself } from '../../guards/internal-language.ts';
import { leavesTheVoice } from '../../guards/voice.ts';
import { turnsBetween } from '../../turn/fresh-wordings.ts';
import { hintAgent, type HintContext, type HintSecret } from './hint-agent.ts';
import { hintWordings, lookingAt, nextStep, ruleOf, smallStepsOf, thinkOfIt } from './hint-wordings.ts';

const levels = [1, 2, 3] as const;
const kinds = ErrorCategory.options.filter((kind) => kind !== 'unknown');
const rows = levels.flatMap((level) => kinds.map((kind) => ({ level, kind, row: hintWordings[level][kind] })));
const looking = [true, false].flatMap((tried) => InputType.options.map((type) => lookingAt(type, tried)));
const tables: readonly (readonly string[])[] = [
  ...rows.map(({ row }) => row),
  ...looking,
  ruleOf,
  smallStepsOf,
  thinkOfIt,
  nextStep,
];

const secret: HintSecret = {
  answer: {
    expected: '43',
    input_type: 'integer',
    tolerance: null,
    accepted_forms: [],
    choices: [],
    judging: { form: 'any', variables: [], unit: null },
  },
  known: { stem: 'What is $26 + 17$?', shown: [], written: ['33'] },
};
const context: HintContext = {
  level: 1,
  stem: 'What is $26 + 17$?',
  answer_type: 'integer',
  skill_name: 'Add whole numbers',
  wrote: null,
  broken_line: null,
  diagnosis: null,
  note: null,
  pointer: null,
  step: null,
  earlier: [],
  turn: 0,
};
/** Returns what the script says over this many turns of a session, each turn on another problem. */
const overTurns = (change: Partial<HintContext>, turns: number): string[] =>
  Array.from({ length: turns }, (_, turn) => hintAgent.script({ ...context, ...change, turn }, secret).hint_text);

describe('a scripted hint for a problem without words of its own', () => {
  it('has at least as many wordings, for each level and kind of error, as turns before one may return', () => {
    expect(tables.map((table) => new Set(table).size).filter((size) => size < turnsBetween)).toEqual([]);
  });

  it.each([...ErrorCategory.options, null].flatMap((kind) => levels.map((level) => ({ level, kind }))))(
    'is worded differently for ten turns at level $level: $kind',
    ({ level, kind }) => {
      const diagnosis = kind === null ? null : { error_category: kind, explanation: '' };
      for (const step of [null, { explanation: 'Add the ones first.', math: '6 + 7' }]) {
        const said = overTurns({ level, diagnosis, step }, 30);
        for (const at of said.keys())
          expect(new Set(said.slice(at, at + turnsBetween)).size).toBe(Math.min(turnsBetween, 30 - at));
      }
    },
  );

  it('repeats nothing that it said on the same problem', () => {
    const diagnosis = { error_category: 'sign_error' as const, explanation: '' };
    const earlier: string[] = [];
    for (let hint = 0; hint < turnsBetween; hint++)
      earlier.push(hintAgent.script({ ...context, diagnosis, earlier: [...earlier] }, secret).hint_text);
    expect(new Set(earlier).size).toBe(turnsBetween);
  });

  it('uses no sentence in two wordings', () => {
    const all = [...new Set(tables.flat())].flatMap((wording) => wording.split(/(?<=[.!?])\s+/)).filter((one) => one !== '{}');
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });

  it('asks a short question at the pointing level, and tells no rule', () => {
    const pointing = [...rows.filter(({ level }) => level === 1).flatMap(({ row }) => row), ...looking.flat()];
    expect(pointing.filter((wording) => !wording.includes('?') || wording.split(' ').length > 18)).toEqual([]);
  });

  it('names no number, so that it fits every problem', () => {
    const number = /\d|\b(?:zero|two|three|four|five|ten|hundred|half|third)\b/i;
    expect(tables.flat().filter((wording) => number.test(wording))).toEqual([]);
  });

  it("keeps the tutor's voice, and doesn't talk about itself", () => {
    expect(tables.flat().filter((wording) => leavesTheVoice(wording) !== null || speaksOfItself(wording) !== null)).toEqual([]);
  });
});
