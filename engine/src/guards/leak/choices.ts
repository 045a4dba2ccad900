import type { AnswerQuestion } from '../../math/check-answer.ts';
import { choiceKey, findChoice } from '../../math/judge/choices.ts';
import { rationalValue } from '../../math/exact/rational-value.ts';
import { equals } from '../../math/exact/rational.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import { turned } from '../../math/solve/solution-set.ts';
import type { RelationSign } from '../../math/syntax-tree.ts';
import { foldMath, squeezed } from './fold-signs.ts';
import { literal, type FoldedDraft } from './hearing.ts';
import { inFigures } from './spoken-mathematics.ts';
import { placeOrdinals } from './spoken-numbers.ts';
import { tellsOfNumber } from './numbers.ts';
import { tellsOfRatio } from './ratios.ts';
import { tellsByPredicate, tellsOfText } from './text.ts';
import type { Tell } from './ways.ts';

const thing = '(?:choice|option|answer|alternative|one|possibility|statement)s?';
const telling = "(?:is|'s|are|must be|would be|should be|has to be|looks)";

const plainNumbers = { letters: null, thousands: true, oneNumber: false, ownUnit: null, units: true } as const;

/** Finds the right choice by its letter, its place in the list, its text or its value, or with every other one ruled out. */
export function tellsOfChoice(answer: AnswerQuestion, draft: FoldedDraft): Tell[] {
  const position = findChoice(answer.expected, answer.choices);
  if (position === null) return [];
  const key = choiceKey(position);
  const right = answer.choices[position]!;
  const found = [
    ...byKey(key, draft),
    ...byPlace(position, answer.choices.length, draft),
    ...byNeighbor(position, answer.choices, draft),
    ...byElimination(position, answer.choices, draft),
    ...byTheRest(position, answer.choices, draft),
    ...tellsOfRatio(right.replace(/\$/g, ''), draft),
    ...tellsOfPoint(right, draft),
  ];
  const sign = squeezed(foldMath(right));
  if (/^[<>=≤≥]$/.test(sign)) return [...found, ...tellsOfSign(sign, draft)];
  const read = readStatement(right.replace(/\$/g, ''), plainNumbers);
  const value =
    read.kind !== 'read'
      ? null
      : read.read.kind === 'expression'
        ? rationalValue(read.read.expression)
        : read.read.kind === 'quantity'
          ? rationalValue(read.read.amount)
          : null;
  if (value !== null)
    return [
      ...found,
      ...tellsByPredicate(right, draft),
      ...tellsOfOrder(right, answer.choices, draft),
      ...tellsOfNumber(value, { ...answer, expected: right, judging: { ...answer.judging, form: 'any' } }, draft),
    ];
  const told = tellsOfText(right, draft);
  const others = answer.choices.some(
    (choice, i) => i !== position && told.length > 0 && !right.includes(choice) && tellsOfText(choice, draft).length > 0,
  );
  return others ? found : [...found, ...told]; // a hint that names another choice as well chooses none
}

/** Finds a point in words: "Twelve comma four", if the choice is (12, 4). */
function tellsOfPoint(right: string, { said, known }: FoldedDraft): Tell[] {
  const [, x, y] = /^\(([-−]?\d+), ?([-−]?\d+)\)$/.exec(right.replace(/\$/g, '').trim()) ?? [];
  if (x === undefined || y === undefined) return [];
  const [one, other] = [x, y].map((number) => literal(number.replace('−', '-')));
  const pair = new RegExp(`(?<![\\d.-])${one} ?, ?${other}(?!\\d|\\.\\d)`);
  const match = pair.exec(inFigures(said));
  return match === null || pair.test(inFigures(known))
    ? []
    : [{ way: 'point', says: `says “${match[0]}”`, from: 0, to: said.length }];
}

const more = '(?:larg|great|bigg|high|long|old|heavi|tall|fast|wid)(?:er|est)|more|most';
const less = '(?:small|low|short|few|young|light|slow|narrow)(?:er|est)|less|least';

/**
 * Finds a comparison that decides the choice, if the stem asks for the largest or smallest: "0.5 is larger than the others",
 * or "0.45 is smaller" if there are two choices.
 */
function tellsOfOrder(right: string, choices: readonly string[], { said, stem, quantities }: FoldedDraft): Tell[] {
  const question = /[^.?!;]*\?/.exec(stem.said)?.[0] ?? stem.said;
  const isMore = new RegExp(`\\b(?:${more})\\b`, 'i').test(question);
  if (!isMore && !new RegExp(`\\b(?:${less})\\b`, 'i').test(question)) return [];
  const [sign, other] = isMore ? ['>', less] : ['<', more];
  const value = readStatement(right.replace(/\$/g, ''), plainNumbers);
  const number = value.kind === 'read' && value.read.kind === 'expression' ? rationalValue(value.read.expression) : null;
  const names = number === null ? [] : quantities.filter((q) => equals(q.value, number)).map((q) => said.slice(q.at, q.end));
  const own = `(?:${[...new Set([foldMath(right).trim(), ...names])].map(literal).join('|')})`;
  const second = choices.length === 2 ? literal(foldMath(choices.find((choice) => choice !== right) ?? '').trim()) : null;
  const rest = `(?:both|all|every|any|(?:of )?the (?:others?|other \\w+|rest)|both of|all of${second === null ? '' : `|${second}`})(?!\\w)`;
  const patterns = [
    `(?<![\\w.])${own} ?(?:is )?${sign} ?${rest}`,
    ...(second === null ? [] : [`(?<![\\w.])${second} (?:is|has) (?:the )?(?:${other})\\b(?! than)`]),
  ];
  return all(new RegExp(patterns.join('|'), 'gi'), said, 'sets the choice above the others').filter(
    ({ from, to }) =>
      !/^[^.!]{0,60}\?/.test(said.slice(to)) &&
      !/\b(?:if|whether|is|does|suppose)\b ?$/i.test(said.slice(Math.max(0, from - 12), from)),
  );
}

const all = (pattern: RegExp, words: string, says: string): Tell[] =>
  Array.from(words.matchAll(pattern), (match) => ({
    way: 'choice' as const,
    says,
    from: match.index,
    to: match.index + match[0].length,
  })).slice(0, 2);

function byKey(key: string, { said }: FoldedDraft): Tell[] {
  const patterns = [
    `\\b(?:[Aa]nswer|[Cc]hoice|[Oo]ption|[Ll]etter)s?(?: is| would be| must be| should be|:| =)? ?[("“']{0,3}${key}\\b(?!['’]?\\w)`,
    `(?:^|[^\\w])[("“']{0,3}${key}[)."”']? ${telling} (?:really |actually |the |your |indeed ){0,3}(?:right|correct|true|answer|best|one)`,
    `\\b(?:[Pp]ick|[Cc]hoose|[Ss]elect|[Tt]ry|[Mm]ark|[Cc]ircle|[Ii]t is|[Ii]t's|[Gg]o (?:for|with)|[Aa]nswer|[Mm]ust be|[Ll]eaves(?: only)?|[Oo]nly|not \\w, but) (?:with )?[("“']{0,3}${key}\\b(?! [a-z]\\w)`,
    `^\\s*[("“']{0,3}${key}[)."”'!]*\\s*$`,
    `\\b[Ll]etter(?: [a-z]+){1,4} (?:is|must be) [("“']{0,3}${key}\\b`,
    `\\b(?:[Oo]ption|[Cc]hoice|[Ll]etter|[Ii]t is|[Ii]t's|[Mm]ust be|[Cc]hoose|[Pp]ick|[Tt]ake|answer is) \\(?${key.toLowerCase()}\\)`,
  ];
  return patterns
    .flatMap((pattern) => all(new RegExp(pattern, 'g'), said, `names choice ${key}`))
    .filter(
      ({ from, to }) =>
        (!/\b(?:not|n't|isn't|never) (?:choose |pick |be )?$/.test(said.slice(Math.max(0, from - 16), from)) &&
          !/\b(?:not|n't)\b/.test(said.slice(from, to))) ||
        /but/.test(said.slice(from, to)),
    );
}

/** Names of a choice by its place, as patterns: second, last, last but one, middle. */
const placeNames = (position: number, count: number): string[] =>
  [
    placeOrdinals[position],
    ...(position === count - 1 ? ['last', 'final', 'bottom'] : []),
    ...(position === count - 2 ? ['(?:second|next)[ -]to[ -](?:the )?last', 'last but one', 'penultimate'] : []),
    ...(position === 0 ? ['top'] : []),
    ...(count % 2 === 1 && position === (count - 1) / 2 ? ['middle'] : []),
  ].filter((name) => name !== undefined);

/** Finds the choice named by its place: "The second option", "the last one", "option 2". */
function byPlace(position: number, count: number, { said, stem }: FoldedDraft): Tell[] {
  const names = placeNames(position, count);
  const middle = names.includes('middle') ? '|the one in the middle' : '';
  const name = `(?:${names.join('|')})(?![ -](?:to|but)[ -])`;
  const patterns = [
    `\\b(?:answer|it|right (?:one|choice|option)|correct (?:one|choice|option|answer)|solution)(?: ${telling}|'s)(?: actually| really| simply| probably)? the ${name}(?: ${thing})?\\b`,
    `\\bthe ${name} ${thing} ${telling}(?: the| really| actually)? (?:right|correct|true|answer|best|it|one that (?:fits|works))\\b`,
    `\\b(?:pick|choose|select|try|mark|tick|circle|go (?:for|with)|take) (?:the ${name}(?: ${thing})?${middle})\\b`,
    `\\bthe ${name} ${thing}\\b[.!]?$`,
    `^\\W*(?:the )?${name}(?: ${thing})?\\W*$`,
    `\\bonly the ${name} ${thing} (?:fits|works|does|is|has|can)\\b(?![^.!]{0,60}\\?)`,
    `\\b(?:answer|it|correct|right)(?: choice| option| one)? ${telling} (?:${thing} )?(?:number |no\\. |#)${position + 1}\\b`,
    `\\b(?:option|choice) (?:number |no\\. |#)?${position + 1} ${telling} (?:the )?(?:right|correct|answer|best)`,
    `\\b(?:pick|choose|select|go (?:for|with)) (?:option|choice|number) (?:number )?${position + 1}\\b`,
  ];
  const asked = /[^.?!;]*\?/.exec(stem.said)?.[0].toLowerCase() ?? '';
  const predicate = new RegExp(
    `\\bthe ${name} ${thing} (?:is|has|must be)(?: indeed| really| clearly)? (?:the |an? )?([a-z]{4,})\\b(?![^.!]{0,60}\\?)`,
    'gi',
  );
  return [
    ...patterns.flatMap((pattern) => all(new RegExp(pattern, 'gi'), said, 'names the choice by its place')),
    ...Array.from(said.matchAll(predicate)) // "the first one is the largest", where the stem asks which is the largest
      .filter(
        ([, word]) => asked.includes(word!.toLowerCase()) && !/^(?:this|that|with|from|these|number|which|what)$/i.test(word!),
      )
      .map((match) => ({
        way: 'choice' as const,
        says: 'says of the choice what is asked',
        from: match.index,
        to: match.index + match[0].length,
      })),
  ];
}

/** Finds the choice named by its neighbors: "The one after A", "between the first and the third". */
function byNeighbor(position: number, choices: readonly string[], { said }: FoldedDraft): Tell[] {
  const words = inLetters(said, choices);
  const key = (at: number): string | null => (at < 0 || at >= choices.length ? null : choiceKey(at));
  const [before, next] = [key(position - 1), key(position + 1)];
  const one = `(?:\\b(?:answer|letter|choice|option|one)|[Ii]t)(?: (?:that )?(?:is|'s|comes|stands|lies|sits)| you want is)?(?: the (?:letter|choice|option|one))?(?: right| just| directly)?`;
  const patterns = [
    ...(before === null ? [] : [`${one} (?:after|behind|below|following) ${before}(?![\\w'’])`]),
    ...(next === null ? [] : [`${one} (?:before|above|preceding) ${next}(?![\\w'’])`]),
    ...(before === null || next === null ? [] : [`${one} between (?:${before} and ${next}|${next} and ${before})(?![\\w'’])`]),
  ];
  const found = patterns.some((pattern) => new RegExp(`${pattern}(?![^.!]{0,60}\\?)`).test(words));
  return found ? [{ way: 'choice', says: 'names the choice by its neighbors', from: 0, to: said.length }] : [];
}

const out =
  "(?:wrong|incorrect|out|not|n't|false|ruled out|eliminated|crossed out|too (?:big|small|large|high|low|long|short|much|little)|impossible|no good|excluded|cannot|can not|can't|isn't|aren't|doesn't|don't|does not|do not)";

/**
 * Writes words in lower case, so that "Not A" at the start of a sentence matches "not A". The letters of choices stay
 * capitals.
 */
const plain = (words: string): string => words.replace(/\b[A-Z](?=[a-z])/g, (sign) => sign.toLowerCase());

/**
 * Replaces each choice that is named by its place or text with its letter: "neither the first nor 15" becomes "neither A nor
 * C".
 */
function inLetters(words: string, choices: readonly string[]): string {
  let text = plain(words);
  const count = choices.length;
  if (count > 3) text = text.replace(/\bthe (first|last) two\b/gi, (_, side: string) => (/first/i.test(side) ? 'A, B' : `${choiceKey(count - 2)}, ${choiceKey(count - 1)}`)); // prettier-ignore
  choices.forEach((choice, i) => {
    const name = foldMath(choice).trim();
    const isName = /^(?:[a-z][a-z -]{2,30}|-?\d[\d.,/]{0,12})$/i.test(name);
    const places = `the (?:${placeNames(i, count).join('|')})(?![ -](?:to|but|two|and last)[ -]?)(?: ${thing})?`;
    const texts = isName ? `|(?:an? |the )?${literal(name)}(?![\\w/]|[.,]\\d)` : '';
    text = text.replace(new RegExp(`(?<![\\w.,/-])(?:${places}${texts})`, 'gi'), choiceKey(i));
  });
  return text;
}

/** Finds every other choice ruled out, in one message or over several: "Not A, not C, not D". */
function byElimination(position: number, choices: readonly string[], draft: FoldedDraft): Tell[] {
  if (choices.length < 2 || choices.length > 10) return [];
  const keys = choices.map((_, i) => choiceKey(i));
  const letter = `[${keys[0]}-${keys.at(-1)}]`;
  const list = `\\(?(${letter}\\)?(?:\\s*(?:,|and|or|nor|, and|, or)\\s*(?:not )?\\(?${letter}\\)?){0,9})(?![\\w'’])`;
  const patterns = [
    new RegExp(
      `\\b(?:not|isn't|nor|neither|eliminate|eliminates|exclude|excludes|cross out|crosses out|rule out|rules out|discard|drop|skip|wrong:|forget(?: about)?|can't be|cannot be|couldn't be|won't be)(?: (?:choices?|options?|answers?|be|it)){0,3} ${list}`,
      'g',
    ),
    new RegExp(
      `(?:^|[^\\w'’])(?:(?:choices?|options?|answers?|both|neither) ){0,2}${list} (?:is|are|can|could|does|do|must|will|would|both|all|isn't|aren't|can't|doesn't|don't)?(?: be| both| all| clearly| definitely| therefore){0,3} ?${out}\\b`,
      'g',
    ),
  ];
  const also = new RegExp(
    `\\b(?:so (?:is|are|does|do)|nor (?:is|are)|and neither (?:is|are)|the same goes for) (?:choices? |options? )?${list}`,
    'g',
  );
  const taken = (words: string, ways: readonly RegExp[]): string[] =>
    ways
      .flatMap((pattern) => Array.from(words.matchAll(pattern), (match) => match[1]!))
      .flatMap((found) => Array.from(found.matchAll(new RegExp(letter, 'g')), ([one]) => one));
  const ruledOut = (words: string): Set<string> => {
    const out = [plain(words), inLetters(words, choices)].flatMap((one) => {
      const first = taken(one, patterns);
      return first.length === 0 ? [] : [...first, ...taken(one, [also])];
    });
    return new Set(out);
  };
  const now = ruledOut(draft.said);
  if (now.size === 0) return [];
  const needs = new Set<number>();
  const others = keys.filter((_, i) => i !== position);
  const every = others.every((key) => {
    if (now.has(key)) return true;
    const earlier = draft.before.find((one) => ruledOut(one.said).has(key));
    if (earlier !== undefined) needs.add(earlier.message);
    return earlier !== undefined;
  });
  if (!every || now.has(keys[position]!)) return [];
  const place = patterns
    .map((pattern) => Array.from(plain(draft.said).matchAll(pattern))[0])
    .find((match) => match !== undefined);
  return [
    {
      way: 'elimination',
      says: 'rules out every other choice',
      from: place?.index ?? 0,
      to: place === undefined ? draft.said.length : place.index + place[0].length,
      needs: [...needs],
    },
  ];
}

/**
 * Finds all the other choices in one sentence with what they have in common: "Square, rhombus and rectangle each have two
 * pairs".
 */
function byTheRest(position: number, choices: readonly string[], { said }: FoldedDraft): Tell[] {
  const texts = choices.map((choice) => foldMath(choice).trim());
  const others = texts.filter((_, i) => i !== position);
  if (others.length < 2 || others.length > 6 || texts.some((text) => !/^(?:[a-z][a-z -]{2,30}|\d[\d.,/]{0,12})$/i.test(text)))
    return [];
  const isNumbers = /\d/.test(others[0]!);
  const one = `(?:(?:an?|the) )?(?:${others.map(literal).join('|')})s?`;
  const shared = isNumbers ? '(?:are|can) (?:both|all)|(?:both|all) are|cannot' : 'each|all|both|have|has|are|do|can';
  const list = new RegExp(`\\b${one}(?:(?:,? and|,) ${one}){${others.length - 1}},? (?:${shared})\\b`, 'gi');
  return Array.from(said.matchAll(list))
    .filter(
      (match) =>
        others.every((text) => new RegExp(`\\b${literal(text)}`, 'i').test(match[0])) &&
        !/^[^.!]{0,80}\?/.test(said.slice(match.index + match[0].length)) &&
        !/\b(?:do|does|are|if|whether|have|can)\b ?(?:the )?$/i.test(said.slice(Math.max(0, match.index - 12), match.index)),
    )
    .map((match) => ({
      way: 'elimination' as const,
      says: 'sets every other choice apart',
      from: match.index,
      to: match.index + match[0].length,
    }));
}

/**
 * Finds the sign that belongs between two numbers of the stem: written between them, in signs or in words, or named as the
 * sign.
 */
function tellsOfSign(sign: string, { said, stem }: FoldedDraft): Tell[] {
  const [a, b] = stem.quantities.map((q) => literal(q.spelling));
  if (a === undefined || b === undefined) return [];
  const other = turned[sign as RelationSign];
  const between = new RegExp(
    `(?<![\\d./])(?:${a}\\s*${literal(sign)}\\s*${b}|${b}\\s*${literal(other)}\\s*${a})(?!\\w|\\.\\d|/)`,
  );
  const named = new RegExp(`(?:sign|symbol|answer|is|choose|write|use)[\\s:"'“]*${literal(sign)}(?!\\s*\\.?\\w)`, 'i');
  const match = between.exec(said) ?? named.exec(said);
  return match === null
    ? []
    : [{ way: 'choice', says: `says that the sign is ${sign}`, from: match.index, to: match.index + match[0].length }];
}
