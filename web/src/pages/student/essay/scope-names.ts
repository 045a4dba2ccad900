import type { CoachingScope } from '@stoa/schema/essay/essay-phase';

/** The name of each scope on the page. */
export const scopeNames: Record<CoachingScope, string> = {
  full: 'The whole essay',
  thesis: 'Thesis',
  contextualization: 'Context',
  'doc-analysis': 'Reading documents',
  sourcing: 'Sourcing',
  complexity: 'Complexity',
};

/** What a student does in each. */
export const scopeAdvice: Record<CoachingScope, string> = {
  full: 'Read seven documents, and write an essay that answers the question. Your coach goes through it with you.',
  thesis: 'Write one thesis for each question. You get a few questions, one after another.',
  contextualization: 'Set the scene for each question in two or three sentences. You get a few questions, one after another.',
  'doc-analysis': 'Read one document at a time. Note who made it, when, for whom, or why, and why that matters.',
  sourcing: 'You get a document and a piece of an argument. Add one sentence that says why the source matters.',
  complexity: 'You get an essay that argues one way. Add one sentence that shows another side.',
};

/** The scopes that go through several questions. */
export const goesOn: ReadonlySet<CoachingScope> = new Set(['thesis', 'contextualization', 'complexity']);

/** The most questions in a set, as on the server. */
export const mostInSet = 8;
