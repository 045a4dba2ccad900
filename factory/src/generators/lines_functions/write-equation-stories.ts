import { slopeAndInterceptSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { riseTakenForSlope, slopeSignTurned, startForgotten } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { equationPlain, equationTex, line, point } from '../../wording/line-text.ts';
import { person } from '../../wording/people.ts';
import { textDraft } from './line-draft.ts';
import { farOff, inForm, letters, pointSteps, pointWays, through } from './write-equation.ts';

/** 3: start and rate. 4: rate and one later value. 5: two values. */
export const lineStory: Generator = {
  name: 'line_write_equation_story',
  version: 2,
  skill: 'line_write_equation',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const falls = chance.maybe(0.4);
    const { m, b, t, u } = drawUntil(
      () => ({
        m: chance.int(3, 12) * (falls ? -1 : 1),
        b: falls ? 10 * chance.int(9, 20) : chance.int(8, 60),
        t: chance.int(2, 4),
        u: chance.int(5, 8),
      }),
      (draw) =>
        Math.abs(draw.m) !== draw.b &&
        draw.u !== Math.abs(draw.m) &&
        draw.t !== Math.abs(draw.m) &&
        draw.b !== draw.t &&
        draw.m * draw.u + draw.b > 0,
    );
    const at = (x: number) => m * x + b;
    const who = person(chance);
    const size = Math.abs(m);
    const scene = falls
      ? {
          ...chance.pick([
            {
              what: 'A tank drains at a steady rate.',
              value: (x: number) => `After ${x} minutes it holds ${at(x)} gallons`,
              start: `At the start it holds ${b} gallons`,
              rate: `it drains ${size} gallons per minute`,
              ask: 'the number of gallons, $y$, after $x$ minutes',
            },
            {
              what: `${who} reads the same number of pages every day.`,
              value: (x: number) => `After ${x} days there are ${at(x)} pages left`,
              start: `The book has ${b} pages`,
              rate: `${who} reads ${size} pages every day`,
              ask: 'the number of pages left, $y$, after $x$ days',
            },
            {
              what: 'A school store sells the same number of pencils every day.',
              value: (x: number) => `After ${x} days there are ${at(x)} pencils left`,
              start: `At the start there are ${b} pencils`,
              rate: `it sells ${size} pencils every day`,
              ask: 'the number of pencils left, $y$, after $x$ days',
            },
          ]),
        }
      : chance.pick([
          {
            what: `${who} saves the same amount every week.`,
            value: (x: number) => `After ${x} weeks there is \\$${at(x)} in the box`,
            start: `At the start there is \\$${b} in the box`,
            rate: `\\$${size} is added every week`,
            ask: 'the number of dollars, $y$, after $x$ weeks',
          },
          {
            what: `A sunflower grows at a constant rate.`,
            value: (x: number) => `After ${x} weeks it is ${at(x)} cm tall`,
            start: `At the start it is ${b} cm tall`,
            rate: `it grows ${size} cm every week`,
            ask: 'its height, $y$, in centimeters after $x$ weeks',
          },
        ]);
    const [p, r] = [point(t, at(t)), point(u, at(u))];
    const right = line(m, b);
    const told =
      difficulty === 3
        ? `${scene.start}, and ${scene.rate}.`
        : difficulty === 4
          ? `${scene.value(t)}, and ${scene.rate}.`
          : `${scene.value(t)}, and ${scene.value(u).replace('After', 'after')}.`;
    const steps: [string, string][] =
      difficulty === 3
        ? [
            [`What happens in every step is the slope${falls ? '; it gets less, so it is negative' : ''}.`, `m = ${m}`],
            ['The value at the beginning is the $y$-intercept.', equationTex(right)],
          ]
        : [
            ...(difficulty === 5
              ? [
                  ['Two points of the line are told. Find the slope.', `m = \\frac{${at(u)} - ${at(t)}}{${u} - ${t}} = ${m}`] as [
                    string,
                    string,
                  ],
                ]
              : [
                  [`What happens in every step is the slope${falls ? '; it gets less, so it is negative' : ''}.`, `m = ${m}`] as [
                    string,
                    string,
                  ],
                ]),
            ...pointSteps(rational(m), p),
          ];
    return textDraft({
      stem: `${scene.what} ${told} Write an equation for ${scene.ask}. ${inForm}`,
      inputType: 'expression',
      form: 'slope_intercept',
      variables: letters,
      placeholder: 'y = ',
      right: equationPlain(right),
      wrong: farOff(right),
      ladder: [
        'What does x count? What is there in the beginning?',
        'The change for each step is m. The amount at x = 0 is b.',
        difficulty === 3
          ? `In the beginning there is ${b}. Each step changes it by ${size}. Is the change positive or negative?`
          : difficulty === 4
            ? `Each step changes the amount by ${size}. Go back ${t} steps from ${at(t)} to find the start.`
            : `From ${t} to ${u} the amount changes from ${at(t)} to ${at(u)}. Divide the change in the amount by the change in time.`,
      ],
      steps,
      ways: [
        {
          rule: slopeAndInterceptSwapped,
          to: equationPlain(slopeAndInterceptSwapped.answer(right)),
          hints: [
            'What number comes again with every step of $x$, and which is there only at the beginning?',
            'What comes again and again multiplies $x$; the beginning is by itself.',
            'Write $y = mx + b$ down and decide what $m$ means in this story.',
          ],
        },
        {
          rule: slopeSignTurned,
          to: falls ? equationPlain(line(-m, b)) : null,
          hints: [
            'Does the amount in the story get more or less?',
            'A line that falls has a negative slope.',
            'Substitute $x = 1$ into your equation. Is the value below the one at the beginning?',
          ],
        },
        {
          rule: riseTakenForSlope,
          to: difficulty === 5 ? equationPlain(through(riseTakenForSlope.answer(p, r), p)) : null,
          hints: [
            `How much time passes between the two facts?`,
            'The slope is the change in one step of $x$.',
            `From ${t} to ${u} several steps pass. Share the change from ${at(t)} to ${at(u)} among them.`,
          ],
        },
        ...(difficulty === 3 ? [] : pointWays(rational(m), p).slice(0, 1)),
        {
          rule: startForgotten,
          to: equationPlain({ ...right, intercept: startForgotten.answer() }),
          hints: [
            'What does your equation say for $x = 0$? Does the story begin like that?',
            startForgotten.hints.principle,
            difficulty === 3
              ? `How much is there before anything changes? Where does ${b} belong in $y = mx + b$?`
              : `Go back from ${t} to the beginning, one step at a time, and see what is there.`,
          ],
        },
      ],
    });
  },
};
