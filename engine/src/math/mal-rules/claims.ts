import { byConstruction, malRule } from './mal-rule.ts';

/* Mal-rules for judging a statement about many numbers: is it true for all of them, for some, or for none? */

const balacheff =
  'Balacheff (1988), Aspects of proof in pupils’ practice of school mathematics, in Pimm (ed.), Mathematics, Teachers and Children, 216–235';

const oneIsChosen = 'One of three judgments of a statement is chosen.';

export const oneExampleForAll = malRule({
  name: 'one_example_for_all',
  category: 'conceptual_error',
  detail: 'claims',
  says: 'You found an example that works. Other numbers may not work, so try more of them.',
  source: balacheff,
  hints: { principle: 'One example is not enough for "always." Look for numbers that do not fit.' },
  answer: byConstruction('choice', oneIsChosen),
});

export const oneCounterexampleForAll = malRule({
  name: 'one_counterexample_for_all',
  category: 'conceptual_error',
  detail: 'claims',
  says: 'You found an example that does not work. Other numbers may work, so try more of them.',
  source: balacheff,
  hints: { principle: 'One example is not enough for "never." Look for numbers that do fit.' },
  answer: byConstruction('choice', oneIsChosen),
});

export const exceptionExpected = malRule({
  name: 'exception_expected',
  category: 'conceptual_error',
  detail: 'claims',
  says: "You said that it depends on the numbers. It doesn't, so look for the reason.",
  source: balacheff,
  hints: { principle: '"Sometimes" needs two examples: one that fits the statement, and one that does not.' },
  answer: byConstruction('choice', oneIsChosen),
});

export const claimTurnedAround = malRule({
  name: 'claim_turned_around',
  category: 'conceptual_error',
  detail: 'claims',
  says: 'You chose the opposite. Try the statement with one example.',
  source: balacheff,
  hints: { principle: 'Try one example. If it does not fit, the statement is not always true.' },
  answer: byConstruction('choice', oneIsChosen),
});
