import { toBall } from '../exact/evaluate.ts';
import { replaceLetter } from '../exact/replace-letter.ts';
import type { Expression, Statement } from '../syntax-tree.ts';
import { lettersOfStatement } from './consequence.ts';
import { isEquation } from './gap.ts';
import { judgeAmounts, judgeExpression, judgeNumbers, judgeStatement, type Judged, type LineContext } from './judge-line.ts';
import { determined } from './linear-span.ts';
import { otherSlash } from './slash-reading.ts';
import { isUnitLetter } from './unit-letters.ts';

/**
 * Judges a line by the lines above it. If it is wrong by one reading of a slash and right by the other, it is right: 24ab/6a
 * may be 4b. The same holds if it is right with i as the imaginary unit.
 *
 * Errors  none; it may take too much, so call it within an allowance.
 */
export function judgeStep(line: Statement, place: LineContext): Judged {
  const judged = judge(line, place);
  if (judged.kind !== 'mistake') return judged;
  const readOtherwise = (by: (s: Statement) => Statement): boolean => {
    const read = [line, ...place.above].map(by);
    if (read.every((one, i) => one === [line, ...place.above][i])) return false;
    return judge(read[0]!, { ...place, above: read.slice(1) }).kind === 'follows';
  };
  if (readOtherwise((one) => otherSlash(one) ?? one))
    return { kind: 'follows', note: 'Put parentheses around everything below the slash.' };
  return readOtherwise(withImaginaryUnit) ? { kind: 'follows' } : judged;
}

/** Reads the letter i as the number whose square is −1. */
function withImaginaryUnit(s: Statement): Statement {
  if (!lettersOfStatement(s).has('i')) return s;
  const put = (x: Expression): Expression => replaceLetter(x, 'i', { kind: 'constant', name: 'i' });
  if (s.kind === 'expression') return { ...s, expression: put(s.expression) };
  return s.kind === 'relation' ? { ...s, sides: s.sides.map(put) } : s;
}

function judge(line: Statement, place: LineContext): Judged {
  const last = place.above.at(-1);
  if (last === undefined) return { kind: 'undecided', note: 'I couldn’t read any line above this one.' };
  const letters = lettersOfStatement(line);
  if (line.kind === 'relation' && letters.size === 0) return judgeNumbers(line, place);
  if (line.kind === 'relation' && isEquation(line) && [...letters].every(isUnitLetter)) return judgeAmounts(line);
  if (line.kind === 'expression') return judgeExpression(line.expression, place, solutionOf(place.above));
  return judgeStatement(line, last, place, solutionOf(place.above));
}

/** Returns the values that a system as a whole gives; they hold in every line that follows from it. */
function solutionOf(above: readonly Statement[]) {
  const relations = above.flatMap((claim) =>
    claim.kind === 'relation' ? [claim] : claim.kind === 'list' && claim.joint !== 'or' ? claim.items : [],
  );
  const values = determined(relations.filter((claim) => claim.kind === 'relation'));
  return new Map([...values].map(([letter, value]) => [letter, toBall(value)]));
}
