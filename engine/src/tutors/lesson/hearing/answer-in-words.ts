import { signsOf, standsIn, type Waiting } from '../../../hearing/answers/waiting-question.ts';
import { blocks, claimOf, speaksOfIt, type Claim } from './claim-of-clause.ts';
import { clausesOf } from './clauses.ts';

/** What a message claims as its answer. */
export type ClaimedAnswer = { kind: 'answer'; text: string } | { kind: 'two_answers'; texts: readonly string[] } | null;

/**
 * The answer that a message holds in words ("i think it's 3/4", "so then 2x+3"), read clause by clause: what is left between words that
 * are known to stand before and after answers must be mathematics, a choice or a yes or no that the question's reader reads. Anything
 * not understood makes it no answer: asking back costs nothing, a wrong attempt does.
 *
 * Shape   `text` is as she wrote it, or the key of the choice that she named, or `yes` for "yep". A sum still to be worked out, and what
 *         only repeats the question, are no answers.
 */
export function answerInWords(message: string, waiting: Waiting): ClaimedAnswer {
  if (isQuestionItself(message, waiting)) return null;
  const clauses = clausesOf(message, waiting);
  if (clauses.length > 40) return null;
  const found = clauses.map((clause) => ({ clause, claim: claimOf(clause, message, waiting) }));
  const claims = found.flatMap(({ claim }) => (typeof claim === 'string' ? [] : [claim]));
  const last = claims.at(-1);
  if (last === undefined) return null;

  const others = found.filter(({ claim }) => claim === 'other').map(({ clause }) => clause);
  if (others.some((clause) => blocks(clause))) return null;
  const sure =
    last.explicit ||
    (isSolved(last.texts[0]!, waiting) && typeof found.at(-1)!.claim !== 'string') ||
    (waiting.answer.input_type === 'boolean' && others.every((clause) => speaksOfIt(clause, waiting)));
  if (others.length > 0 && !sure) return null;
  return settled(claims, last, waiting);
}

/** "…and x = 4": what a letter of the question comes to, said last. */
const isSolved = (text: string, { letters }: Waiting): boolean => {
  const [, letter] = /^([a-z]) ?= ?[-\d./ ]+$/i.exec(text) ?? [];
  return letter !== undefined && letters.has(letter);
};

/** Eight signs or more that stand in the question just so: the student copied it, or a part of it. */
function isQuestionItself(message: string, waiting: Waiting): boolean {
  const signs = signsOf(message).replace(/[.?!]+$/, '');
  return signs.length >= 8 && /[a-z]{3}/.test(signs) && !waiting.holdsAnswer && waiting.signs.includes(signs);
}

/** Several claims: what the student corrects or concludes counts, what she leaves open does not. */
function settled(claims: readonly Claim[], last: Claim, waiting: Waiting): ClaimedAnswer {
  const all = [...new Set(claims.flatMap((claim) => claim.texts))];
  // The question's own equation, written down again before its solution, is not a second answer.
  const own = all.filter((text) => !(text.includes('=') && standsIn(signsOf(text), waiting.signs)));
  const texts = own.length > 0 ? own : all;
  if (texts.length === 1) return { kind: 'answer', text: texts[0]! };
  if (last.texts.length > 1 || claims.some(({ alternative }) => alternative)) return { kind: 'two_answers', texts };
  const earlier = claims.slice(0, -1).filter(({ texts: [text] }) => text !== last.texts[0]);
  if (last.corrects || (last.explicit && earlier.every(({ explicit }) => !explicit)))
    return { kind: 'answer', text: last.texts[0]! };
  return { kind: 'two_answers', texts };
}
