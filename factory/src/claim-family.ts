import {
  claimTurnedAround,
  exceptionExpected,
  oneCounterexampleForAll,
  oneExampleForAll,
} from '@stoa/engine/math/mal-rules/claims';
import { choiceFamily, type Step } from './family.ts';
import type { Chance, Generator } from './generator.ts';
import type { WrongWay } from './wrong-way.ts';

type Truth = 'Always' | 'Sometimes' | 'Never';

/** A statement about many numbers, and whether it is true for all, some or none of them. */
export type Claim = {
  says: string;
  truth: Truth;
  /**
   * The fact behind it, for the second rung of the ladder, and what to try with these numbers, for the third. Neither says
   * whether it's true.
   */
  idea: string;
  trial: string;
  /** What proves it: examples, or the reason. */
  shown: readonly [Step, ...Step[]];
};

export type DrawnClaim = (chance: Chance) => Claim;
type Claims = readonly [DrawnClaim, ...DrawnClaim[]];

const look = 'What does the statement say? Try it with an example of your own.';

/** Returns the rule that leads from a statement's truth to another judgment of it. */
const ruleOf = (truth: Truth, chosen: Truth) => {
  if (chosen === 'Sometimes') return exceptionExpected;
  if (truth !== 'Sometimes') return claimTurnedAround;
  return chosen === 'Always' ? oneExampleForAll : oneCounterexampleForAll;
};

const waysOf = ({ truth, trial }: Claim): WrongWay<string>[] =>
  (['Always', 'Sometimes', 'Never'] as const)
    .filter((chosen) => chosen !== truth)
    .map((chosen) => {
      const rule = ruleOf(truth, chosen);
      return { rule, to: chosen, hints: [look, rule.hints.principle, trial] };
    });

/**
 * Makes a family that asks: is a statement always, sometimes, or never true? The statements of each difficulty are drawn with
 * their numbers.
 */
export const claimFamily = (
  told: Pick<Generator, 'name' | 'skill'>,
  five: readonly [Claims, Claims, Claims, Claims, Claims],
): Generator => {
  const drawn = (claims: Claims) => (chance: Chance) => chance.pick(claims)(chance);
  const [first, second, third, fourth, fifth] = five;
  return choiceFamily(
    { ...told, version: 1 },
    {
      levels: { claim: [drawn(first), drawn(second), drawn(third), drawn(fourth), drawn(fifth)] },
      given: ({ claim }) => ({
        stem: `Is this statement always, sometimes, or never true?\n\n${claim.says}`,
        right: claim.truth,
      }),
      steps: ({ claim }) => [
        ...claim.shown,
        [`So the statement is ${claim.truth.toLowerCase()} true.`, `\\text{${claim.truth}}`],
      ],
      ladder: ({ claim }) => [look, claim.idea, claim.trial],
      ways: ({ claim }) => waysOf(claim),
    },
  );
};
