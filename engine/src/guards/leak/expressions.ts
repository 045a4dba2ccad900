import { withinBudget, newBudget } from '../../math/bounds/budget.ts';
import { evaluate } from '../../math/exact/evaluate.ts';
import { printExpression } from '../../math/print.ts';
import { equalFunctions } from '../../math/exact/rational-function.ts';
import { rationalValue } from '../../math/exact/rational-value.ts';
import { compareMembers } from '../../math/solve/solution-set.ts';
import { lettersOf, type Expression } from '../../math/syntax-tree.ts';
import { rationalText } from '../../math/exact/rational.ts';
import { squeezed } from './fold-signs.ts';
import { exactForm, fragmentsIn } from './fragments.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import { inSigns } from './spoken-mathematics.ts';
import { tellsOfMonomial, tellsOfTerms } from './monomials.ts';
import type { Tell } from './ways.ts';

/** Finds an equal expression that leaves nothing to do: about as short as the answer itself, and not the stem's own. */
export function tellsOfExpression(value: Expression, draft: FoldedDraft): Tell[] {
  const found = tellsInSigns(value, draft);
  const spoken = found.length > 0 ? null : inSigns(draft.said);
  if (spoken === null) return found;
  const told = tellsInSigns(value, { ...draft, said: spoken });
  return told.slice(0, 1).map((tell) => ({ ...tell, says: `${tell.says} in words`, from: 0, to: draft.said.length }));
}

function tellsInSigns(value: Expression, draft: FoldedDraft): Tell[] {
  const { said, known } = draft;
  const own = printExpression(value, 'plain');
  const short = squeezed(own);
  const found: Tell[] = [];
  const alone = spaced(short, '(?<![\\w.^*/)])', '(?![\\w^(*/]|\\.\\d)');
  const place = alone.exec(said);
  const inStem = squeezed(known);
  if (place !== null) {
    const stated = spaced(short, '(?:=|is|are|equals|answer|becomes|gives|get)\\s*', '(?![\\w^(*/]|\\.\\d)');
    if (!spaced(short, '(?<![\\w.^*/)])', '(?![\\w^(*/]|\\.\\d)').test(known) || stated.test(said))
      found.push({ way: 'expression', says: `holds ${own}`, from: place.index, to: place.index + place[0].length });
  }
  found.push(
    ...tellsOfLinearFactors(value, draft),
    ...slopeAndIntercept(value, draft),
    ...tellsOfMonomial(value, draft),
    ...tellsOfTerms(value, draft),
  );
  const target = exactForm(value);
  if (lettersOf(value).size === 0) return [...found, ...constantsIn(value, draft), ...decimalsOf(value, draft)];
  if (target === null) return found;
  for (const fragment of fragmentsIn(said)) {
    if (fragment.statement.kind !== 'expression' && fragment.statement.kind !== 'relation') continue;
    const sides = fragment.statement.kind === 'expression' ? [fragment.statement.expression] : fragment.statement.sides;
    for (const side of sides) {
      const text = squeezed(printExpression(side, 'plain'));
      if (text.length > short.length + 1 || inStem.includes(text) || inStem.includes(squeezed(fragment.text))) continue;
      const form = exactForm(side);
      if (form !== null && withinBudget(() => equalFunctions(form, target, newBudget())) === true)
        found.push({ way: 'expression', says: `holds ${printExpression(side, 'plain')}`, from: fragment.at, to: fragment.end });
    }
  }
  return found;
}

/** Finds a decimal with two or more places that the value rounds to: 7.07 for 5√2. */
function decimalsOf(value: Expression, { quantities, knownSpellings }: FoldedDraft): Tell[] {
  const size = quantities.some(({ spelling }) => /\.\d{2}/.test(spelling)) ? evaluate(value, new Map()) : null;
  if (size === null) return [];
  const told = quantities.find(({ spelling }) => {
    const places = /^-?\d+\.(\d{2,9})$/.exec(spelling)?.[1]!.length;
    return places !== undefined && !knownSpellings.has(spelling) && size.value.toFixed(places) === spelling;
  });
  return told === undefined ? [] : [{ way: 'number', says: `says ${told.spelling}`, from: told.at, to: told.end }];
}

/** Finds another form of an irrational value, alone or as a side of an equation: √12 for 2√3. */
function constantsIn(value: Expression, { said, known }: FoldedDraft): Tell[] {
  const inStem = squeezed(known);
  return fragmentsIn(said).flatMap(({ statement, text, at, end }) => {
    const sides = statement.kind === 'expression' ? [statement.expression] : statement.kind === 'relation' ? statement.sides : [];
    const same = sides.some(
      (side) => lettersOf(side).size === 0 && rationalValue(side) === null && compareMembers(value, side) === 'equal',
    );
    return same && !inStem.includes(squeezed(text))
      ? [{ way: 'expression' as const, says: `holds ${text}`, from: at, to: end }]
      : [];
  });
}

/** Returns a pattern that matches an expression with any spacing and with or without multiplication signs. */
const spaced = (short: string, before: string, after: string): RegExp =>
  new RegExp(`${before}${Array.from(short, literal).join('\\s*\\*?\\s*')}${after}`, 'i');

/** Finds the factors of (x + 2)(x + 3): both factors by now, or "the numbers are 2 and 3". */
function tellsOfLinearFactors(value: Expression, draft: FoldedDraft): Tell[] {
  const factors = linearFactors(value);
  if (factors.length < 2 || factors.length > 4) return [];
  const found: Tell[] = [];
  const constants = factors.map(({ constant }) => constant);
  if (factors.length === 2 && !constants.includes('0')) {
    const [a, b] = constants.map((c) => literal(c)) as [string, string];
    const pair = new RegExp(`(?<![\\w.+*/-])(?:${a}(?:,| and| &| with) ${b}|${b}(?:,| and| &| with) ${a})(?![\\w]|\\.\\d)`);
    const match = pair.exec(draft.said);
    if (match !== null && !pair.test(draft.known))
      found.push({
        way: 'expression',
        says: `tells the numbers of the factors`,
        from: match.index,
        to: match.index + match[0].length,
      });
  }
  const texts = [...new Set(factors.map(({ text }) => text))];
  const inText = (text: string, words: string): boolean =>
    squeezed(words).includes(`(${text})`) || squeezed(words).includes(text);
  const here = texts.filter((text) => inText(text, draft.said));
  const needs = new Set<number>();
  const every = texts.every((text) => {
    if (here.includes(text)) return true;
    const earlier = draft.before.find((one) => inText(text, one.said));
    if (earlier !== undefined) needs.add(earlier.message);
    return earlier !== undefined;
  });
  if (every && here.length > 0 && !texts.every((text) => inText(text, draft.known)))
    found.push({ way: 'expression', says: 'tells every factor', from: 0, to: draft.said.length, needs: [...needs] });
  return found;
}

type Factor = { readonly text: string; readonly constant: string };

function linearFactors(e: Expression): Factor[] {
  if (e.kind === 'multiply') return [...linearFactors(e.left), ...linearFactors(e.right)];
  if (e.kind === 'power' && e.exponent.kind === 'number' && rationalText(e.exponent.value) === '2') {
    const base = linearFactors(e.base);
    return [...base, ...base];
  }
  if ((e.kind !== 'add' && e.kind !== 'subtract') || lettersOf(e).size !== 1) return [];
  const right = rationalValue(e.right);
  if (right === null || lettersOf(e.left).size !== 1) return [];
  return [
    {
      text: squeezed(printExpression(e, 'plain')),
      constant: rationalText(e.kind === 'add' ? right : { n: -right.n, d: right.d }),
    },
  ];
}

/** Finds both parts of mx + b, in this message or an earlier one: "the slope is 2" and "it crosses at 1". */
function slopeAndIntercept(value: Expression, draft: FoldedDraft): Tell[] {
  if (value.kind !== 'add' && value.kind !== 'subtract') return [];
  const b = rationalValue(value.right);
  const m = value.left.kind === 'multiply' ? rationalValue(value.left.left) : null;
  if (b === null || m === null) return [];
  const constant = value.kind === 'add' ? b : { n: -b.n, d: b.d };
  const is = '(?: is|=| =|:| of| at)(?: \\(0, ?)? ?';
  const slope = new RegExp(`\\b(?:slope|gradient|m)${is}${literal(rationalText(m))}(?![\\w/]|\\.\\d)`, 'i');
  const cut = new RegExp(
    `\\b(?:intercept|b|crosses(?: the y-?axis)?)${is}${literal(rationalText(constant))}(?![\\w/]|\\.\\d)`,
    'i',
  );
  const all = [...draft.before.map(({ said, message }) => ({ said, message })), { said: draft.said, message: null }];
  const [one, two] = [slope, cut].map((pattern) => all.findLast(({ said }) => pattern.test(said)));
  if (one === undefined || two === undefined || (one.message !== null && two.message !== null)) return [];
  if (slope.test(draft.stem.said) && cut.test(draft.stem.said)) return [];
  const match = slope.exec(draft.said) ?? cut.exec(draft.said);
  const needs = [one, two].flatMap(({ message }) => (message === null ? [] : [message]));
  return match === null
    ? []
    : [{ way: 'parts', says: 'tells slope and intercept', from: match.index, to: match.index + match[0].length, needs }];
}
