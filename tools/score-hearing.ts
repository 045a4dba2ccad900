/**
 * Measures the hearing on the labelled messages of students.
 *
 *     node tools/score-hearing.ts                    the part that may be looked at
 *     node tools/score-hearing.ts --held-out         those families of it that no rule is made by
 *     node tools/score-hearing.ts --misses [family]  what was heard wrongly in those that rules are made by, line by line
 *     node tools/score-hearing.ts --count            the part that is only counted, in figures
 */
import { parseArgs } from 'node:util';
import { asHeard, isHeldOut, studentMessages } from '@stoa/engine/corpus/student-messages/student-message';
import { hear } from '@stoa/engine/hearing/hear';
import { scoreHearing, type Share } from '@stoa/engine/hearing/score-hearing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'boolean' }, 'held-out': { type: 'boolean' }, misses: { type: 'boolean' } },
});

const rows = studentMessages[values.count === true ? 'count' : 'look'].filter(
  ({ family }) => values['held-out'] !== true || isHeldOut(family),
);
const heard = rows.map((row) => hear(row.message, asHeard(row)));
const { confusion, ...shares } = scoreHearing(rows, heard);

const line = (name: string, { of, found }: Share): string =>
  `${name.padEnd(20)}${String(found).padStart(6)} of${String(of).padStart(6)}${((100 * found) / Math.max(1, of)).toFixed(1).padStart(8)} %`;
for (const [name, share] of Object.entries(shares)) console.log(line(name, share));
console.log('\nfirst acts: what is labelled, and what was heard');
for (const [act, row] of Object.entries(confusion)) console.log(`${act.padEnd(14)}${JSON.stringify(row)}`);

// What may only be counted is never shown.
if (values.misses === true && values.count !== true)
  for (const [at, row] of rows.entries()) {
    if (isHeldOut(row.family) || (positionals.length > 0 && !positionals.includes(row.family))) continue;
    const score = scoreHearing([row], [heard[at]!]);
    const missed = (['rightAnswers', 'otherAnswers', 'probeAnswers', 'misconceptions', 'firstActs'] as const).filter(
      (name) => score[name].found < score[name].of,
    );
    const wrongly = (['falseAnswers', 'falseMisconceptions'] as const).filter((name) => score[name].found > 0);
    if (missed.length + wrongly.length > 0)
      console.log(
        `${[...wrongly, ...missed].join(',')}\t${row.family}\t${row.message}\t${row.question.expected}\t${shown(row.acts)}\t${shown(heard[at]!)}`,
      );
  }

function shown(
  acts: readonly { act: string; answer?: string; misconception?: string; wish?: string; feeling?: string; about?: string }[],
): string {
  return acts
    .map(({ act, answer, misconception, wish, feeling, about }) =>
      [act, answer ?? misconception ?? wish ?? feeling ?? about ?? ''].join(':'),
    )
    .join(' ');
}
