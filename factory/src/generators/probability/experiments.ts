import { rational } from '@stoa/engine/math/exact/rational';
import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import {
  countForProbability,
  otherOutcomeCounted,
  partsForAndAgainst,
  theoryForExperiment,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/chance-experiments';
import { sampleDifferenceAdded } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data-plots';
import { family, range, type Step, type Way } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { grouped } from '../../wording/whole-number-text.ts';

type Trials = { readonly title: string; readonly names: readonly [string, string, string, string]; readonly axis: string; readonly trials: string; readonly does: string }; // prettier-ignore
const trialsOf: readonly Trials[] = [
  { title: 'Spins of a spinner', names: ['Red', 'Blue', 'Green', 'Yellow'], axis: 'Spins', trials: 'spins', does: 'stop on red' },
  { title: 'Marbles drawn', names: ['Red', 'Blue', 'Green', 'White'], axis: 'Draws', trials: 'draws', does: 'be a red marble' },
  { title: 'Shots at the goal', names: ['Goal', 'Save', 'Post', 'Wide'], axis: 'Shots', trials: 'shots', does: 'be a goal' },
  { title: 'Cars that passed', names: ['White', 'Black', 'Gray', 'Other'], axis: 'Cars', trials: 'cars', does: 'be white' },
  { title: 'Snacks sold', names: ['Chips', 'Fruit', 'Nuts', 'Bars'], axis: 'Snacks', trials: 'snacks', does: 'be chips' },
  { title: 'Thumbtacks tossed', names: ['Point up', 'Point down', 'On its side', 'Lost'], axis: 'Tosses', trials: 'tosses', does: 'land point up' },
]; // prettier-ignore

const evenCounts =
  (kinds: number) =>
  (chance: Chance): number[] =>
    Array.from({ length: kinds }, () => 2 * chance.int(1, 9));

/** The results of an experiment. 1 and 2: an experimental probability. 3 to 5: how many to expect. */
const experiment = family(
  { name: 'prob_experimental_spins', version: 1, skill: 'prob_experimental' },
  {
    setting: (chance) => ({ scene: chance.pick(trialsOf) }),
    levels: {
      counts: [evenCounts(3), evenCounts(3), evenCounts(4), evenCounts(4), evenCounts(4)],
      times: [range(3, 5), range(3, 10), range(3, 15), range(3, 20), range(3, 25)],
    },
    where: ({ counts, times }) => {
      const [all, one] = [total(counts), counts[0]!];
      return (
        new Set(counts).size === counts.length &&
        [20, 25, 30, 40, 50].includes(all) &&
        ![one * counts.length, 2 * one, one * times].includes(all) &&
        times !== one
      );
    },
    derived: ({ scene, counts, times, difficulty }) => {
      const [one, all] = [counts[0]!, total(counts)];
      return {
        ...scene,
        predicts: difficulty >= 3,
        name: scene.names[0],
        kinds: counts.length,
        one,
        all,
        added: counts.join(' + '),
        future: all * times,
        expected: one * times,
      };
    },
    phrasing: (chance, { predicts, name, trials, does, all, future }) => ({
      stem: chance.pick(
        predicts
          ? [
              `The bar graph shows the results for ${all} ${trials}. In ${grouped(future)} ${trials}, about how many times would you expect “${name}”?`,
              `Use the results in the bar graph to predict: of the next ${grouped(future)} ${trials}, how many will ${does}?`,
            ]
          : [
              `The bar graph shows the results for ${all} ${trials}. What is the experimental probability of “${name}”?`,
              `Use the results in the bar graph. Find the experimental probability that the next one will ${does}.`,
            ],
      ),
    }),
    given: ({ stem, title, axis, names, counts, predicts, one, all, expected }) => ({
      stem,
      figure: {
        kind: 'bar_chart',
        title,
        axis,
        scale: { from: 0, to: 20, step: 2 },
        bars: counts.map((value, at) => ({ name: names[at]!, value })),
      },
      readFromFigure: true,
      ...(predicts ? { right: expected } : { right: rational(one, all), inputType: 'fraction' }),
    }),
    ladder: ({ predicts, one, all, added, future }) =>
      predicts
        ? [
            'What do the results say, and how many trials are planned?',
            'Multiply the experimental probability by the new number of trials.',
            `The probability is $\\frac{${one}}{${all}}$. Multiply it by ${grouped(future)}.`,
          ]
        : [
            'How many trials were there, and how many had this result?',
            'Experimental probability is how many times it happened divided by the number of trials.',
            `Add all the bars: $${added}$. Then write ${one} over the sum.`,
          ],
    steps: ({ predicts, name, one, all, added, future, expected }): Step[] =>
      predicts
        ? [
            ['Find the experimental probability.', `\\frac{${one}}{${all}}`],
            ['Multiply it by the new number of trials.', `\\frac{${one}}{${all}} \\cdot ${future} = ${expected}`],
          ]
        : [
            ['Count all the trials.', `${added} = ${all}`],
            [`Write the number for “${name}” over all trials.`, `\\frac{${one}}{${all}}`],
          ],
    ways: ({ predicts, trials, name, kinds, one, all, added, future }): Way[] =>
      predicts
        ? [
            ruled(countForProbability, [one], `There were ${all} ${trials}. How many times as many are ${grouped(future)}?`),
            ledTo(theoryForExperiment, rational(future, kinds), `The results count, not equal chances: ${one} of ${all}.`),
            {
              rule: sampleDifferenceAdded,
              to: sampleDifferenceAdded.answer(one, all, future),
              hints: [
                `How many times as many as ${all} are ${grouped(future)}?`,
                'With so many times as many trials, expect so many times as many of this result.',
                `Divide ${grouped(future)} by ${all}. Then multiply ${one} by that.`,
              ],
            },
          ]
        : [
            ruled(
              theoryForExperiment,
              [rational(1, kinds)],
              `The bar for “${name}” ends at ${one}. Divide by the number of all ${trials}.`,
            ),
            ruled(partsForAndAgainst, [rational(one, all - one)], `Add all the bars: $${added}$. That is the number of trials.`),
            ruled(otherOutcomeCounted, [rational(all - one, all)], `The bar for “${name}” ends at ${one}.`),
          ],
  },
);

export const experimentGenerators: readonly Generator[] = [experiment];
