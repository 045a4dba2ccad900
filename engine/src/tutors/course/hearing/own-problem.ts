import type { Said } from '../../../hearing/hearing-context.ts';
import { compareExpressions } from '../../../math/compare/compare-expressions.ts';
import { lettersOf, type Expression } from '../../../math/syntax-tree.ts';
import { readSide } from './asked-equality.ts';

/** A student's result for her own problem that she typed before: both as she typed them, and whether the result is right. */
export type OwnResult = { readonly problem: string; readonly result: string; readonly isRight: boolean };

const claims =
  /^\W*(?:(?:so|ok|okay|then|and|wait|um) )*(?:is it|it'?s|it is|is that|i (?:got|get|think it'?s|think)|(?:the |my )?answer is|(?:would|could) it be)?\s*((?:[a-z]\s*=\s*)?[-−+(]*[\da-z][^a-z]*(?:[a-z](?![a-z])[^a-z]*)*)$/i;
const looksBack = 4;
const longest = 120;

/**
 * Finds a student's result for her own problem: "so it's (x+3)(x+4)?" after "x^2+7x+12 how"; "i got x = 4" after "solve
 * 2x+3=11". A rewritten expression is only recognized if it is right, because a wrong one may be meant for something else. Null
 * if she states none, or it can't be judged.
 */
export function ownResult(text: string, said: readonly Said[]): OwnResult | null {
  if (text.length > longest) return null;
  const result = claims.exec(text.replace(/[?!.\s]+$/, '').replace(/[’‘]/g, "'"))?.[1]?.trim();
  if (result === undefined) return null;
  const earlier = said.filter(({ by }) => by === 'student').slice(-looksBack);
  for (const { text: line } of earlier.toReversed()) {
    const problem = mathematicsOf(line);
    const isRight = problem === null ? null : answers(problem, result);
    if (problem !== null && isRight !== null) return { problem, result, isRight };
  }
  return null;
}

/** Returns the part of a line that is mathematics with a letter, as typed; null if there is none. */
function mathematicsOf(line: string): string | null {
  const typed = line
    .replace(/\b[a-z]{2,}\b['’]?/gi, ' ')
    .replace(/[?!,:;.]+(?=\s|$)/g, ' ')
    .trim();
  return /[a-z]/i.test(typed) && /\d/.test(typed) && /[-+*/^=()]/.test(typed) ? typed : null;
}

/** True if a result answers a problem; null if that can't be told. */
function answers(problem: string, result: string): boolean | null {
  const sides = problem.split('=');
  if (sides.length > 2) return null;
  const [left, right] = sides.map((side) => readSide(side.trim()) ?? readNumber(side));
  if (left == null) return null;
  if (sides.length === 1) {
    const rewritten = /=/.test(result) ? null : readSide(result);
    return rewritten !== null && lettersOf(rewritten).size > 0 && compareExpressions(left, rewritten) === 'equal' ? true : null;
  }
  const [, letter, value] = /^([a-z])\s*=\s*(.+)$/i.exec(result) ?? [];
  if (right == null || letter === undefined || value === undefined || readNumber(value) === null) return null;
  const put = (side: string): Expression | null => {
    const filled = side.trim().replace(new RegExp(letter, 'gi'), `(${value})`);
    return readSide(filled) ?? readNumber(filled);
  };
  const [one, other] = sides.map(put);
  if (one == null || other == null || lettersOf(one).size + lettersOf(other).size > 0) return null;
  const compared = compareExpressions(one, other);
  return compared === 'undecided' ? null : compared === 'equal';
}

const readNumber = (text: string): Expression | null => (/^\s*[-−]?[\d./]+\s*$/.test(text) ? readSide(`${text.trim()}+0`) : null);
