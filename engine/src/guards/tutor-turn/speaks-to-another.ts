import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const ofHer =
  /\b(?:the|this|my) (?:student|learner|pupil|child|kid)(?:'s)?\b(?! (?:in|of|from) (?:the|our|this) (?:story|problem|question|picture|class))/;
/** An address to somebody else: "Dear parents, …", "Teacher, please tell the class …" */
const toAnother =
  /(?:^|[.!?] )(?:dear |hello |hi )?(?:teachers?|parents?|class|everyone|moms? and dads?|colleagues?),? (?:please|your|the|this|he|she|they|tell|we)\b/;
const heOrShe = /(?:^|[.!?] )(?:he|she) (?:\w+s|is|was|has|did|didn't|can|can't|should|needs|must)\b/;
const fields = /\b[a-z]\w*(?:[._]\w+)+ ?= ?\S|\b[a-z]{2,} ?= ?(?:true|false|null)\b|\b[a-z_]{3,}\([a-z_]+ ?= ?/;

/**
 * Finds whether a turn speaks about the student to somebody else, or shows fields of a program. Returns a description for the
 * log, or null.
 */
export function speaksToAnother({ text, question, must_convey, student }: SpokenTurn): string | null {
  const said = foldText(text);
  const about = foldText(`${question.stem} ${must_convey ?? ''} ${student}`);
  if (fields.test(said)) return 'shows fields of a program';
  if (toAnother.test(said)) return 'speaks to somebody else';
  if (ofHer.test(said) && !/\b(?:student|learner|pupil|child|kid)/.test(about)) return 'speaks of the student to somebody else';
  return heOrShe.test(said) &&
    !/\b(?:he|she|his|her|him)\b/.test(about) &&
    !/[A-Z][a-z]+(?:'s)?\b.*[A-Z][a-z]+/.test(question.stem)
    ? 'speaks of the student to somebody else'
    : null;
}
