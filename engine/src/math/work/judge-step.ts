import { toBall } from '../exact/evaluate.ts';
import type { Statement } from '../syntax-tree.ts';
import { lettersOfStatement } from './consequence.ts';
import { isEquation } from './gap.ts';
import { judgeAmounts, judgeExpression, judgeNumbers, judgeStatement, type Judged, type Place } from './judge-line.ts';
import { determined } from './linear-span.ts';
import { otherSlash } from './slash-reading.ts';
import { isUnitLetter } from './unit-letters.ts';

/**
 * What a line is to the lines above it. What is wrong by one reading of a slash and right by the other is right: 24ab/6a may be 4b.
 *
 * Errors  none; it may take more than it is worth, so that it is called within an allowance.
 */
export function judgeStep(line: Statement, place: Place): Judged {
  const judged = judge(line, place);
  if (judged.kind !== 'mistake') return judged;
  const changed = [line, ...place.above].some((one) => otherSlash(one) !== null);
  if (!changed) return judged;
  const other = judge(otherSlash(line) ?? line, { ...place, above: place.above.map((one) => otherSlash(one) ?? one) });
  return other.kind === 'follows' ? { kind: 'follows', note: 'Write brackets around what stands below the slash.' } : judged;
}

function judge(line: Statement, place: Place): Judged {
  const last = place.above.at(-1);
  if (last === undefined) return { kind: 'undecided', note: 'No line that could be read stands above this one.' };
  const letters = lettersOfStatement(line);
  if (line.kind === 'relation' && letters.size === 0) return judgeNumbers(line, place);
  if (line.kind === 'relation' && isEquation(line) && [...letters].every(isUnitLetter)) return judgeAmounts(line);
  if (line.kind === 'expression') return judgeExpression(line.expression, place, solutionOf(place.above));
  return judgeStatement(line, last, place, solutionOf(place.above));
}

/** What a whole system says holds in every line that follows from it. */
function solutionOf(above: readonly Statement[]) {
  const relations = above.flatMap((claim) =>
    claim.kind === 'relation' ? [claim] : claim.kind === 'list' && claim.joint !== 'or' ? claim.items : [],
  );
  const values = determined(relations.filter((claim) => claim.kind === 'relation'));
  return new Map([...values].map(([letter, value]) => [letter, toBall(value)]));
}
