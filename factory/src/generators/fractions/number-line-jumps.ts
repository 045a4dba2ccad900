import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { fractionWay } from '../../wording/fraction-way.ts';
import { upsideDown } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  countedFromZero,
  numeratorAlone,
  startCountedAsOne,
  stepSizeShrinks,
  stepsPerUnitAdded,
  wholeNumberForgotten,
  wholesTakenForSteps,
} from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import { numberDraft } from '../../number-draft.ts';
import { fracTex, mixedOf, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { following } from '../../wrong-way.ts';

const jumpers = [
  { one: 'A frog', verb: 'jumps', step: 'jump' },
  { one: 'A grasshopper', verb: 'hops', step: 'hop' },
  { one: 'A toy robot', verb: 'rolls', step: 'move' },
  { one: 'A rabbit', verb: 'hops', step: 'hop' },
  { one: 'A game piece', verb: 'moves', step: 'move' },
  { one: 'A cricket', verb: 'jumps', step: 'jump' },
] as const;

/** The line from 0 on in equal parts, with the first jump over it. */
const jumpLine = (parts: number, end: number): WrittenFigure => {
  const last = Math.floor(end / parts) + 1;
  return {
    kind: 'number_line',
    scale: { from: 0, to: last, step: 1 / parts },
    labels: Array.from({ length: last + 1 }, (_, at) => ({ at, text: `${at}` })),
    jumps: [{ from: 0, to: 1 / parts }],
  };
};

/** 1: below one. 2: beyond one. 3: from another start. 4: how many steps to a whole number. 5: how many steps between mixed numbers. */
const jumps: Generator = {
  name: 'frac_number_line_jumps',
  version: 1,
  skill: 'frac_number_line',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { one, verb, step } = chance.pick(jumpers);
    const reverse = difficulty >= 4;
    const { bottom, start, end } = drawUntil(
      () => {
        const parts = chance.int(3, 9);
        const from = byDifficulty(difficulty, [0, 0, chance.int(1, 6) * parts, 0, chance.int(1, 3 * parts)]);
        const count = byDifficulty(difficulty, [
          chance.int(2, parts - 1),
          chance.int(parts + 1, 3 * parts),
          chance.int(2, 2 * parts),
          chance.int(2, 5) * parts,
          chance.int(parts + 1, 3 * parts),
        ]);
        return { bottom: parts, start: from, end: from + count };
      },
      (n) =>
        (n.end % n.bottom === 0) === (difficulty === 4) &&
        2 * n.end !== n.bottom &&
        n.end - n.start !== n.bottom &&
        (difficulty !== 5 || n.start % n.bottom !== 0) &&
        n.end / n.bottom !== n.bottom,
    );
    const count = end - start;
    const shown = (top: number) => mixedTex(mixedOf({ top, bottom }));
    const unit = `$${fracTex({ top: 1, bottom })}$`;
    const steps = `${step}s`;
    const stem = reverse
      ? `${one} ${verb} along a number line and goes ${unit} of a unit each time. It starts at $${shown(start)}$. How many ${steps} does it need to reach $${shown(end)}$?`
      : chance.pick([
          `${one} starts at ${start / bottom} on a number line and makes ${count} ${steps} to the right. Each ${step} is ${unit} of a unit long. What number does it land on?`,
          `${one} is at ${start / bottom} on a number line. It ${verb} ${count} times to the right, ${unit} of a unit each time. What number does it land on?`,
        ]);
    const whole = { whole: Math.floor(end / bottom), rest: end % bottom };
    if (reverse) {
      const inUnits = (top: number) => `${shown(top)} = ${fracTex({ top, bottom })}`;
      return numberDraft({
        stem,
        right: count,
        steps: [
          [
            `Each unit takes ${bottom} ${steps}, because ${bottom} ${partsName(bottom)} make 1.`,
            `1 = ${fracTex({ top: bottom, bottom })}`,
          ],
          ...(start === 0
            ? []
            : [[`Write both numbers in ${partsName(bottom)}.`, `${inUnits(start)}, \\quad ${inUnits(end)}`] as const]),
          start === 0
            ? [`For ${end / bottom} units, multiply.`, `${end / bottom} \\times ${bottom} = ${count}`]
            : [`Count the ${partsName(bottom)} between them.`, `${end} - ${start} = ${count}`],
        ],
        ladder: [
          `Where does it start and end? How long is one ${step}?`,
          `Count how many ${steps} go from one whole number to the next. Then count the whole distance.`,
          start === 0
            ? `From 0 to 1 takes ${bottom} ${steps}. Multiply for ${end / bottom} units: $${end / bottom} \\times ${bottom}$.`
            : `Write both numbers in ${partsName(bottom)}: $${fracTex({ top: start, bottom })}$ and $${fracTex({ top: end, bottom })}$. Count the ${partsName(bottom)} between them.`,
        ],
        ways: [
          following(
            wholesTakenForSteps,
            [Math.floor(end / bottom) - Math.floor(start / bottom)],
            [
              `How far does one ${step} take it: one unit, or less?`,
              `A ${step} is only ${unit} of a unit. It takes several to go one unit.`,
              `How many jumps of ${unit} are there from 0 to 1?`,
            ],
          ),
          {
            rule: stepsPerUnitAdded,
            to: start === 0 ? stepsPerUnitAdded.answer(end / bottom, bottom) : null,
            hints: [
              `Does every unit of the line take the same number of ${steps}?`,
              `Each unit takes ${bottom} ${steps}. For several units, **multiply** that number.`,
              `Count from one whole number to the next, ${bottom} ${steps} at a time.`,
            ],
          },
          {
            rule: countedFromZero,
            to: start === 0 ? null : countedFromZero.answer(end),
            hints: [
              countedFromZero.hints.look,
              'Count only from the start to the end, not from 0.',
              `How many steps of ${unit} are between 0 and the start? Do not count those.`,
            ],
          },
          {
            rule: startCountedAsOne,
            to: count + 1,
            hints: [
              startCountedAsOne.hints.look,
              `Count the ${steps}, not the points. Before the first ${step}, it has not moved.`,
              start === 0
                ? `From 0 to 1 there are ${bottom} ${steps}, though it touches one more point. Continue from there.`
                : `Write the start as a number of ${partsName(bottom)}. The first ${step} takes it one ${partsName(bottom, false)} farther than that.`,
            ],
          },
        ],
      });
    }
    return numberDraft({
      stem,
      ...(end <= 3 * bottom && start === 0 ? { figure: jumpLine(bottom, end) } : {}),
      right: rational(end, bottom),
      inputType: 'fraction',
      placeholder: difficulty > 1 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
      steps: [
        [
          `${count} ${steps} of one ${partsName(bottom, false)} are ${count} ${partsName(bottom)}.`,
          `${count} \\times ${fracTex({ top: 1, bottom })} = ${fracTex({ top: count, bottom })}`,
        ],
        ...(start === 0
          ? []
          : [
              [
                `Write the start in ${partsName(bottom)}, too, and go on from there.`,
                `${start / bottom} = ${fracTex({ top: start, bottom })}`,
              ] as const,
            ]),
        [
          whole.whole === 0
            ? 'That is where it lands.'
            : `It is at ${end} ${partsName(bottom)} from 0. As a mixed number: ${whole.whole} whole units and ${whole.rest} more.`,
          whole.whole === 0
            ? fracTex({ top: end, bottom })
            : `${fracTex({ top: end, bottom })} = ${whole.whole}${fracTex({ top: whole.rest, bottom })}`,
        ],
      ],
      ladder: [
        `Where does it start? How long is one ${step}?`,
        `So many equal ${steps} are that many parts of the same size. Add them to the start.`,
        start === 0
          ? `Multiply the ${count} ${steps} by the length of one: $${count} \\times ${fracTex({ top: 1, bottom })}$.`
          : `The ${steps} go ${count} ${partsName(bottom)}. Write the start, ${start / bottom}, in ${partsName(bottom)}, too, and add.`,
      ],
      ways: [
        following(
          numeratorAlone,
          [start / bottom + count],
          [
            `How long is one ${step}?`,
            `Each ${step} is less than one unit, so ${count} ${steps} are less than ${count} units.`,
            `One ${step} is ${unit} of a unit. How far is it after two ${steps}? After ${count}?`,
          ],
        ),
        fractionWay(wholeNumberForgotten, start === 0 ? null : wholeNumberForgotten.answer(count, bottom), [
          'Where did it start?',
          'Add the starting number and the distance it goes.',
          `It goes ${count} times ${unit}. It does not start at 0, so start counting where it is.`,
        ]),
        {
          rule: upsideDown,
          to: start === 0 ? upsideDown.answer({ top: end, bottom }) : null,
          hints: [
            `Which of the two numbers tells how long one ${step} is?`,
            upsideDown.hints.principle,
            `After one ${step} it is at ${unit}. Where is it after two? Which of the two numbers grows?`,
          ],
        },
        fractionWay(startCountedAsOne, startCountedAsOne.answer(end, bottom), [
          startCountedAsOne.hints.look,
          `Count the ${steps}, not the points. Before the first ${step}, it has not moved.`,
          `After the first ${step}, it is ${unit} from the start. Count on from there.`,
        ]),
        fractionWay(stepSizeShrinks, difficulty === 1 ? stepSizeShrinks.answer(count, bottom) : null, [
          `Does the distance get longer or shorter with every ${step}?`,
          `The parts stay the same size. Only the number of parts grows with every ${step}.`,
          `After two ${steps} it is at ${unit} and one more ${unit}. Keep going like that.`,
        ]),
      ],
    });
  },
};

export const numberLineJumpsGenerators: readonly Generator[] = [jumps];
