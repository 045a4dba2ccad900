import { bracketsOf, shapeOf } from '../math/answer-shape.ts';
import type { AnswerQuestion } from '../math/check-answer.ts';
import { choiceKey, findChoice } from '../math/choices.ts';
import { rationalValue } from '../math/number-order.ts';
import { printExpression } from '../math/print.ts';
import { equals, finiteDecimal, parseRational, rational, rationalText, type Rational } from '../math/rational.ts';
import { equalFunctions, exactNumber } from '../math/rational-function.ts';
import { readStatement } from '../math/read/read-statement.ts';
import { compareSets, isolated, solutionSet, turned, type SolutionSet } from '../math/solution-set.ts';
import { lettersOf, type Expression, type RelationSign, type Statement } from '../math/syntax-tree.ts';
import { readTruth } from '../math/truth.ts';
import { newBudget, withinBudget } from '../math/budget.ts';
import { foldMath, markExponents, squeezed } from './leak-fold.ts';
import { exactForm, fragmentsIn, type Fragment } from './leak-fragments.ts';
import { quantitiesIn, type Quantity } from './leak-quantities.ts';
import { saidOutright } from './outright.ts';

export type LeakQuestion = {
  readonly text: string; // what is about to be said
  readonly answer: AnswerQuestion;
  readonly stem: string;
  readonly shown: readonly string[]; // hints on this problem that she has read
  readonly written: readonly string[]; // what she wrote herself
};

/** No hint comes near this length; what is longer is refused long before by its schema. */
const longest = 12_000;

/**
 * Finds the answer in what is about to be said: in figures, words or LaTeX, as an equal fraction, decimal or percent, as simple
 * arithmetic said to be the result, as the letter or text of the right choice, or in parts over several hints.
 *
 * Numbers that stand in the stem, or that the student wrote, may be spoken of; saying one of them as the result may not. Where the
 * stem already holds an equal value in another form (a conversion), only the asked form tells.
 *
 * Shape   why, one line each; empty when the text is clean.
 * Errors  none. Linear in the length of the text.
 * Source  practice spec §7.6.
 */
export function findLeak(question: LeakQuestion): string[] {
  const outright = saidOutright(question.text.slice(0, longest), question.answer);
  const why = outright === null ? [] : [`says “${outright}”`];
  return [...new Set([...why, ...leaksIn(question)])];
}

function leaksIn({ text, answer, stem, shown, written }: LeakQuestion): string[] {
  const said = fold(text.slice(0, longest));
  const known = fold([stem, ...written].join(' ; '));
  if (answer.input_type === 'multiple_choice') return leaksOfChoice(answer, said, known);
  if (answer.input_type === 'boolean') return leaksOfTruth(answer, said);

  const expected = readStatement(answer.expected, {
    letters: null,
    thousands: answer.input_type !== 'set',
    oneNumber: false,
    ownUnit: answer.judging.unit,
    units: answer.judging.unit !== null,
  });
  if (expected.kind !== 'read') return plainText(answer.expected, said, known);
  const heard: Heard = { said, known, before: shown.map(fold).join(' ; '), stem: fold(stem) };
  return [...new Set([...leaksOf(answer, expected.read, heard), ...acceptedForms(answer, heard)])];
}

type Heard = { readonly said: string; readonly known: string; readonly before: string; readonly stem: string };

const fold = (text: string): string => foldMath(markExponents(text));

function leaksOf(answer: AnswerQuestion, expected: Statement, heard: Heard): string[] {
  const shape = shapeOf(answer.input_type, expected);
  if (shape.kind === 'undefined')
    return /\b(?:is|be) (?:undefined|not defined)\b/i.test(heard.said) ? ['says that it is undefined'] : [];
  if (shape.kind === 'scalar') {
    const value = rationalValue(shape.value);
    return value !== null ? leaksOfNumber(value, answer, heard) : leaksOfExpression(shape.value, heard);
  }
  if (shape.kind === 'relation') {
    const alone = isolated(shape.relation.sides);
    return alone === null ? plainText(answer.expected, heard.said, heard.known) : leaksOfExpression(alone.value, heard);
  }
  const set = solutionSet(expected, bracketsOf(answer, expected));
  return set === null ? plainText(answer.expected, heard.said, heard.known) : leaksOfSet(set, answer, heard);
}

// ---- numbers

/** The value said, for this answer: where the unit is %, 25 % and 25 are one. */
const tells = (q: Quantity, value: Rational, answer: AnswerQuestion): boolean =>
  equals(q.value, value) ||
  (answer.judging.unit === '%' && q.spelling.endsWith('%') && equals(rational(q.value.n * 100n, q.value.d), value));

function leaksOfNumber(value: Rational, answer: AnswerQuestion, heard: Heard): string[] {
  const spoken = quantitiesIn(heard.said);
  const knownSpellings = new Set(quantitiesIn(heard.known).map((q) => q.spelling));
  const stemValues = quantitiesIn(heard.stem);
  const stemSpellings = new Set(stemValues.map((q) => q.spelling));
  const own = new Set([rationalText(value), finiteDecimal(value) ?? '', answer.expected.replace(/\s/g, '')]);
  const asked = new Set([answer.expected.replace(/[\s$]/g, ''), rationalText(value)]);
  const converted = stemValues.some((q) => equals(q.value, value) && !asked.has(q.spelling));
  const why: string[] = [];
  for (const q of spoken) {
    if (why.length >= 4) break; // it is a leak four times over
    if (!tells(q, value, answer)) continue;
    if (converted && !(own.has(q.spelling) && !stemSpellings.has(q.spelling))) continue; // 0.75 and 75/100 on the way to 3/4
    if (q.asserted() && !quoted(q, heard)) why.push(`says “${nearby(heard.said, q)}”`);
    else if (!q.common() && !knownSpellings.has(q.spelling) && !isDivision(q, value)) why.push(`holds ${q.spelling}`);
  }
  why.push(...arithmeticLeaks(value, heard), ...partsOverMessages(value, heard));
  return why;
}

/** 12/3 where the answer is 4 is a division still to be done; it tells only when it is said to be the result. */
const isDivision = (q: Quantity, value: Rational): boolean => q.spelling.includes('/') && value.d === 1n;

/** "when x = 3" stands in the stem and may be quoted. */
function quoted(q: Quantity, { said, stem }: Heard): boolean {
  const clause = /[A-Za-z]\s*=\s*-?\s*$/.exec(said.slice(Math.max(0, q.at - 12), q.at));
  if (clause === null) return false;
  const words = squeezed(clause[0] + said.slice(q.at, q.end));
  return (
    new RegExp(`${literal(words)}(?!\\w|\\.\\d)`).test(squeezed(stem)) &&
    !/\b(?:so|then|therefore|hence|answer|solution)\b[^.]{0,20}$/i.test(said.slice(Math.max(0, q.at - 40), q.at))
  );
}

const nearby = (text: string, q: Quantity): string => text.slice(Math.max(0, q.at - 16), q.end).trim();
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "x = 2 + 2", "the answer is 10 − 6". */
function arithmeticLeaks(value: Rational, { said, stem }: Heard): string[] {
  if (!/\d\s*[-+*/^(]/.test(said)) return [];
  const why: string[] = [];
  for (const fragment of fragmentsIn(said)) {
    for (const { side, asserted } of sidesOf(fragment)) {
      if (!asserted || side.kind === 'number' || side.kind === 'divide' || lettersOf(side).size > 0) continue;
      const form = exactForm(side);
      const number = form === null ? null : exactNumber(form);
      if (number !== null && equals(number, value) && !squeezed(stem).includes(squeezed(fragment.text)))
        why.push(`says that it is ${printExpression(side, 'plain')}`);
    }
  }
  return why;
}

function sidesOf(fragment: Fragment): { side: Expression; asserted: boolean }[] {
  const { statement } = fragment;
  if (statement.kind === 'expression') return [{ side: statement.expression, asserted: fragment.asserted }];
  if (statement.kind !== 'relation' || statement.signs.some((sign) => sign !== '=')) return [];
  // x = 2 + 2 says a result; in 3 · 4 = 12 the sides are numbers, and the 12 is found as one.
  const named = isolated(statement.sides);
  return named === null ? [] : [{ side: named.value, asserted: true }];
}

/** "The top is 3" in one hint and "the bottom is 4" in the next; "the tens digit is 1", "the ones digit is 2". */
function partsOverMessages(value: Rational, { said, before }: Heard): string[] {
  const all = `${before} ; ${said}`;
  const is = '(?: number| part)?(?: is| =| will be| becomes| should be|:) (?:just )?';
  if (value.d !== 1n) {
    const top = new RegExp(`\\b(?:numerator|top)${is}-?${value.n < 0n ? -value.n : value.n}\\b`, 'i');
    const bottom = new RegExp(`\\b(?:denominator|bottom)${is}${value.d}\\b`, 'i');
    const now = top.test(said) || bottom.test(said);
    return now && top.test(all) && bottom.test(all) ? ['tells top and bottom of the fraction'] : [];
  }
  const digits = `${value.n < 0n ? -value.n : value.n}`;
  if (digits.length < 2 || digits.length > 6 || !/digit/i.test(said)) return [];
  const told = Array.from(
    all.matchAll(/\b(\w+) digit(?: is| =|:) (\d)\b/gi),
    ([, place, digit]) => [place!.toLowerCase(), digit!] as const,
  );
  const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten-thousands', 'hundred-thousands'];
  const every = Array.from(digits).every((digit, i) =>
    told.some(
      ([place, said]) =>
        said === digit &&
        (place === places[digits.length - 1 - i] ||
          (place === 'first' && i === 0) ||
          (place === 'last' && i === digits.length - 1)),
    ),
  );
  return every ? ['tells every digit'] : [];
}

// ---- expressions

/** An equal expression that leaves nothing to do: about as short as the answer itself, and not the stem's own. */
function leaksOfExpression(value: Expression, { said, known }: Heard): string[] {
  const own = printExpression(value, 'plain');
  const short = squeezed(own);
  const why: string[] = [];
  const saidSqueezed = squeezed(said);
  const alone = new RegExp(`(?<![\\w.^*/)])${literal(short)}(?![\\w^(*/]|\\.\\d)`);
  const inStem = squeezed(known);
  if (alone.test(saidSqueezed)) {
    const stated = new RegExp(`(?:=|is|are|equals|answer|becomes|gives|get)${literal(short)}(?![\\w^(*/]|\\.\\d)`, 'i');
    if (!alone.test(inStem) || stated.test(saidSqueezed)) why.push(`holds ${own}`);
  }
  const target = exactForm(value);
  if (target === null || lettersOf(value).size === 0) return why;
  for (const fragment of fragmentsIn(said)) {
    if (fragment.statement.kind !== 'expression' && fragment.statement.kind !== 'relation') continue;
    const sides = fragment.statement.kind === 'expression' ? [fragment.statement.expression] : fragment.statement.sides;
    for (const side of sides) {
      const text = squeezed(printExpression(side, 'plain'));
      if (text.length > short.length + 1 || inStem.includes(text) || inStem.includes(squeezed(fragment.text))) continue;
      const form = exactForm(side);
      if (form !== null && withinBudget(() => equalFunctions(form, target, newBudget())) === true)
        why.push(`holds ${printExpression(side, 'plain')}`);
    }
  }
  return why;
}

// ---- sets

function leaksOfSet(set: SolutionSet, answer: AnswerQuestion, heard: Heard): string[] {
  if (set.kind === 'intervals' || set.members.length === 0) return leaksOfStretch(set, heard);
  const tuple = set.members.find((member) => member.kind === 'tuple');
  if (tuple?.kind === 'tuple') return leaksOfPairs(set, heard);
  const values = set.members.flatMap((member) => (member.kind === 'tuple' ? [] : [rationalValue(member)]));
  const numbers = values.flatMap((value) => (value === null ? [] : [value]));
  if (numbers.length !== values.length)
    return set.members.flatMap((member) => (member.kind === 'tuple' ? [] : leaksOfExpression(member, heard)));
  const knownSpellings = new Set(quantitiesIn(heard.known).map((q) => q.spelling));
  const said = quantitiesIn(heard.said);
  const told = (q: Quantity): boolean => !q.common() && !knownSpellings.has(q.spelling);
  const why: string[] = [];
  for (const value of numbers) {
    const here = said.find((q) => equals(q.value, value) && q.asserted() && !quoted(q, heard));
    if (here !== undefined) why.push(`says “${nearby(heard.said, here)}”`);
  }
  const all = [...said, ...quantitiesIn(heard.before)].filter(told);
  const now = said.filter(told).some((q) => numbers.some((value) => equals(q.value, value)));
  if (now && numbers.every((value) => all.some((q) => equals(q.value, value)))) why.push('holds every member');
  const list = listed(answer, heard);
  return list === null ? why : [...why, list];
}

/** The set written out, though its members stand in the stem: {1, 2}, "1 and 2" as the answer. */
function listed(answer: AnswerQuestion, { said, stem }: Heard): string | null {
  const whole = squeezed(fold(answer.expected)).replace(/[{}]/g, '');
  const found = whole.includes(',') && squeezed(said).replace(/[{}]/g, '').includes(whole);
  return found && !squeezed(stem).replace(/[{}]/g, '').includes(whole) ? `holds ${answer.expected}` : null;
}

function leaksOfStretch(set: SolutionSet, { said, known }: Heard): string[] {
  if (set.kind === 'members') {
    const none =
      /\b(?:has|have|is|are|there (?:is|are)|answer:?) (?:no|none|the empty)\b(?: real)? ?(?:solutions?|set|answers?|values?)?|∅|\\emptyset|\\varnothing/i;
    return none.test(said) && !(/∅/.test(said) && /∅/.test(known)) ? ['says that nothing solves it'] : [];
  }
  const [only] = set.intervals;
  if (set.intervals.length === 1 && only?.low === null && only.high === null) {
    return /\b(?:all|every|any) (?:real )?(?:numbers?|reals?|values?)\b|infinitely many|ℝ|\\mathbb\{R\}/i.test(said)
      ? ['says that every number solves it']
      : [];
  }
  const inStem = squeezed(known);
  const why: string[] = [];
  for (const fragment of fragmentsIn(said)) {
    if (inStem.includes(squeezed(fragment.text))) continue;
    const other = solutionSet(fragment.statement, 'intervals');
    if (other !== null && compareSets(set, other).kind === 'equal') why.push(`holds ${fragment.text}`);
  }
  return why;
}

/** (2, 5), or x = 2 and y = 5 by now. One coordinate alone is a step on the way. */
function leaksOfPairs(set: Extract<SolutionSet, { kind: 'members' }>, { said, before, stem }: Heard): string[] {
  const why: string[] = [];
  const [now, all, inStem] = [squeezed(said), squeezed(`${before};${said}`), squeezed(stem)];
  for (const member of set.members) {
    if (member.kind !== 'tuple') continue;
    const items = member.items.map((item) => squeezed(printExpression(item, 'plain')));
    const pair = `(${items.join(',')})`;
    if (now.includes(pair) && !inStem.includes(pair)) why.push(`holds ${pair}`);
    const named = items.map((item) => new RegExp(`[a-z](?:=|is)${literal(item)}(?!\\w|\\.\\d)`));
    if (named.every((one) => one.test(all)) && named.some((one) => one.test(now)) && !named.every((one) => one.test(inStem)))
      why.push('tells every coordinate');
  }
  return why;
}

// ---- words

function leaksOfChoice(answer: AnswerQuestion, said: string, known: string): string[] {
  const position = findChoice(answer.expected, answer.choices);
  if (position === null) return [];
  const [key, right] = [choiceKey(position), answer.choices[position]!];
  const why: string[] = [];
  const byKey = new RegExp(
    `\\b(?:answer|choice|option|letter)s?(?: is| would be| must be|:)? ?[("“']*${key}\\b|(?:^|[^\\w])${key}\\)? (?:is|must be|would be) (?:the )?(?:right|correct|answer)|\\b(?:[Pp]ick|[Cc]hoose|[Ss]elect|[Tt]ry|[Ii]t is|[Ii]t's|[Aa]nswer) [("“']*${key}\\b(?! \\w)`,
  );
  if (byKey.test(said)) why.push(`names choice ${key}`);
  const sign = squeezed(fold(right));
  if (/^[<>=≤≥]$/.test(sign)) return [...why, ...leaksOfSign(sign, said, known)];
  const read = readStatement(right.replace(/\$/g, ''), {
    letters: null,
    thousands: true,
    oneNumber: false,
    ownUnit: null,
    units: true,
  });
  const value = read.kind === 'read' && read.read.kind === 'expression' ? rationalValue(read.read.expression) : null;
  if (value !== null) {
    const heard: Heard = { said, known, before: '', stem: known };
    return [...why, ...leaksOfNumber(value, { ...answer, judging: { ...answer.judging, form: 'any' } }, heard)];
  }
  return [...why, ...plainText(right, said, known)];
}

/** Which sign belongs between two numbers of the stem: said when it stands between them, in signs or in words. */
function leaksOfSign(sign: string, said: string, stem: string): string[] {
  const [a, b] = quantitiesIn(stem).map((q) => literal(q.spelling));
  if (a === undefined || b === undefined) return [];
  const other = turned[sign as RelationSign];
  const between = new RegExp(`(?<![\\d./])(?:${a}${literal(sign)}${b}|${b}${literal(other)}${a})(?!\\w|\\.\\d|/)`);
  const named = new RegExp(`(?:sign|symbol|answer|is|choose|write|use)[\\s:"'“]*${literal(sign)}(?!\\s*\\.?\\w)`, 'i');
  return between.test(squeezed(said)) || named.test(said) ? [`says that the sign is ${sign}`] : [];
}

const statesTrue =
  /\b(?:answer|statement|claim|equation|sentence|it|this|that)(?:'s| is| must be| would be|:) (?:really |always |in fact |actually )?(?:true|yes)\b|\b(?:say|choose|pick|answer|write) (?:true|yes)\b/i;
const statesFalse =
  /\b(?:answer|statement|claim|equation|sentence|it|this|that)(?:'s| is| must be| would be|:) (?:really |always |in fact |actually )?(?:false|not true|untrue|no)\b|\b(?:say|choose|pick|answer|write) (?:false|no)\b/i;

function leaksOfTruth(answer: AnswerQuestion, said: string): string[] {
  const right = readTruth(answer.expected);
  if (right === null) return [];
  return (right ? statesTrue : statesFalse).test(said) ? [`says that it is ${right}`] : [];
}

/** The answer's own text as whole words. What stands in the stem too tells only when it is said to be the answer. */
function plainText(answer: string, said: string, known: string): string[] {
  const [form, text, shownBefore] = [answer, said, known].map((part) => squeezed(fold(part)).toLowerCase()) as [
    string,
    string,
    string,
  ];
  if (form.length === 0 || form.length > 400) return [];
  const asWords = fold(answer).trim().replace(/\s+/g, ' ');
  const alone = new RegExp(`(?<![\\w.])${literal(asWords)}(?![\\w]|\\.\\d)`, 'i');
  const found = /^[\w\s'-]+$/.test(asWords) ? alone.test(said) : text.includes(form);
  if (!found) return [];
  const stated = new RegExp(
    `(?:=|\\b(?:is|are|answer|answer is|choose|pick|called)(?: an?| the)?)[\\s:"'“]*${literal(asWords)}(?![\\w]|\\.\\d)`,
    'i',
  );
  const inStem = /^[\w\s'-]+$/.test(asWords) ? alone.test(known) : shownBefore.includes(form);
  return !inStem || stated.test(said) ? [`holds ${answer}`] : [];
}

/** Forms that the problem accepts beside the expected one, such as a rounded decimal. */
function acceptedForms(answer: AnswerQuestion, heard: Heard): string[] {
  return answer.accepted_forms.slice(0, 8).flatMap((form) => {
    const value = parseRational(form);
    return value === null ? plainText(form, heard.said, heard.known) : leaksOfNumber(value, answer, heard);
  });
}
