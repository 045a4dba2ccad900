import type { Relation } from '../../syntax-tree.ts';
import { turned } from '../../solve/solution-set.ts';
import { linearOf } from '../../solve/solve-relation.ts';
import { subtract } from '../building.ts';
import { endpointChanged, inequalityAlwaysTurned, inequalityNotTurned } from '../algebra/equations.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import { bothSides, withSides } from './relation-parts.ts';

export const inequalityRules: readonly StepRule[] = [
  {
    rule: inequalityNotTurned,
    rank: 1,
    tells: 'You multiplied or divided by a negative number, so reverse the inequality symbol.',
    asks: 'What did you do to both sides?',
    examples: [
      ['-2x<6', 'x<-3'],
      ['-x>=4', 'x>=-4'],
      ['5-3x>11', 'x>-2'],
      ['2x<5x-9', 'x<3'],
    ],
    inRelation: (claim) => (steepness(claim) < 0 ? [turnedRound(claim)] : []),
  },
  {
    rule: inequalityAlwaysTurned,
    rank: 1,
    tells: "Reverse the inequality symbol only when you multiply or divide by a negative number. You didn't do that here.",
    asks: 'What made you reverse the symbol there?',
    examples: [
      ['2x<-6', 'x>-3'],
      ['x-4>1', 'x<5'],
    ],
    inRelation: (claim) => (steepness(claim) >= 0 ? [turnedRound(claim)] : []),
  },
  {
    rule: endpointChanged,
    rank: 2,
    tells: 'Look at the endpoint. Is it part of the solution?',
    asks: 'Does the endpoint belong to the solution above?',
    examples: [
      ['2x<=6', 'x<3'],
      ['x+1>4', 'x>=3'],
    ],
    inRelation: (claim) => [
      claim.signs.some((sign) => sign === '=')
        ? null
        : { ...claim, signs: claim.signs.map((sign) => endpointChanged.answer(sign)) },
    ],
  },
  {
    rule: {
      name: 'absolute_value_dropped',
      category: 'conceptual_error',
      says: 'You dropped the absolute value bars. The expression inside can also be negative.',
      source: sources.tsamir,
    },
    rank: 1,
    tells: 'The expression between the bars may also be negative. That case is missing.',
    asks: 'What could the expression between the bars be?',
    examples: [
      ['|x|<3', 'x<3'],
      ['|x-1|<=4', 'x<=5'],
    ],
    inRelation: (claim) =>
      claim.signs[0] !== '='
        ? bothSides.map((side) => {
            const x = claim.sides[side];
            return x?.kind === 'absolute' ? withSides(claim, side, x.of) : null;
          })
        : [],
  },
];

const turnedRound = (claim: Relation): Relation => ({ ...claim, signs: claim.signs.map((sign) => turned[sign]) });

/** Returns the sign of the letter's coefficient with everything on the left side; 0 if it is not an inequality. */
function steepness(claim: Relation): number {
  if (claim.signs.some((sign) => sign === '=' || sign === '≠')) return Number.NaN;
  if (claim.sides.length === 3) {
    const middle = linearOf(claim.sides[1]!);
    return middle === null ? Number.NaN : middle.slope.n < 0n ? -1 : 1;
  }
  const found = linearOf(subtract(claim.sides[0]!, claim.sides[1]!));
  return found === null ? Number.NaN : found.slope.n < 0n ? -1 : 1;
}
