import { rational, type Rational } from '../../exact/rational.ts';
import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
/**
 * Mal-rules for the sign of an inequality.
 * Sources  Tsamir & Almog (2001), "Students' strategies and difficulties: the case of algebraic inequalities", IJMEST 32,
 *          513–524; Blanco & Garrote (2007), "Difficulties in learning inequalities", Eurasia J. Math. Sci. Tech. Ed. 3,
 *          221–229.
 */
export type Comparison = '<' | '>' | '≤' | '≥';

const turnedRound: Readonly<Record<Comparison, Comparison>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const withOrWithoutEquality: Readonly<Record<Comparison, Comparison>> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' };

/** Returns the sign after both sides are multiplied or divided by a negative number, or exchanged. */
export const turned = (sign: Comparison): Comparison => turnedRound[sign];

/** The endpoint is included though it should be left out, or left out though it should be included. */
export const borderMistaken = malRule({
  name: 'border_mistaken',
  category: 'conceptual_error',
  detail: 'border',
  says: 'Check the endpoint. You included it or left it out by mistake.',
  source: sources.blanco,
  hints: {
    look: 'Look closely at the symbol in the problem. Is there a line under it?',
    principle: "With a line under the symbol, the endpoint is a solution. Without it, the endpoint isn't.",
  },
  answer: (sign: Comparison): Comparison => withOrWithoutEquality[sign],
});

export const comparisonTex: Readonly<Record<Comparison, string>> = { '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' };

export const wordsReadBackwards = malRule({
  name: 'words_read_backwards',
  category: 'representation_error',
  detail: 'inequality',
  says: 'You wrote the comparison in the wrong direction.',
  source: sources.blanco,
  answer: (right: Comparison): Comparison => turned(right),
});

export const wordsReadBackwardsAndBorderMistaken = malRule({
  name: 'words_read_backwards_and_border_mistaken',
  category: 'representation_error',
  detail: 'inequality',
  says: 'You wrote the comparison in the wrong direction, and the endpoint is off too.',
  source: sources.blanco,
  answer: (right: Comparison): Comparison => turned(withOrWithoutEquality[right]),
});

export const orderOfNegativesOrSignMistaken = malRule({
  name: 'order_of_negatives_or_sign_mistaken',
  category: 'conceptual_error',
  detail: 'inequality',
  says: 'You compared in the wrong direction. Check it on a number line.',
  source: sources.blanco,
  answer: byConstruction('choice', 'True or false is answered, and only one of them is wrong.'),
});

export const inequalityTurnedWithoutReason = malRule({
  name: 'inequality_turned_without_reason',
  category: 'sign_error',
  detail: 'inequality',
  says: "You reversed the inequality symbol, although you didn't multiply or divide by a negative number.",
  source: sources.tsamirAlmog,
  answer: (right: Comparison): Comparison => turned(right),
});

export const bracketsExchanged = malRule({
  name: 'brackets_exchanged',
  category: 'representation_error',
  detail: 'interval',
  says: 'You switched the parenthesis and the bracket of the interval.',
  source: sources.own,
  hints: {
    look: 'Look at each endpoint. Is there a line under the symbol beside it?',
    principle: 'A bracket includes the endpoint. A parenthesis leaves it out.',
  },
  /** Says whether each end is included. */
  answer: (lowIn: boolean, highIn: boolean): readonly [boolean, boolean] => [!lowIn, !highIn],
});

export const allEndsTakenIn = malRule({
  name: 'all_ends_taken_in',
  category: 'representation_error',
  detail: 'interval',
  says: 'You included both endpoints. Check each symbol.',
  source: sources.own,
  hints: {
    look: 'Do both symbols have a line under them?',
    principle: 'Only a symbol with a line under it includes its endpoint.',
  },
  answer: (): readonly [boolean, boolean] => [true, true],
});

export const middleNumberMovedToOneSideOnly = malRule({
  name: 'middle_number_moved_to_one_side_only',
  category: 'procedural_error',
  detail: 'all_parts',
  says: 'You changed only one side. All three parts have to change.',
  source: sources.own,
  /** Returns the wrong end of the interval: b is not subtracted from this end of ax + b, but the end is divided by a. */
  answer: (a: number, b: number, end: number): Rational => rational(a * end + b, a),
});
