import { expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { checkAnswer } from '@stoa/engine/math/check-answer';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { BankedProblem } from '@stoa/schema/problem';
import { pick } from '../hostile-model/seeded-choice.ts';
import { amount } from './amount.ts';

const { graph } = openSkillGraph();
const everyNth = amount(9, 1);
const few = {
  ...graph,
  nodes: graph.nodes.filter((_node, at) => at % everyNth === 0).map((node) => ({ ...node, prerequisites: [] })),
};
const bank = writeBank({ graph: few, salt: 'answers by chance', now: new Date('2026-11-20T08:00:00Z') }).verified.map(
  ({ problem }) => problem,
);
const seed = Number(process.env['STOA_SEED'] ?? 20);

const judge = (problem: BankedProblem, answer: string) => checkAnswer(answerQuestion(problem), answer).verdict;

/** Other ways to write the same answer. */
const spellings: ((answer: string) => string)[] = [
  (answer) => ` ${answer}  `,
  (answer) => answer.replaceAll('-', '−'),
  (answer) => answer.replaceAll(' ', '   '),
  (answer) => `\u200B${answer}`,
];

const isWord = ({ item }: BankedProblem) => ['multiple_choice', 'boolean'].includes(item.answer_spec.input_type);

it('never calls a right answer wrong, or a wrong one right, because of its spelling', ({ task }) => {
  const told: string[] = [];
  let tried = 0;
  for (const problem of bank)
    for (const { kind, answer } of problem.tests)
      for (const spell of isWord(problem) ? [] : spellings) {
        tried += 1;
        const verdict = judge(problem, spell(answer));
        if (kind === 'correct' ? verdict === 'incorrect' : verdict === 'correct')
          told.push(`${problem.origin.family}: ${JSON.stringify(spell(answer))} (${kind}) is ${verdict}`);
      }
  expect(told).toEqual([]);
  task.meta.tried = tried;
});

it('accepts no nearby number instead of the right one', ({ task }) => {
  const told: string[] = [];
  let tried = 0;
  for (const problem of bank) {
    const { final_answer_canonical: answer } = problem.item.solution_logic;
    if (!/^-?\d{1,9}$/.test(answer) || isWord(problem)) continue;
    const right = Number(answer);
    const near = [right + 1, right - 1, right * 10, right + 10, -right].filter((number) => number !== right);
    for (const number of new Set(near)) {
      tried += 1;
      if (judge(problem, String(number)) === 'correct') told.push(`${problem.origin.family}: ${number} for ${answer}`);
    }
  }
  expect(told).toEqual([]);
  task.meta.tried = tried;
});

it('reads or refuses any typed text, and never fails', ({ task }) => {
  const random = seededChance(seed);
  const signs = [
    ...'0123456789xyz+-*/^=<>()[]{}.,:;|√π²³½∞≤≥≠±·−%$°\'"\\ _!?&#@~`',
    '\\frac',
    '\\sqrt',
    '\\left(',
    'sin',
    'log',
    ' or ',
    '\u0000',
    '🦉',
  ];
  const typed = () => Array.from({ length: 1 + Math.floor(random() * 30) }, () => pick(random, signs)).join('');
  const tried = amount(5000, 100_000);
  for (let time = 0; time < tried; time += 1) {
    const text = typed();
    expect(['correct', 'incorrect', 'undecided', 'unreadable'], text).toContain(judge(pick(random, bank), text));
  }
  task.meta.tried = tried;
}, 400_000);
