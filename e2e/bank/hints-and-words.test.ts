import { describe, expect, it } from 'vitest';
import { statementOf } from '@stoa/engine/problems/problem-statement';
import type { BankedProblem } from '@stoa/schema/problem';
import { doubledWord } from '../words/doubled-words.ts';
import { phrasesIn, plainWords } from '../words/plain-words.ts';
import { sampleBank } from './sample-bank.ts';

/** Uses of listed phrases that are right in their context. */
const rightHere: readonly RegExp[] = [
  /multiplied the fractions, but left out/, // "left out" the student's mistake; nothing is multiplied out
  /switched the parenthesis and the bracket|[Aa] (?:bracket includes|parenthesis leaves out)/, // an interval
  /\b[Ii]ts top is\b/, // a ladder
  /You multiplied by 10\. Percent means out of 100\./,
];

const bank = await sampleBank();
const problems = bank.verified.map(({ problem }) => problem);

/**
 * Returns every text that a student may read of a problem, with its place, so that a finding names the generator and the place.
 */
function textsOf({ item, ladder, mal_rules = [] }: BankedProblem): [place: string, text: string][] {
  return [
    ['stem', item.problem_content.stem],
    ...item.answer_spec.ui.choices.map((text): [string, string] => ['choice', text]),
    ...item.solution_logic.steps.flatMap(({ explanation, math }): [string, string][] => [
      ['step', explanation],
      ['step mathematics', math],
    ]),
    ...(ladder ?? []).map((text): [string, string] => ['ladder', text]),
    ...item.misconceptions.flatMap(({ id, hint_ladder }) => hint_ladder.map((text): [string, string] => [id, text])),
    ...mal_rules.map(({ id, says }): [string, string] => [id, says]),
  ];
}

describe('the words of the bank', () => {
  it('are the ones of a US classroom', () => {
    const found = new Map<string, string>();
    for (const problem of problems)
      for (const [place, text] of textsOf(problem)) {
        if (rightHere.some((right) => right.test(text))) continue;
        for (const phrase of phrasesIn(text, plainWords)) found.set(`${problem.origin.generator} ${place} ${phrase}`, text);
      }
    expect([...found].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });

  it('never repeat a word twice in a row', () => {
    const found = new Map<string, string>();
    for (const problem of problems)
      for (const [place, text] of textsOf(problem)) {
        const twice = place === 'step mathematics' ? null : doubledWord(text);
        if (twice !== null) found.set(`${problem.origin.generator} ${place} “${twice}”`, text);
      }
    expect([...found].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });

  it('start no question with a numeral', () => {
    expect(
      problems
        .filter(({ item }) => /^\$?\d/.test(item.problem_content.stem))
        .map(({ item, origin }) => [origin.generator, item.problem_content.stem]),
    ).toEqual([]);
  });
});

describe('the three hints of a problem', () => {
  it('exist for every problem', () => {
    expect(new Set(problems.filter(({ ladder }) => ladder === undefined).map(({ origin }) => origin.generator))).toEqual(
      new Set(),
    );
  });

  const laddered = problems.filter(({ ladder }) => ladder !== undefined);

  it('assume nothing about what the student did, and don’t tell her to check', () => {
    const supposing =
      /\byour (?:answer|number|result|fraction|sum|product|work)\b|\b(?:did you|have you|you (?:wrote|added|subtracted|multiplied|divided|forgot|found|used))\b|\b[Cc]heck your\b/;
    const found = laddered.flatMap(({ origin, ladder }) =>
      ladder!.filter((rung) => supposing.test(rung)).map((rung) => `${origin.generator}: ${rung}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('end with a step of this problem: the third hint has a number or a formula of it', () => {
    const without = laddered.filter((problem) => {
      const { item, ladder } = problem;
      const told = [
        statementOf(problem),
        ...item.answer_spec.ui.choices,
        ...item.solution_logic.steps.map(({ math }) => math),
      ].join(' ');
      // Every coordinate plane shows a 0, at the origin.
      const numbers = new Set([...numbersIn(told), ...(problem.figure?.kind === 'plane' ? ['0'] : [])]);
      const third = ladder![2];
      const formulas = [...third.matchAll(/\$([^$]+)\$/g)].map(([, tex]) => bare(tex!));
      return !numbersIn(third).some((one) => numbers.has(one)) && !formulas.some((tex) => bare(told).includes(tex));
    });
    expect(without.map(({ origin, ladder }) => `${origin.generator}: ${ladder![2]}`)).toEqual([]);
  });
});

const numbersIn = (text: string): string[] => text.replaceAll(/(?<=\d)(?:,|\{,\})(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
const bare = (text: string): string => text.replaceAll(/[\s{}]/g, '');
