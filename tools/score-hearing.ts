/**
 * Measures the hearing on the labelled messages of students.
 *
 *     node tools/score-hearing.ts                    the look part, with the weights as shipped
 *     node tools/score-hearing.ts --crossed 4        the same, each family by models trained without it, in four parts; takes minutes
 *     node tools/score-hearing.ts --crossed voices   each other writer's messages by models trained without any of hers
 *     node tools/score-hearing.ts --crossed questions  each question's messages by models trained without it, in four parts
 *     node tools/score-hearing.ts --misses [family]  what was heard wrongly, line by line
 *     node tools/score-hearing.ts --count            the count part, in figures only
 *     node tools/score-hearing.ts --from NAME        messages of one provenance alone
 *     node tools/score-hearing.ts --reader           with the reader of whole messages, which isn't in use yet
 */
import { parseArgs } from 'node:util';
import { asHeard, studentMessages, type StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';
import { hearBy, shippedModels } from '@stoa/engine/hearing/hear';
import { reader } from '@stoa/engine/hearing/reader/reader';
import { scoreHearing, type Share } from '@stoa/engine/hearing/score-hearing';
import type { HeardAct } from '@stoa/engine/hearing/act';
import { crossHeard, crossings, type Crossing } from './hearing/cross-heard.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'boolean' },
    misses: { type: 'boolean' },
    crossed: { type: 'string' },
    from: { type: 'string', multiple: true },
    reader: { type: 'boolean' },
  },
});

const all = studentMessages[values.count === true ? 'count' : 'look'];
const heardOf = values.crossed === undefined || values.count === true ? asShipped() : crossHeard(all, crossingOf(values.crossed));
const chosen = all.flatMap((row) => {
  const acts = heardOf.get(row);
  return acts === undefined || (values.from !== undefined && !values.from.includes(row.provenance)) ? [] : [{ row, acts }];
});
const [rows, heard] = [chosen.map(({ row }) => row), chosen.map(({ acts }) => acts)];
const { confusion, ...shares } = scoreHearing(rows, heard);

const line = (name: string, { of, found }: Share): string =>
  `${name.padEnd(20)}${String(found).padStart(6)} of${String(of).padStart(6)}${((100 * found) / Math.max(1, of)).toFixed(1).padStart(8)} %`;
for (const [name, share] of Object.entries(shares)) console.log(line(name, share));
console.log('\nfirst acts: what is labelled, and what was heard');
for (const [act, row] of Object.entries(confusion)) console.log(`${act.padEnd(14)}${JSON.stringify(row)}`);

// Messages of the count part are never shown.
if (values.misses === true && values.count !== true)
  for (const [at, row] of rows.entries()) {
    if (positionals.length > 0 && !positionals.includes(row.family)) continue;
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

function asShipped(): ReadonlyMap<StudentMessage, readonly HeardAct[]> {
  const models = values.reader === true ? { ...shippedModels, reader } : shippedModels;
  return new Map(all.map((row) => [row, hearBy(models, row.message, asHeard(row))]));
}

function crossingOf(by: string): Crossing {
  return by === 'voices' ? crossings.voices() : by === 'questions' ? crossings.questions(4) : crossings.families(Number(by));
}
