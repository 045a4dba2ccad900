import { rational } from '@stoa/engine/math/exact/rational';
import {
  complementTaken,
  exclusiveSubtracted,
  outsideIgnored,
  overlapCountedTwice,
  overlapNotGivenBack,
  overlapTakenOutTwice,
  partOutsideGiven,
  unionForOther,
  wholeGroupForPart,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/probability';
import { always, family, graded, oneOf } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** Two groups of people that overlap. */
type Groups = { readonly all: number; readonly a: number; readonly b: number; readonly both: number };

const unionOf = ({ a, b, both }: Groups): number => a + b - both;

const drawGroups = (chance: Chance, difficulty: Difficulty): Groups => {
  const both = chance.int(3, 6 + 3 * difficulty);
  const [a, b] = [both + chance.int(4, 8 + 4 * difficulty), both + chance.int(4, 8 + 4 * difficulty)];
  return { a, b, both, all: a + b - both + chance.int(3, 6 + 3 * difficulty) };
};

/** True if no two of the numbers are equal, so that each wrong answer shows which mistake was made. */
const apart = (of: Groups): boolean => {
  const parts = [of.all, of.a, of.b, of.both, unionOf(of), of.all - unionOf(of), of.a - of.both, of.b - of.both];
  return new Set(parts).size === parts.length;
};

const settings = oneOf(
  { who: 'students', where: 'In tenth grade', first: 'play soccer', second: 'play chess' },
  { who: 'campers', where: 'At a camp', first: 'swim', second: 'hike' },
  { who: 'students', where: 'At a school', first: 'take art', second: 'take music' },
  { who: 'members', where: 'In a sports club', first: 'swim', second: 'run' },
  { who: 'guests', where: 'At a hotel', first: 'order breakfast', second: 'order dinner' },
  { who: 'visitors', where: 'At a museum', first: 'visit the dinosaurs', second: 'visit the robots' },
);

/** How many are in a part of a Venn diagram. 1: only in one. 2: in at least one. 3: in neither. 4: in both. 5: in exactly one. */
const counts = family(
  { name: 'prob_venn_count', version: 1, skill: 'prob_venn' },
  {
    levels: { in: always(settings), of: graded(drawGroups), level: graded((_, difficulty) => difficulty) },
    where: ({ of }) => apart(of),
    given: ({ in: { who, where, first, second }, of, level }) => {
      const groups = `${of.a} ${first} and ${of.b} ${second}`;
      const overlap = `${of.both} do both`;
      const stems = {
        1: `${where}, ${of.a} ${who} ${first}. Of these, ${of.both} also ${second}. How many ${who} ${first} but do not ${second}?`,
        2: `${where}, ${groups}. Of these ${who}, ${overlap}. How many ${who} do at least one of the two?`,
        3: `${where} there are ${of.all} ${who}. Of these, ${of.a} ${first}, ${of.b} ${second}, and ${overlap}. How many ${who} do neither?`,
        4: `${where} there are ${of.all} ${who}. Of these, ${of.a} ${first}, ${of.b} ${second}, and ${of.all - unionOf(of)} do neither. How many ${who} do both?`,
        5: `${where}, ${groups}. Of these ${who}, ${overlap}. How many ${who} do exactly one of the two?`,
      };
      const right = { 1: of.a - of.both, 2: unionOf(of), 3: of.all - unionOf(of), 4: of.both, 5: unionOf(of) - of.both };
      return { stem: stems[level], right: right[level], inputType: 'integer' };
    },
    ladder: ({ of, level }) => [
      'Draw two circles that overlap. Who belongs in the overlap?',
      level === 1
        ? 'Those who do both are counted in each group already.'
        : 'The two groups together count those who do both twice.',
      {
        1: `Of the ${of.a}, take out the ${of.both} who do both.`,
        2: `Add ${of.a} and ${of.b}. Then subtract the ${of.both} who are counted twice.`,
        3: `Add ${of.a} and ${of.b}, and subtract ${of.both}. Then subtract the result from ${of.all}.`,
        4: `Subtract ${of.all - unionOf(of)} from ${of.all}. Compare the result with ${of.a} + ${of.b}.`,
        5: `Add ${of.a} and ${of.b}. The ${of.both} who do both are counted twice, and they do not belong at all.`,
      }[level],
    ],
    steps: ({ of, level }) => {
      const union = [
        'Add the groups, and subtract the overlap once.',
        `${of.a} + ${of.b} - ${of.both} = ${unionOf(of)}`,
      ] as const;
      return {
        1: [
          ['Those who do both are part of the group.', `${of.a}, \\quad ${of.both}`] as const,
          ['Subtract them.', `${of.a} - ${of.both} = ${of.a - of.both}`] as const,
        ],
        2: [
          ['Add the groups. Those who do both are counted twice.', `${of.a} + ${of.b} = ${of.a + of.b}`] as const,
          ['Subtract the overlap once.', `${of.a + of.b} - ${of.both} = ${unionOf(of)}`] as const,
        ],
        3: [union, ['Subtract that from all.', `${of.all} - ${unionOf(of)} = ${of.all - unionOf(of)}`] as const],
        4: [
          ['Subtract those who do neither from all.', `${of.all} - ${of.all - unionOf(of)} = ${unionOf(of)}`] as const,
          ['The groups together count those who do both twice.', `${of.a} + ${of.b} - ${unionOf(of)} = ${of.both}`] as const,
        ],
        5: [union, ['Take out those who do both.', `${unionOf(of)} - ${of.both} = ${unionOf(of) - of.both}`] as const],
      }[level];
    },
    ways: ({ of, level }) => countWays(of, level),
    belowZero: false,
  },
);

/** Returns the wrong ways to the part of a Venn diagram that a level asks for. */
function countWays(of: Groups, level: Difficulty): WrongWay<number>[] {
  const { a, b, both, all } = of;
  const add = `Add ${a} and ${b}. Who is counted twice?`;
  const out = `There are ${all} in all, and ${all - unionOf(of)} do neither. How many do at least one?`;
  const twice = ruled(overlapCountedTwice, [a, b], add);
  const whole = ruled(wholeGroupForPart, [a], level === 4 ? out : `Of the ${a}, how many do both?`);
  const union = ruled(unionForOther, [unionOf(of)], level === 4 ? out : add);
  const five: Record<Difficulty, WrongWay<number>[]> = {
    1: [
      whole,
      following(
        overlapCountedTwice,
        [a, both],
        [
          `Are the ${both} part of the ${a}?`,
          'Those in both groups are counted in each group already.',
          `Draw two circles. The ${both} go where they overlap.`,
        ],
      ),
    ],
    2: [twice, ruled(overlapTakenOutTwice, [a, b, both], add)],
    3: [ruled(overlapNotGivenBack, [all, a, b], add), union],
    4: [ruled(outsideIgnored, [a, b, all], out), union],
    5: [
      {
        ...union,
        hints: [
          'Do those who do both belong to your answer?',
          'Exactly one means one and not the other. Those who do both are left out.',
          add,
        ],
      },
      twice,
    ],
  };
  return five[level];
}

/** The probability of a part. 2: at least one. 3: neither. 4: both. 5: exactly one. */
const chances = family(
  { name: 'prob_venn_chance', version: 1, skill: 'prob_venn', difficulties: [2, 3, 4, 5] },
  {
    levels: { in: always(settings), of: graded(drawGroups), level: graded((_, difficulty) => difficulty) },
    where: ({ of, level }) => apart(of) && 2 * partOf(of, level) !== of.all,
    given: ({ in: { who, where, first, second }, of, level }) => ({
      stem: `${where} there are ${of.all} ${who}. Of these, ${of.a} ${first}, ${of.b} ${second}, and ${level === 4 ? `${of.all - unionOf(of)} do neither` : `${of.both} do both`}. One of the ${who} is chosen at random. What is the probability that this one does ${{ 1: '', 2: 'at least one of the two', 3: 'neither', 4: 'both', 5: 'exactly one of the two' }[level]}?`,
      right: rational(partOf(of, level), of.all),
      inputType: 'fraction',
    }),
    ladder: ({ of, level }) => [
      'How many belong to that part? How many are there in all?',
      'Find the number in that part first. Those who do both are counted twice. Then divide by the number of all.',
      level === 4
        ? `Subtract ${of.all - unionOf(of)} from ${of.all}, and compare with ${of.a} + ${of.b}. The denominator is ${of.all}.`
        : `Add ${of.a} and ${of.b}, and subtract ${of.both} for those who do at least one. The denominator is ${of.all}.`,
    ],
    steps: ({ of, level }) => [
      ...(level === 4
        ? [
            ['Subtract those who do neither from all.', `${of.all} - ${of.all - unionOf(of)} = ${unionOf(of)}`] as const,
            ['The groups together count those who do both twice.', `${of.a} + ${of.b} - ${unionOf(of)} = ${of.both}`] as const,
          ]
        : [['Add the groups, and subtract the overlap once.', `${of.a} + ${of.b} - ${of.both} = ${unionOf(of)}`] as const]),
      ...(level === 3
        ? [['Subtract that from all.', `${of.all} - ${unionOf(of)} = ${of.all - unionOf(of)}`] as const]
        : level === 5
          ? [['Take out those who do both.', `${unionOf(of)} - ${of.both} = ${unionOf(of) - of.both}`] as const]
          : []),
      ['Divide by the number of all.', `P = \\frac{${partOf(of, level)}}{${of.all}}`],
    ],
    ways: ({ of, level }) => [
      ...countWays(of, level).map(({ to, ...way }) => ({
        ...way,
        to: to === null || to >= of.all ? null : rational(to, of.all),
      })),
      ruled(complementTaken, [partOf(of, level), of.all], `Which part of the ${of.all} does the question ask for?`),
    ],
    belowZero: false,
  },
);

const partOf = (of: Groups, level: Difficulty): number =>
  ({ 1: of.a - of.both, 2: unionOf(of), 3: of.all - unionOf(of), 4: of.both, 5: unionOf(of) - of.both })[level];

/**
 * The addition rule in percents. 1: mutually exclusive. 2 and 3: with an overlap. 4: the overlap is asked for. 5: one of the
 * two is asked for.
 */
const additionRule = family(
  { name: 'prob_venn_addition_rule', version: 1, skill: 'prob_venn' },
  {
    levels: {
      of: graded((chance, difficulty): Groups => {
        const step = difficulty <= 2 ? 5 : 1;
        const both = difficulty === 1 ? 0 : step * chance.int(Math.ceil(6 / step), Math.floor(30 / step));
        const some = () => step * chance.int(Math.ceil(8 / step), Math.floor(35 / step));
        return { all: 100, both, a: both + some(), b: both + some() };
      }),
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ of }) =>
      unionOf(of) < 100 &&
      new Set([of.a, of.b, of.both, unionOf(of), of.a - of.both, of.b - of.both]).size === (of.both === 0 ? 4 : 6),
    given: ({ of, level }) => {
      const [a, b] = [`P(A) = ${of.a}\\%`, `P(B) = ${of.b}\\%`];
      const [both, union] = [`P(A \\text{ and } B) = ${of.both}\\%`, `P(A \\text{ or } B) = ${unionOf(of)}\\%`];
      const either = { ask: 'P(A \\text{ or } B)', right: unionOf(of) };
      const { given, ask, right } = {
        1: { given: `$A$ and $B$ are mutually exclusive events with $${a}$ and $${b}$.`, ...either },
        2: { given: `For two events, $${a}$, $${b}$, and $${both}$.`, ...either },
        3: { given: `For two events, $${a}$, $${b}$, and $${both}$.`, ...either },
        4: { given: `For two events, $${a}$, $${b}$, and $${union}$.`, ask: 'P(A \\text{ and } B)', right: of.both },
        5: { given: `For two events, $${a}$, $${both}$, and $${union}$.`, ask: 'P(B)', right: of.b },
      }[level];
      return { stem: `${given} Find $${ask}$ in percent.`, right, inputType: 'integer', unit: '%' };
    },
    ladder: ({ of, level }) => [
      level === 1 ? 'Can both events happen at once?' : 'Which parts of the addition rule do you know?',
      'P(A or B) equals P(A) plus P(B) minus P(A and B).',
      level === 1
        ? `The events have no overlap. Add ${of.a}% and ${of.b}%.`
        : level <= 3
          ? `Add ${of.a} and ${of.b}. Then subtract the overlap, ${of.both}.`
          : level === 4
            ? `Add ${of.a} and ${of.b}. By how much is the sum greater than ${unionOf(of)}?`
            : `Write $${unionOf(of)} = ${of.a} + P(B) - ${of.both}$, in percent. Solve for $P(B)$.`,
    ],
    steps: ({ of, level }) => {
      const rule = 'P(A \\text{ or } B) = P(A) + P(B) - P(A \\text{ and } B)';
      return [
        ['Write the addition rule.', rule],
        level <= 3
          ? ['Substitute what is known.', `${of.a} + ${of.b} - ${of.both} = ${unionOf(of)}`]
          : level === 4
            ? ['Substitute what is known, and solve for the overlap.', `${of.a} + ${of.b} - ${unionOf(of)} = ${of.both}`]
            : [
                'Substitute what is known, and solve for the probability of B.',
                `${unionOf(of)} - ${of.a} + ${of.both} = ${of.b}`,
              ],
      ];
    },
    ways: ({ of, level }) => {
      const { a, b, both } = of;
      const rule = 'P(A or B) equals P(A) plus P(B) minus P(A and B).';
      const put =
        level === 4
          ? `Put ${a}, ${b}, and ${unionOf(of)} into the addition rule. What is left to find?`
          : level === 5
            ? `Put ${a}, ${both}, and ${unionOf(of)} into the addition rule. What is left to find?`
            : `Put ${a}, ${b}, and the overlap into the addition rule.`;
      if (level === 1) return [ruled(exclusiveSubtracted, [a, b], put)];
      if (level >= 4) return [ruled(partOutsideGiven, [unionOf(of), a], put)];
      return [
        following(overlapCountedTwice, [a, b], ['Which outcomes are counted in both events?', rule, put]),
        following(overlapTakenOutTwice, [a, b, both], ['Do outcomes of both events belong to "A or B"?', rule, put]),
      ];
    },
    belowZero: false,
  },
);

export const overlappingEventGenerators: readonly Generator[] = [counts, chances, additionRule];
