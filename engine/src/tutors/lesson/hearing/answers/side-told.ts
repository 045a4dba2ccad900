import { choiceKey } from '../../../../math/judge/choices.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../../support/in-figures.ts';
import { plain, valueOf } from '../../support/reasons/working-told.ts';
import { doubtOr } from '../doubt.ts';

/** One side of "3/8 □ 3/10", as written and in size. */
export type Side = { readonly written: string; readonly is: number };

const amount = String.raw`\d+(?:\.\d+)?(?:/\d+)?`;

/** Returns the two sides of a question that asks for the sign between them; null if it asks for anything else. */
export function sidesOf({ question_text, answer }: Pick<Question, 'question_text' | 'answer'>): readonly [Side, Side] | null {
  if (
    answer.input_type !== 'multiple_choice' ||
    !answer.choices.every((one) => /^\$?(?:<|=|>|\\lt|\\gt)\s*\$?$/.test(one.trim()))
  )
    return null;
  const said = plain(question_text.replace(/\\[;,:! ]/g, ' ').replace(/\\(?:square|Box)(?![a-z])/g, '□')).replace(/\s+/g, ' ');
  const found = new RegExp(String.raw`(${amount}) ?□ ?(${amount})`).exec(said);
  const sides = found?.slice(1).map((written) => ({ written, is: valueOf(written)! }));
  return sides === undefined ? null : [sides[0]!, sides[1]!];
}

const more = String.raw`(?:wins|is (?:way |a bit |a little |just |the )*(?:more|bigger|biggest|larger|largest|greater|greatest|higher|most|winner)|is ahead|has (?:way |the )*(?:more|bigger|biggest|larger|most)|beats|takes it|is the (?:big|bigger|biggest|greater|larger) (?:one|piece|lunch|side))`;
const less = String.raw`(?:loses|is (?:way |a bit |a little |just |the )*(?:less|smaller|smallest|lower|least|fewer|behind)|has (?:way |the )*(?:less|fewer|smaller))`;
const first = String.raw`(?:(?:the )?(?:first|left)(?: (?:one|1|side|fraction|number|decimal))?)`;
const second = String.raw`(?:(?:the )?(?:second|right|last|other)(?: (?:one|1|side|fraction|number|decimal))?)`;
const eats = String.raw`(?:(?:croc\w*|alligator|gator|mouth|he|it|sign|arrow) (?:eats?|opens?(?: up)?(?: to)?|wants?|goes (?:to|for)|bites?|faces|points (?:to|at)) (?:the )?)`;
const speaksAgainst = doubtOr(/\?|\b(?:maybe|idk|guess|wrong|which|says?|(?<!\bi )said|thinks?|told|unless|would)\b/);

/**
 * Returns the letter of the right sign if the student tells in words which side is more: "so 2/5 wins by one bite", "6 beats 5 so
 *         croc eats the left one", "63 is more" of 0.63, or writes the sign itself within other words ("um > like i said").
 *
 * Errors  none: null if it can't be told which side she means, if she only asks or doubts, or if it isn't right: a wrong side is
 *         heard elsewhere, with the mistake behind it.
 */
export function sideTold(question: Pick<Question, 'question_text' | 'answer'>, message: string): string | null {
  const sides = sidesOf(question);
  if (sides === null) return null;
  const text = inFigures(message.toLowerCase().replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/'));
  const told = clauses(text)
    .filter((clause) => !speaksAgainst.test(clause))
    .flatMap((clause) => signIn(clause, sides) ?? []);
  const signs = new Set(told);
  if (signs.size !== 1) return null;
  const [sign] = told;
  const at = question.answer.choices.findIndex((choice) => signOf(choice) === sign);
  return at >= 0 && choiceKey(at) === question.answer.expected ? choiceKey(at) : null;
}

const clauses = (text: string): string[] => text.split(/(?<=[.!?;])(?!\d)\s*|\s+(?=(?:but|because|cause|bc|cuz|since)\b)/i);
const signOf = (choice: string): string => (/<|\\lt/.test(choice) ? '<' : /=/.test(choice) ? '=' : '>');

function signIn(clause: string, sides: readonly [Side, Side]): '<' | '>' | null {
  const [bare] =
    /^\W*(?:(?:um+|so|its|it['’]?s|ok|like|i (?:put|pick|choose|say|said)) )*([<>])(?=\s+(?:like i|as i|again|cause|obviously|lol|duh))/
      .exec(clause)
      ?.slice(1) ?? [];
  if (bare !== undefined) return bare as '<' | '>';
  const isMore = placeTold(clause, sides, more) ?? placeEaten(clause, sides);
  if (isMore !== null) return isMore === 0 ? '>' : '<';
  const isLess = placeTold(clause, sides, less);
  return isLess === null ? null : isLess === 0 ? '<' : '>';
}

/** Returns which side a clause says this of: "2/5 wins", "the left one is bigger", "8 beats 2" of ninths. */
function placeTold(clause: string, [one, other]: readonly [Side, Side], says: string): 0 | 1 | null {
  const [its, others] = [namesOf(one, other, first), namesOf(other, one, second)];
  // "5/11 is less than half": compares with something else than the other side.
  const isSaid = (side: string, than: string): boolean =>
    has(
      clause,
      String.raw`(?:${side})(?![\d/]|\.\d) ?${says}\b(?! ?(?:than|then)\b(?! (?:${than})(?![\d/]|\.\d)))(?! (?:like|confusing|tricky|hard|fun|annoying|interesting)\b)`,
    );
  return onlyOne(isSaid(its, others), isSaid(others, its));
}

/** Returns the side that the open mouth of the sign is said to turn to: "croc eats the left one". */
const placeEaten = (clause: string, [one, other]: readonly [Side, Side]): 0 | 1 | null => {
  const isEaten = (side: string): boolean => has(clause, String.raw`${eats}(?:${side})(?![\d/]|\.\d)`);
  return onlyOne(isEaten(namesOf(one, other, first)), isEaten(namesOf(other, one, second)));
};

const has = (clause: string, pattern: string): boolean => new RegExp(String.raw`(?<![\w./])${pattern}`, 'i').test(clause);
const onlyOne = (isFirst: boolean, isSecond: boolean): 0 | 1 | null => (isFirst === isSecond ? null : isFirst ? 0 : 1);
const namesOf = (side: Side, other: Side, place: string): string =>
  [...[side.written, ...aliases(side, other)].map((name) => `(?:the )?${escaped(name)}`), place].join('|');

/** What else may stand for a side: its numerator, of equal denominators; the digits of a decimal with as many places. */
function aliases(side: Side, other: Side): string[] {
  const [top, bottom] = side.written.split('/');
  const [otherTop, otherBottom] = other.written.split('/');
  if (bottom !== undefined) return bottom === otherBottom && top !== otherTop ? [top!] : [];
  const [places, otherPlaces] = [side.written, other.written].map((one) => one.split('.')[1] ?? '');
  return places !== '' && places!.length === otherPlaces!.length && /^0?\./.test(side.written) && /^0?\./.test(other.written)
    ? [places!.replace(/^0+(?=\d)/, '')]
    : [];
}
const escaped = (text: string): string => text.replace(/[.]/g, String.raw`\.`);
