import { slopeAndInterceptSwapped } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, range, textFamily } from '../../family.ts';
import type { Chance } from '../../generator.ts';
import { riseTakenForSlope, slopeSignTurned, startForgotten } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { equationPlain, equationTex, line, point } from '../../wording/line-text.ts';
import { person } from '../../wording/people.ts';
import { equationAnswer } from './line-answers.ts';
import { through } from './line-through.ts';
import { inForm, pointSteps, pointWays } from './write-equation.ts';

/** A story of a steady change: its text, and the parts with its numbers. */
type Scene = {
  readonly what: (who: string) => string;
  readonly start: (amount: number) => string;
  readonly rate: (size: number, who: string) => string;
  readonly later: (time: number, amount: number) => string;
  readonly ask: string;
};

const growing: readonly Scene[] = [
  {
    what: (who) => `${who} saves the same amount every week.`,
    start: (b) => `At the start there is \\$${b} in the box`,
    rate: (m) => `\\$${m} is added every week`,
    later: (x, y) => `After ${x} weeks there is \\$${y} in the box`,
    ask: 'the number of dollars, $y$, after $x$ weeks',
  },
  {
    what: () => `A sunflower grows at a constant rate.`,
    start: (b) => `At the start it is ${b} cm tall`,
    rate: (m) => `it grows ${m} cm every week`,
    later: (x, y) => `After ${x} weeks it is ${y} cm tall`,
    ask: 'its height, $y$, in centimeters after $x$ weeks',
  },
];
const shrinking: readonly Scene[] = [
  {
    what: () => 'A tank drains at a steady rate.',
    start: (b) => `At the start it holds ${b} gallons`,
    rate: (m) => `it drains ${m} gallons per minute`,
    later: (x, y) => `After ${x} minutes it holds ${y} gallons`,
    ask: 'the number of gallons, $y$, after $x$ minutes',
  },
  {
    what: (who) => `${who} reads the same number of pages every day.`,
    start: (b) => `The book has ${b} pages`,
    rate: (m, who) => `${who} reads ${m} pages every day`,
    later: (x, y) => `After ${x} days there are ${y} pages left`,
    ask: 'the number of pages left, $y$, after $x$ days',
  },
  {
    what: () => 'A school store sells the same number of pencils every day.',
    start: (b) => `At the start there are ${b} pencils`,
    rate: (m) => `it sells ${m} pencils every day`,
    later: (x, y) => `After ${x} days there are ${y} pencils left`,
    ask: 'the number of pencils left, $y$, after $x$ days',
  },
];

/** Draws a change. A growing amount starts small, a shrinking one starts large. */
const change = (chance: Chance): { m: number; b: number } =>
  chance.maybe(0.4) ? { m: -chance.int(3, 12), b: 10 * chance.int(9, 20) } : { m: chance.int(3, 12), b: chance.int(8, 60) };

/** 3: start and rate. 4: rate and one later value. 5: two values. */
export const lineStory = textFamily(
  { name: 'line_write_equation_story', version: 3, skill: 'line_write_equation', difficulties: [3, 4, 5] },
  {
    levels: { change: always(change), time: always(range(2, 4)), laterTime: always(range(5, 8)) },
    where: ({ change: { m, b }, time, laterTime }) =>
      ![b, time, laterTime].includes(Math.abs(m)) && b !== time && m * laterTime + b > 0,
    derived: ({ change: { m, b }, time, laterTime }) => {
      const [early, later] = [m * time + b, m * laterTime + b];
      return { m, b, early, later, of: line(m, b), falls: m < 0, p: point(time, early), r: point(laterTime, later) };
    },
    phrasing: (chance, { m, b, time, laterTime, early, later, falls, difficulty }) => {
      const who = person(chance);
      const scene = chance.pick(falls ? shrinking : growing);
      const rate = scene.rate(Math.abs(m), who);
      const told = {
        3: `${scene.start(b)}, and ${rate}.`,
        4: `${scene.later(time, early)}, and ${rate}.`,
        5: `${scene.later(time, early)}, and ${scene.later(laterTime, later).replace('After', 'after')}.`,
      }[difficulty as 3 | 4 | 5];
      return { asked: `${scene.what(who)} ${told} Write an equation for ${scene.ask}.` };
    },
    given: ({ of, asked }) => ({ stem: `${asked} ${inForm}`, ...equationAnswer(of) }),
    ladder: ({ m, b, time, laterTime, early, later, difficulty }) => [
      'What does x count? What is there in the beginning?',
      'The change for each step is m. The amount at x = 0 is b.',
      {
        3: `In the beginning there is ${b}. Each step changes it by ${Math.abs(m)}. Is the change positive or negative?`,
        4: `Each step changes the amount by ${Math.abs(m)}. Go back ${time} steps from ${early} to find the start.`,
        5: `From ${time} to ${laterTime} the amount changes from ${early} to ${later}. Divide the change in the amount by the change in time.`,
      }[difficulty as 3 | 4 | 5],
    ],
    steps: ({ m, time, laterTime, early, later, of, falls, p, difficulty }) => [
      difficulty === 5
        ? ['Two points of the line are told. Find the slope.', `m = \\frac{${later} - ${early}}{${laterTime} - ${time}} = ${m}`]
        : [`What happens in every step is the slope${falls ? '; it gets less, so it is negative' : ''}.`, `m = ${m}`],
      ...(difficulty === 3
        ? [['The value at the beginning is the $y$-intercept.', equationTex(of)] as const]
        : pointSteps(rational(m), p)),
    ],
    ways: ({ m, b, time, laterTime, early, later, of, falls, p, r, difficulty }) => [
      {
        rule: slopeAndInterceptSwapped,
        to: equationPlain(slopeAndInterceptSwapped.answer(of)),
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
          `From ${time} to ${laterTime} several steps pass. Share the change from ${early} to ${later} among them.`,
        ],
      },
      ...(difficulty === 3 ? [] : pointWays(rational(m), p).slice(0, 1)),
      {
        rule: startForgotten,
        to: equationPlain({ ...of, intercept: startForgotten.answer() }),
        hints: [
          'What does your equation say for $x = 0$? Does the story begin like that?',
          startForgotten.hints.principle,
          difficulty === 3
            ? `How much is there before anything changes? Where does ${b} belong in $y = mx + b$?`
            : `Go back from ${time} to the beginning, one step at a time, and see what is there.`,
        ],
      },
    ],
  },
);
