import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, only, range, textFamily } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { interceptForHeight } from '@stoa/engine/math/mal-rules/quadratics/parabolas';
import { impossibleSolutionGiven, otherQuantityGiven } from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import { constantIgnored, plusRootOnly, rootNotTaken } from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { solutionsPage, solutionWays } from './quadratic-draft.ts';
import { surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { following } from '../../wrong-way.ts';

type Flight = readonly [thing: string, ground: string];

const fromTheGround = [
  ['A ball is kicked up from the ground', 'ground'],
  ['A toy rocket is shot up from the ground', 'ground'],
  ['A frisbee is thrown straight up from the ground', 'ground'],
  ['A water balloon is launched from the ground', 'ground'],
] as const;
const highFromTheGround = [
  ['A toy rocket is shot up from the ground', 'ground'],
  ['A firework shell is fired from the ground', 'ground'],
  ['A toy helicopter is shot up from the ground', 'ground'],
  ['A model rocket takes off from the ground', 'ground'],
] as const;
const fromAbove = [
  ['A ball is thrown up from a tower', 'ground'],
  ['A stone is thrown up from a cliff by the sea', 'water'],
  ['A toy rocket is shot up from a roof', 'ground'],
] as const;

const fiveTimes =
  (low: number, high: number) =>
  (chance: Chance): number =>
    5 * chance.int(low, high);

/** When does it land? 1: from the ground. 2: from the ground, larger numbers. 3: from a height. 4: at another height on the way down. */
const landing = family(
  { name: 'quad_word_problems_landing', version: 2, skill: 'quad_word_problems', difficulties: [1, 2, 3, 4] },
  {
    setting: (chance, difficulty) => {
      const [thing, ground] = chance.pick<Flight>(
        byDifficulty<readonly Flight[]>(difficulty, [fromTheGround, highFromTheGround, fromAbove, fromAbove, fromAbove]),
      );
      return { thing, ground };
    },
    // h = −5(t − end)(t + before) + target
    levels: {
      end: [range(2, 5), range(3, 9), range(3, 7), range(3, 7), range(3, 7)],
      before: [only(0), only(0), range(1, 3), range(1, 3), range(1, 3)],
      target: [only(0), only(0), only(0), fiveTimes(1, 4), fiveTimes(1, 4)],
    },
    where: ({ end, before, target }) =>
      end > before + 1 &&
      (before === 0 || end - before <= 5) &&
      ![target, 5 * end * before + target, 5 * (end - before)].includes(end),
    derived: ({ end, before, target }) => {
      const speed = 5 * (end - before);
      const start = 5 * end * before + target;
      return {
        fromGround: before === 0,
        speed,
        start,
        formula: polynomialTex([start, speed, -5], 't'),
        moved: polynomialTex([start - target, speed, -5], 't'),
      };
    },
    phrasing: (chance, { ground, target, difficulty, fromGround }) => ({
      asked:
        difficulty === 4
          ? `After how many seconds does it pass a height of ${target} meters on the way down?`
          : chance.pick([
              `After how many seconds does it come ${fromGround ? 'back ' : ''}to the ${ground}?`,
              `How many seconds is it in the air before it reaches the ${ground}${fromGround ? ' again' : ''}?`,
            ]),
    }),
    given: ({ thing, ground, end, formula, asked }) => ({
      stem: `${thing}. After $t$ seconds it is $h = ${formula}$ meters above the ${ground}. ${asked}`,
      right: end,
      inputType: 'decimal',
      variables: { t: 'the time in seconds' },
    }),
    ladder: ({ ground, difficulty, fromGround, formula, moved }) => [
      difficulty === 4 ? 'What is h at that moment?' : `What is h when it is on the ${ground}?`,
      'Set the formula equal to that height. Get 0 on one side, factor, and keep the time that fits the story.',
      fromGround
        ? `Write $${formula} = 0$. Take out the common factor $-5t$.`
        : `Write $${moved} = 0$. Divide every term by $-5$, and factor.`,
    ],
    steps: ({ ground, end, before, target, difficulty, fromGround, formula, moved }) => [
      difficulty === 4
        ? [`There $h$ is ${target}. Subtract ${target} from both sides.`, `${moved} = 0`]
        : [`On the ${ground} $h$ is 0.`, `${formula} = 0`],
      ...(fromGround
        ? [['Take out the common factor.', `-5t(${linearText(1, -end, 't')}) = 0`] as const]
        : [
            ['Divide by $-5$.', `${polynomialTex([-end * before, before - end, 1], 't')} = 0`] as const,
            ['Factor.', `(${linearText(1, -end, 't')})(${linearText(1, before, 't')}) = 0`] as const,
          ]),
      [
        fromGround
          ? `The solution 0 is the start; the other one is what the question asks for.`
          : 'Only a time after the start fits.',
        `t = ${end}`,
      ],
    ],
    ways: ({ ground, end, before, target, difficulty, fromGround, speed, start, moved }) => [
      following(
        impossibleSolutionGiven,
        [-before],
        [
          'What happens at the time that you found?',
          fromGround
            ? `The equation asks for all times on the ${ground}, and the start is one of them.`
            : 'A quadratic equation may have a solution that its story rules out.',
          'Look at the other factor of your equation.',
        ],
      ),
      {
        rule: otherQuantityGiven,
        to: rational(end - before, 2),
        hints: [
          `Where is it at the time that you found? Substitute it into the formula.`,
          'The vertex of the parabola tells when the height is greatest, not when the flight ends.',
          `Set the formula equal to ${difficulty === 4 ? target : 'the height in the question'} and bring everything to one side.`,
        ],
      },
      {
        rule: interceptForHeight,
        to: fromGround ? null : interceptForHeight.answer(start),
        hints: [
          'What does the number that you took stand for in the formula?',
          'The last number of the formula is the height at the start.',
          `Ask for which $t$ the height is the one in the question.`,
        ],
      },
      {
        rule: rootNotTaken,
        to: fromGround ? null : rootNotTaken.answer(end * before),
        hints: [
          rootNotTaken.hints.look,
          'The number at the end of the equation is a product of both solutions, not a solution.',
          'Look for two factors of the equation, and ask of each when it equals 0.',
        ],
      },
      {
        rule: constantIgnored,
        to: fromGround ? null : rational(speed, 5),
        hints: [
          'Did every term of the formula go into your equation?',
          constantIgnored.hints.principle,
          `Begin with $${moved} = 0$.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/** At which two times is it at a height? 4: from the ground. 5: from a height. */
const twoTimes = textFamily(
  { name: 'quad_word_problems_two_times', version: 2, skill: 'quad_word_problems', difficulties: [4, 5] },
  {
    levels: {
      first: always(range(1, 4)),
      second: always(range(3, 9)),
      start: [only(0), only(0), only(0), only(0), range(2, 12)],
    },
    where: ({ first, second, start }) => first + 1 < second && start !== first && start !== second,
    derived: ({ first, second, start }) => ({
      height: 5 * first * second + start,
      formula: polynomialTex([start, 5 * (first + second), -5], 't'),
      divided: polynomialTex([first * second, -first - second, 1], 't'),
      right: [surd(first), surd(second)],
    }),
    phrasing: (chance) => ({
      thing: chance.pick([
        'A firework rocket rises',
        'A model rocket is launched',
        'A flare is shot up',
        'A toy glider is shot straight up',
        'A tennis ball is hit straight up',
        'A stomp rocket takes off',
      ]),
    }),
    given: ({ thing, height, formula, right }) =>
      solutionsPage({
        stem: `${thing}. After $t$ seconds the height above the ground is $h = ${formula}$ meters. At what times is the height ${height} meters? Give all of them, in seconds.`,
        letter: 't',
        standsFor: 'the time in seconds',
        right,
      }),
    ladder: ({ height, formula }) => [
      'What is h at those times?',
      'Set the formula equal to the height, and get 0 on one side. Factor, and set each factor equal to 0.',
      `Write $${formula} = ${height}$. Subtract ${height}, and divide every term by $-5$.`,
    ],
    steps: ({ first, second, height, formula, divided }) => [
      [`Set the height equal to ${height}.`, `${formula} = ${height}`],
      ['Bring everything to one side and divide by $-5$.', `${divided} = 0`],
      ['Factor.', `(t - ${first})(t - ${second}) = 0`],
      ['Both times come after the start: one on the way up, one on the way down.', `t = ${first} \\text{ or } t = ${second}`],
    ],
    ways: ({ first, second, start, height, divided, right }) =>
      solutionWays([
        following(
          plusRootOnly,
          [right],
          [
            'Could the same height be reached at another time too?',
            'What goes up passes a height on the way up, and again on the way down.',
            `Look at both factors of $${divided}$.`,
          ],
        ),
        {
          rule: impossibleSolutionGiven,
          to: [surd(-first), surd(-second)],
          hints: [
            'Can these be times after the start?',
            'A factor equals 0 for the number that undoes it, so the sign changes.',
            `Factor $${divided}$, and ask of each factor for which $t$ it equals 0.`,
          ],
        },
        {
          rule: constantIgnored,
          to: start === 0 ? [surd(0), surd(first + second)] : null,
          hints: [
            'Substitute one of your times in the formula. Which height comes out?',
            `The height must be ${height}. Only a product that equals 0 tells you about its factors.`,
            `Bring the ${height} to the side of the formula first.`,
          ],
        },
        {
          rule: otherQuantityGiven,
          to: [surd(rational(first + second, 2))],
          hints: [
            'Substitute your time into the formula. Which height comes out?',
            'The vertex tells when the height is greatest. The question asks for another height.',
            `Set the formula equal to ${height} and bring everything to one side.`,
          ],
        },
      ]),
  },
);

export const flightStoryGenerators: readonly Generator[] = [landing, twoTimes];
