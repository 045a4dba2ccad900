import { describe, expect, it } from 'vitest';
import { checkSteps } from '../src/math/check-steps.ts';
import { findMalRule } from '../src/math/mal-rules/catalogue.ts';
import { derivations, writtenDerivations } from './derivations.ts';
import type { Derivation, Step, WrongStep } from './derivations/derivation.ts';

const textOf = (step: Step): string => (typeof step === 'string' ? step : step.line);
const linesOf = ({ given, steps }: Derivation): string[] => [given, ...steps.map(textOf)];
const isWrong = (step: Step): step is WrongStep => typeof step !== 'string' && !('open' in step);

/** What the checker should say of a step: of two rules at once either may come first, and the category is the first one's. */
function wanted(step: Step) {
  if (typeof step === 'string') return { verdict: 'follows' };
  if ('open' in step) return { verdict: 'undecided' };
  const rules = [step.rule, step.also].flatMap((rule) => (rule === null || rule === undefined ? [] : [rule])).sort();
  return { verdict: 'does_not_follow', rules };
}

function found(lines: readonly string[]) {
  return checkSteps(lines).map((check) => {
    if (check.verdict !== 'does_not_follow') return { verdict: check.verdict };
    const rules = [check.rule, check.also].flatMap((rule) => (rule === undefined ? [] : [rule])).sort();
    return { verdict: check.verdict, rules };
  });
}

describe('every derivation of the corpus', () => {
  it.each(derivations.map((derivation) => ({ ...derivation, lines: linesOf(derivation) })))(
    'gets the verdicts of its labels, $topic: $lines',
    ({ lines, steps }) => expect(found(lines)).toEqual(steps.map(wanted)),
  );

  it.each(
    derivations.flatMap((derivation) =>
      derivation.steps.flatMap((step, i) =>
        isWrong(step) && step.rule !== null ? [{ lines: linesOf(derivation), i, step }] : [],
      ),
    ),
  )('gets the category of its mal-rule: $lines', ({ lines, i, step }) => {
    const check = checkSteps(lines)[i];
    const first = check?.verdict === 'does_not_follow' ? check.rule : undefined;
    const category = first === step.rule ? step.category : findMalRule(step.also ?? '')?.category;
    expect(check).toMatchObject({ error_category: category });
  });
});

describe('the correct line in place of a wrong one', () => {
  const asked = derivations.flatMap((derivation) =>
    derivation.steps.flatMap((step, i) =>
      isWrong(step) && step.expected !== undefined ? [{ lines: linesOf(derivation), i, expected: step.expected }] : [],
    ),
  );

  it.each(asked)('$lines: $expected', ({ lines, i, expected }) => expect(checkSteps(lines)[i]).toMatchObject({ expected }));
});

describe('the corpus of derivations', () => {
  const wrongOnes = derivations.filter(({ steps }) => steps.some(isWrong));
  const inPairs = derivations.filter(({ steps }) => steps.some((step) => isWrong(step) && step.also !== undefined));

  it('holds at least 400, of which at least 200 are written by hand', () => {
    expect(derivations.length).toBeGreaterThanOrEqual(400);
    expect(writtenDerivations.length).toBeGreaterThanOrEqual(200);
  });

  it('has a mistake in at least four of ten, and two mistakes at once in at least sixty', () => {
    expect(wrongOnes.length / derivations.length).toBeGreaterThanOrEqual(0.4);
    expect(inPairs.length).toBeGreaterThanOrEqual(60);
  });
});
