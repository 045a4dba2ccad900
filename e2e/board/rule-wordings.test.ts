import { checkSteps } from '@stoa/engine/math/check-steps';
import { stepRules } from '@stoa/engine/math/mal-rules/step-rules';
import { mayBeSaid } from '@stoa/engine/tutors/board/words/line-guards';
import { wordingsFor, wordsIn } from '@stoa/engine/tutors/board/words/phrase';
import { openBoardLines } from '@stoa/library/open-board';
import type { Situation } from '@stoa/schema/board/board-lines';
import { describe, expect, it } from 'vitest';
import { liveReplay, LiveReplayLine } from '../../cli/src/live-replay-verb.ts';

const lines = openBoardLines();
const run = liveReplay();

/**
 * Every rule that can explain a wrong line, with a problem that starts from the rule's example and the line that the rule makes
 * of it.
 */
const cases = stepRules.map((found) => {
  const [above, line] = found.examples[0]!;
  const mistake = checkSteps([above, line]).at(-1)!;
  const { expected, rule: named } = mistake.verdict === 'does_not_follow' ? mistake : {};
  const stem = `${above.includes('=') ? 'Solve' : 'Simplify'} ${above}.`;
  return { ...found, named, line, problem: { stem, answer: expected ?? '987654', start: above } };
});

const placesOf = (category: string) =>
  [
    'mistake_direct',
    'mistake_rephrased',
    'slips_again',
    ...['', 'hint_', 'again_'].map((of) => `mistake_${of}${category}`),
  ] as Situation[];

describe('a mal-rule’s own words at the board', () => {
  it('ask a question for every rule, in three to twelve words and without a number', () => {
    const asked = stepRules.map(({ rule, asks }) => [rule.name, asks] as const);
    expect(asked.filter(([, text]) => wordsIn(text) < 3 || wordsIn(text) > 12 || !text.endsWith('?') || /\d/.test(text))).toEqual(
      [],
    );
  });

  it('pass the guards and give no answer away, wherever they are said', () => {
    const stopped = cases.flatMap(({ rule, line, problem }) =>
      placesOf(rule.category).flatMap((situation) =>
        wordingsFor(lines, { of: 'situation', situation }, 'default', { line, rule: rule.name })
          .filter(({ ofRule }) => ofRule)
          .map(({ say }) => ({ ...say(0), level: 3 }))
          .filter((phrase) => !mayBeSaid(phrase, { problem, written: [line], solved: false }))
          .map(({ text }) => `${rule.name}: ${text}`),
      ),
    );
    // The guard stops these where naming zero would tell the answer.
    expect(stopped.filter((text) => !/^(?:zero_times_letter_solved|divided_by_the_letter): .*\b0\b/.test(text))).toEqual([]);
  });

  it('are used for a mistake, the question or the principle, in 5 to 15 words', () => {
    const some = cases.filter(({ rule, named }, at) => named === rule.name && at % 8 === 0);
    expect(some.length).toBeGreaterThan(10);
    for (const { rule, asks, line, problem } of some) {
      const events = [
        { t: 0, type: 'session_start' },
        { t: 20_001, type: 'line', id: 'a', text: line },
        { t: 60_000, type: 'session_end' },
      ];
      const { timeline } = run(LiveReplayLine.parse({ problem, events }));
      const said = timeline.flatMap(({ trigger, text }) => (trigger === 'ERROR_DETECTED' && text !== undefined ? [text] : []));
      expect(said.length, rule.name).toBeGreaterThan(0);
      expect(said.filter((text) => wordsIn(text) < 5 || wordsIn(text) > 15)).toEqual([]);
      expect(
        said.some((text) => text.includes(asks) || text.includes(rule.says.split('.')[0]!)),
        `${rule.name}: ${said.join(' | ')}`,
      ).toBe(true);
    }
  });
});
