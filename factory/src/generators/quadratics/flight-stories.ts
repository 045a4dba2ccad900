import { rational } from '@stoa/engine/math/exact/rational';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { interceptForHeight } from '@stoa/engine/math/mal-rules/quadratics/parabolas';
import { impossibleSolutionGiven, otherQuantityGiven } from '@stoa/engine/math/mal-rules/quadratics/quadratic-stories';
import { constantIgnored, plusRootOnly, rootNotTaken } from '@stoa/engine/math/mal-rules/quadratics/quadratics';
import { linearText } from '../../wording/linear-text.ts';
import { polynomialTex } from '../../wording/polynomial-text.ts';
import { solutionsDraft, valueDraft } from './quadratic-draft.ts';
import { surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { following } from '../../wrong-way.ts';

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

/** When does it land? 1: from the ground. 2: from the ground, larger numbers. 3: from a height. 4: at another height on the way down. */
const landing: Generator = {
  name: 'quad_word_problems_landing',
  version: 2,
  skill: 'quad_word_problems',
  difficulties: [1, 2, 3, 4],
  draft(chance, difficulty) {
    const fromGround = difficulty <= 2;
    const [thing, ground] = chance.pick(
      byDifficulty<readonly (readonly [string, string])[]>(difficulty, [
        fromTheGround,
        highFromTheGround,
        fromAbove,
        fromAbove,
        fromAbove,
      ]),
    );
    const [it, letter] = ['it', 't'];
    const { end, before, target } = drawUntil(
      () => ({
        end: difficulty === 1 ? chance.int(2, 5) : chance.int(3, fromGround ? 9 : 7),
        before: fromGround ? 0 : chance.int(1, 3),
        target: difficulty === 4 ? 5 * chance.int(1, 4) : 0,
      }),
      (drawn) =>
        drawn.end > drawn.before + 1 &&
        (fromGround || drawn.end - drawn.before <= 5) &&
        drawn.target !== drawn.end &&
        5 * drawn.end * drawn.before + drawn.target !== drawn.end &&
        5 * (drawn.end - drawn.before) !== drawn.end,
    );
    // −5(t − end)(t + before) + target
    const speed = 5 * (end - before);
    const start = 5 * end * before + target;
    const formula = polynomialTex([start, speed, -5], letter);
    const moved = polynomialTex([start - target, speed, -5], letter);
    return valueDraft({
      stem: `${thing}. After $${letter}$ seconds ${it} is $h = ${formula}$ meters above the ${ground}. ${
        difficulty === 4
          ? `After how many seconds does ${it} pass a height of ${target} meters on the way down?`
          : chance.pick([
              `After how many seconds does ${it} come ${fromGround ? 'back ' : ''}to the ${ground}?`,
              `How many seconds is ${it} in the air before ${it} reaches the ${ground}${fromGround ? ' again' : ''}?`,
            ])
      }`,
      right: end,
      inputType: 'decimal',
      letter,
      standsFor: 'the time in seconds',
      ladder: [
        difficulty === 4 ? 'What is h at that moment?' : `What is h when it is on the ${ground}?`,
        'Set the formula equal to that height. Get 0 on one side, factor, and keep the time that fits the story.',
        before === 0
          ? `Write $${formula} = 0$. Take out the common factor $-5${letter}$.`
          : `Write $${moved} = 0$. Divide every term by $-5$, and factor.`,
      ],
      steps: [
        difficulty === 4
          ? [`There $h$ is ${target}. Subtract ${target} from both sides.`, `${moved} = 0`]
          : [`On the ${ground} $h$ is 0.`, `${formula} = 0`],
        ...(before === 0
          ? [['Take out the common factor.', `-5${letter}(${linearText(1, -end, letter)}) = 0`] as const]
          : [
              ['Divide by $-5$.', `${polynomialTex([-end * before, before - end, 1], letter)} = 0`] as const,
              ['Factor.', `(${linearText(1, -end, letter)})(${linearText(1, before, letter)}) = 0`] as const,
            ]),
        [
          before === 0
            ? `The solution 0 is the start; the other one is what the question asks for.`
            : 'Only a time after the start fits.',
          `${letter} = ${end}`,
        ],
      ],
      ways: [
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
            `Where is ${it} at the time that you found? Substitute it into the formula.`,
            'The vertex of the parabola tells when the height is greatest, not when the flight ends.',
            `Set the formula equal to ${difficulty === 4 ? target : 'the height that is what the question asks for'} and bring everything to one side.`,
          ],
        },
        {
          rule: interceptForHeight,
          to: start === 0 ? null : interceptForHeight.answer(start),
          hints: [
            'What does the number that you took stand for in the formula?',
            'The last number of the formula is the height at the start.',
            `Ask for which $${letter}$ the height is the one in the question.`,
          ],
        },
        {
          rule: rootNotTaken,
          to: before === 0 ? null : rootNotTaken.answer(end * before),
          hints: [
            rootNotTaken.hints.look,
            'The number at the end of the equation is a product of both solutions, not a solution.',
            'Look for two factors of the equation, and ask of each when it equals 0.',
          ],
        },
        {
          rule: constantIgnored,
          to: difficulty === 3 || difficulty === 4 ? rational(speed, 5) : null,
          hints: [
            'Did every term of the formula go into your equation?',
            constantIgnored.hints.principle,
            `Begin with $${moved} = 0$.`,
          ],
        },
      ],
    });
  },
};

/** At which two times is it at a height? 4: from the ground. 5: from a height. */
const twoTimes: Generator = {
  name: 'quad_word_problems_two_times',
  version: 2,
  skill: 'quad_word_problems',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const { first, second, start } = drawUntil(
      () => ({ first: chance.int(1, 4), second: chance.int(3, 9), start: difficulty === 4 ? 0 : chance.int(2, 12) }),
      (drawn) => drawn.first + 1 < drawn.second && drawn.start !== drawn.first && drawn.start !== drawn.second,
    );
    const speed = 5 * (first + second);
    const height = 5 * first * second + start;
    const [thing, above] = chance.pick([
      ['A firework rocket rises', 'ground'],
      ['A model rocket is launched', 'ground'],
      ['A flare is shot up', 'ground'],
      ['A toy glider is shot straight up', 'ground'],
      ['A tennis ball is hit straight up', 'ground'],
      ['A stomp rocket takes off', 'ground'],
    ] as const);
    const formula = polynomialTex([start, speed, -5], 't');
    const right = [surd(first), surd(second)];
    const divided = polynomialTex([first * second, -first - second, 1], 't');
    return solutionsDraft({
      stem: `${thing}. After $t$ seconds the height above the ${above} is $h = ${formula}$ meters. At what times is the height ${height} meters? Give all of them, in seconds.`,
      letter: 't',
      standsFor: 'the time in seconds',
      right,
      ladder: [
        'What is h at those times?',
        'Set the formula equal to the height, and get 0 on one side. Factor, and set each factor equal to 0.',
        `Write $${formula} = ${height}$. Subtract ${height}, and divide every term by $-5$.`,
      ],
      steps: [
        [`Set the height equal to ${height}.`, `${formula} = ${height}`],
        ['Bring everything to one side and divide by $-5$.', `${divided} = 0`],
        ['Factor.', `(t - ${first})(t - ${second}) = 0`],
        ['Both times come after the start: one on the way up, one on the way down.', `t = ${first} \\text{ or } t = ${second}`],
      ],
      ways: [
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
      ],
    });
  },
};

export const flightStoryGenerators: readonly Generator[] = [landing, twoTimes];
