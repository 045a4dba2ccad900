import { replaceLetter } from '../../math/exact/replace-letter.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import { lettersInside, type Statement } from '../../math/syntax-tree.ts';
import { relationHolds } from '../../solving/relation-holds.ts';
import { stemParts } from '../../solving/stem-parts.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const grammar = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: false } as const;

function read(text: string): Statement | null {
  const reading = readStatement(text.trim().replace(/[.,;\s]+$/, ''), grammar);
  return reading.kind === 'read' ? reading.read : null;
}

/** Equations in one letter that a sentence states, in signs or as "2x is 12". */
const equation = /(?:[-+*/().\d\s^]|(?<![a-z])[a-z](?![a-z]))+(?:=| is | equals )(?:[-+*/().\d\s^=]|(?<![a-z])[a-z](?![a-z]))+/g;

/** Returns the mathematics of a stem: what is between dollar signs or, if there is none, the equations in its text. */
function mathematicsOf(stem: string): readonly string[] {
  const { math } = stemParts(stem);
  return math.length > 0 ? math : (flattenText(stem).match(equationInSigns) ?? []);
}
const equationInSigns = /(?:[-+*/().\d\s^]|(?<![a-z])[a-z](?![a-z]))+=(?:[-+*/().\d\s^]|(?<![a-z])[a-z](?![a-z]))+/g;

/**
 * Tells whether the stem's solution satisfies the equations that a sentence states about its unknown: true if there is at
 * least one and all are satisfied, false if one isn't, null if there is none or the stem asks for no unknown. The sentence
 * must be folded.
 */
export function holdsAtSolution(sentence: string, { stem, expected }: SpokenTurn['question']): boolean | null {
  const by = read(expected.replace(/^\s*[a-z]\s*=\s*/i, ''));
  if (by?.kind !== 'expression' || lettersInside(by).size > 0) return null;
  const asked = mathematicsOf(stem)
    .map(read)
    .find((one) => one?.kind === 'relation' && lettersInside(one).size === 1);
  const [letter] = asked === undefined || asked === null ? [] : lettersInside(asked);
  if (asked?.kind !== 'relation' || letter === undefined) return null;
  const keeps = (statement: Statement | null): boolean | null =>
    statement?.kind === 'relation' &&
    statement.signs.every((sign) => sign === '=') &&
    lettersInside(statement).has(letter) &&
    lettersInside(statement).size === 1
      ? relationHolds({ ...statement, sides: statement.sides.map((side) => replaceLetter(side, letter, by.expression)) })
      : null;
  if (keeps(asked) !== true) return null;
  const found = Array.from(sentence.matchAll(equation), ([stated]) => keeps(read(stated.replace(/ is | equals /, ' = '))));
  return found.includes(false) ? false : found.includes(true) ? true : null;
}
