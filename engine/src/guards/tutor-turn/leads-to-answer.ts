import { rationalText } from '../../math/exact/rational.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import { spokenNumbers } from '../leak/spoken-numbers.ts';
import { foldText } from '../words-of.ts';
import { rulesOutChoices } from './rules-out-choices.ts';
import { spellsAnswer } from './spells-answer.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';
import { namesByWhatHasIt } from './well-known-numbers.ts';
import { counts } from './number-words.ts';

const plurals = counts.map((word) => (word.endsWith('x') ? `${word}es` : `${word}s`));
const ordinals: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, sixth: 5 };

const valuesOf = (text: string): number[] =>
  quantitiesIn(foldMath(flattenText(text)).toLowerCase()).flatMap(({ value }) => {
    const [n = '0', d = '1'] = rationalText(value).split('/');
    return Number.isFinite(Number(n) / Number(d)) ? [Number(n) / Number(d)] : [];
  });
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** The input types whose answer is a single number. */
const ofOneNumber: ReadonlySet<string> = new Set(['integer', 'decimal', 'fraction']);

/** Writes the spoken numbers of a sentence in figures; "threes" stays as it is. */
function inFigures(folded: string): string {
  let [written, end] = ['', 0];
  for (const { spelling, at, end: to, rare } of spokenNumbers(folded)) {
    if (at < end || rare || !/^\d+$/.test(spelling) || /^(?:an?|half)\b/.test(folded.slice(at, to))) continue;
    written += `${folded.slice(end, at)}${spelling}`;
    end = to;
  }
  return written + folded.slice(end);
}

/**
 * Finds how a turn leads to an answer that the student still has to find, without saying it: by a product or a sum that makes
 * it and that the question doesn't have ("three fours", "5 + 5 + 5"), one step from a number ("36, and one more nine"), the
 * next number of a sequence, a place in a list, a repair of what she wrote ("swap the 7 for a 10"), the other of two, or a
 * wink. Returns a description for the log, or null.
 */
export function leadsToAnswer(turn: SpokenTurn): string | null {
  const { act, verdict, question, student, text } = turn;
  if (act === 'confirm' || act === 'tell' || verdict === 'correct') return leadsToNext(turn);
  const hint = winkIn(turn) ?? otherOfTwo(turn) ?? mendIn(turn) ?? spellsAnswer(turn) ?? rulesOutChoices(turn);
  if (hint !== null) return hint;
  const values = ofOneNumber.has(question.input_type) ? valuesOf(question.expected) : [];
  const [answer] = values;
  const given = [...valuesOf(question.stem), ...valuesOf(student)];
  const matter = `${question.stem}\n${turn.must_convey ?? ''}\n${student}`;
  const open =
    question.input_type === 'set'
      ? valuesOf(question.expected).filter((one) => !valuesOf(student).some((hers) => isSame(one, hers)))
      : values;
  for (const { states } of turnSentences(text))
    if (open.length === 1 && namesByWhatHasIt(states, open[0]!, matter)) return 'names the answer by what has so many';
  const [, top = '', bottom = ''] = /^\s*(?:\\frac\{)?(\d+)(?:\}\{|\/)(\d+)\}?\s*$/.exec(question.expected) ?? [];
  for (const { states } of turnSentences(text))
    if (
      (top !== '' && /\b(?:top|above|over it)\b/.test(states) && namesByWhatHasIt(states, Number(top), matter)) ||
      (bottom !== '' && /\b(?:bottom|below|under)\b/.test(states) && namesByWhatHasIt(states, Number(bottom), matter))
    )
      return 'names a part of the answer by what has so many';
  const places = placeIn(turn, answer);
  if (places !== null) return places;
  if (values.length !== 1 || answer === undefined || given.some((one) => isSame(one, answer))) return null;
  const stem = new Set(valuesOf(question.stem));
  const due = foldText(turn.must_convey ?? '');
  for (const { said, states } of turnSentences(text)) {
    if (
      states !== '' &&
      (partsIn(inFigures(states), question.expected, stem) ||
        breaksOff(said, answer) ||
        countsPlaces(inFigures(states), question.expected, given))
    )
      return 'leads to the answer by its last step';
    if (states === '' || /\b(?:not|isn't|never|if it were|too (?:big|small|much|many|few))\b/.test(said)) continue;
    const told = inFigures(states).replace(/(\d),(?=\d{3}\b)/g, '$1');
    if (
      productIn(states, told, answer, stem, due) ||
      sumIn(told, answer, stem) ||
      stepIn(told, answer) ||
      rowIn(told, answer) ||
      wayIn(told, answer, stem, student)
    )
      return 'leads to the answer by its last step';
  }
  return null;
}

/** Finds a turn that leads to the answer of the next question: "On the next one you will end up at three times seven." */
function leadsToNext({ text, next_question }: SpokenTurn): string | null {
  const [answer, ...more] = next_question === null ? [] : valuesOf(next_question.expected);
  if (next_question === null || answer === undefined || more.length > 0) return null;
  const stem = new Set(valuesOf(next_question.stem));
  for (const { states } of turnSentences(text)) {
    if (!/\b(?:next|then|coming|below|following|other)\b/.test(states)) continue;
    const told = inFigures(states).replace(/(\d),(?=\d{3}\b)/g, '$1');
    const products = Array.from(told.matchAll(/(\d+) (?:times|×|\*|x) (\d+)/g), ([, a, b]) => [Number(a), Number(b)] as const);
    const isProduct = products.some(([a, b]) => isSame(a * b, answer) && !(stem.has(a) && stem.has(b)));
    if (isProduct || productIn(states, told, answer, stem, '') || sumIn(told, answer, stem) || stepIn(told, answer))
      return 'leads to the answer of the next question';
  }
  return null;
}

const plural = new RegExp(
  `\\b(\\d+|${counts.slice(2).join('|')}) (${plurals.slice(2).join('|')})\\b(?: (?:is|are|make|makes|gives?) (\\d+))?`,
  'g',
);
const toNumber = (word: string): number => (/^\d/.test(word) ? Number(word) : counts.indexOf(word));
/** True for a product in words that gives the answer away: "Three fours" for 12; "six fours make 24" for 4. */
function productIn(states: string, told: string, answer: number, stem: ReadonlySet<number>, due: string): boolean {
  for (const [phrase, many = '', of = '', result] of `${states}\n${told}`.matchAll(plural)) {
    const [a, b] = [toNumber(many), plurals.indexOf(of)];
    if (a < 0 || b < 0 || due.includes(phrase)) continue;
    if (isSame(a * b, answer) && !(stem.has(a) && stem.has(b))) return true;
    if (result !== undefined && a * b === Number(result) && [a, b].some((one) => isSame(one, answer))) return true;
  }
  return false;
}

/** True for a sum that makes the answer and isn't in the question: "5 + 5 + 5" for 15. */
const sumIn = (told: string, answer: number, stem: ReadonlySet<number>): boolean =>
  Array.from(told.matchAll(/(?<![\d+*/=.-] ?)\d+(?:\.\d+)?(?: (?:\+|plus) \d+(?:\.\d+)?)+(?! ?[-+*/=\d])/g), ([sum]) =>
    sum.split(/ (?:\+|plus) /).map(Number),
  ).some(
    (terms) =>
      isSame(
        terms.reduce((all, one) => all + one, 0),
        answer,
      ) && terms.some((one) => !stem.has(one)),
  );

/** True for one step from a number to the answer: "10, and one more than that", "36, and one more nine", "20, and 4 more". */
function stepIn(told: string, answer: number): boolean {
  for (const [, from = '', by = '', way = '', of] of told.matchAll(
    /(?<![\d.])(\d+(?:\.\d+)?),? (?:and|then|plus|with)(?: then)? (?:just )?(\d+|one|another|a) (more|less|fewer)(?: (\d+|one|two|three|four|five|six|seven|eight|nine|ten))?\b/g,
  )) {
    const step = of === undefined ? (/\d/.test(by) ? Number(by) : 1) : toNumber(of) * (/^\d+$/.test(by) ? Number(by) : 1);
    if (isSame(Number(from) + (way === 'more' ? step : -step), answer)) return true;
  }
  return false;
}

const n = '(-?\\d+(?:\\.\\d+)?)(?![\\w/%]|\\.\\d)';
type Way = { readonly says: RegExp; readonly comesTo: (a: number, b: number) => number };
/** Ways from a number to the answer in one step, said as an order or as a place. */
const ways: readonly Way[] = [
  { says: new RegExp(`\\bhalf of ${n}`, 'g'), comesTo: (a) => a / 2 },
  { says: new RegExp(`${n}[^.?!;]{0,40}?\\b(?:halve|cut) (?:that|it|this)`, 'g'), comesTo: (a) => a / 2 },
  { says: new RegExp(`${n}[.,;]?[^?!;]{0,30}?\\b(?:double|twice) (?:that|it|this)`, 'g'), comesTo: (a) => a * 2 },
  { says: new RegExp(`\\b(?:double|twice) ${n}`, 'g'), comesTo: (a) => a * 2 },
  {
    says: new RegExp(`${n},? (?:and |then )?(?:go|count|step|move|jump|walk|come) (?:back|down|left) ${n}`, 'g'),
    comesTo: (a, b) => a - b,
  },
  {
    says: new RegExp(`${n},? (?:and |then )?(?:go|count|step|move|jump|walk) (?:on|up|forward|ahead|right) ${n}`, 'g'),
    comesTo: (a, b) => a + b,
  },
  { says: new RegExp(`${n} (?:less|fewer|smaller|below|short of|under|before) (?:than )?${n}`, 'g'), comesTo: (a, b) => b - a },
  { says: new RegExp(`${n} (?:more|greater|larger|above|over|past|beyond|after) (?:than )?${n}`, 'g'), comesTo: (a, b) => b + a },
  {
    says: new RegExp(`${n},? (?:and|plus|then)? ?(?:once more|one more time|again|another) ${n}`, 'g'),
    comesTo: (a, b) => a + b,
  },
  {
    says: new RegExp(`${n},? and the (?:last|next|other|final) [a-z]+ (?:adds|brings|gives|makes|has|is) ${n}(?: more)?`, 'g'),
    comesTo: (a, b) => a + b,
  },
  {
    says: new RegExp(`\\b(?:add|adding|put) ${n} (?:to|onto|on top of|with) (?:the |your )?${n}`, 'g'),
    comesTo: (a, b) => a + b,
  },
  {
    says: new RegExp(`\\b(?:take|subtract|taking) ${n} (?:away )?(?:from|off) (?:the |your )?${n}`, 'g'),
    comesTo: (a, b) => b - a,
  },
  {
    says: new RegExp(`${n}[^.?!;\\d]{0,40}?\\b(?:gives|is|makes|adds|brings|is worth|and) (?:you )?another ${n}`, 'g'),
    comesTo: (a, b) => a + b,
  },
  {
    says: new RegExp(`\\b(?:that's|that makes|it's|gives|so|makes) ${n} and ${n}(?: again| more| together)`, 'g'),
    comesTo: (a, b) => a + b,
  },
  {
    says: new RegExp(`(?<![-\\d.])${n} [a-z]+\\b(?=[^.?!;]{0,40}?,? and (?:then )?${n} more\\b)`, 'g'),
    comesTo: (a, b) => a + b,
  },
  { says: new RegExp(`${n} (?:more|extra) (?:[a-z]+ )?than (?:your |the )?${n}`, 'g'), comesTo: (a, b) => a + b },
  { says: new RegExp(`${n} (?:less|fewer) (?:[a-z]+ )?than (?:your |the )?${n}`, 'g'), comesTo: (a, b) => b - a },
  {
    says: new RegExp(`(?<![\\d.])${n} [a-z]+\\b(?=[^.?!;]{0,50}\\b(?:twice|double) as (?:many|much|long|far))`, 'g'),
    comesTo: (a) => a * 2,
  },
  { says: new RegExp(`(?<![\\d.])${n} [a-z]+\\b(?=[^.?!;]{0,50}\\bhalf as (?:many|much|long|far))`, 'g'), comesTo: (a) => a / 2 },
  {
    says: new RegExp(
      `${n}[^.?!;]{0,24}?,? (?:to go with|along with|together with|on top of|to join|besides|to add to|next to) (?:your |the |those |its )?${n}`,
      'g',
    ),
    comesTo: (a, b) => a + b,
  },
  {
    says: new RegExp(`\\b(?:right|just|directly|immediately|comes|one|straight) (?:after|above|past|following) ${n}`, 'g'),
    comesTo: (a) => a + 1,
  },
  {
    says: new RegExp(`\\b(?:right|just|directly|immediately|comes|one|straight) (?:before|below|under) ${n}`, 'g'),
    comesTo: (a) => a - 1,
  },
];
const dozens = /\b(?:(\d+|a|one|two|three|four|five|six) dozens?|half a dozen)(?: and (half a dozen|a half|\d+))?/g;

function wayIn(told: string, answer: number, stem: ReadonlySet<number>, student: string): boolean {
  if (/\b(?:would|if|suppose|not|wrote|said|got)\b/.test(told)) return false;
  const isWay = ways.some(({ says, comesTo }) =>
    Array.from(told.matchAll(says)).some(([, a = '', b = '']) => {
      const numbers = [a, b].filter((one) => one !== '').map(Number);
      return isSame(comesTo(Number(a), Number(b)), answer) && numbers.some((one) => !stem.has(one));
    }),
  );
  const isDozens = Array.from(told.matchAll(dozens)).some(([all, many, rest]) => {
    const whole = all.startsWith('half') ? 6 : 12 * (many === undefined || many === 'a' || many === 'one' ? 1 : toNumber(many));
    return isSame(whole + (rest === undefined ? 0 : /half/.test(rest) ? 6 : Number(rest)), answer);
  });
  const [, off = '', way = ''] =
    /\byou(?:'re| are)(?: still| just| only)? (\d+(?:\.\d+)?) (short|too low|too small|below|under|over|too high|too big|above|too many|too few)\b/.exec(
      told,
    ) ?? [];
  const isOff =
    off !== '' &&
    valuesOf(student).some((hers) => isSame(hers + (/short|low|small|below|under|few/.test(way) ? 1 : -1) * Number(off), answer));
  return isWay || isDozens || isOff;
}

const namesOfNumbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '); // prettier-ignore
/** True if the word for the answer is started and broken off: "And that's se…". */
function breaksOff(said: string, answer: number): boolean {
  const begun = /\b(?:is|that's|it's|are|gives|makes|equals|get|and)[,:]? ([a-z]{1,5}|\d)(?:…|\.\.\.?|--|—|-)["')]?[.!]?$/.exec(
    said,
  )?.[1];
  const word = /\d/.test(begun ?? '') ? String(answer) : (namesOfNumbers[answer] ?? '');
  return begun !== undefined && word.length > begun.length && word.startsWith(begun);
}

/** True if the digits of a decimal are counted: "Forty-eight of those" for 0.048. */
function countsPlaces(told: string, expected: string, given: readonly number[]): boolean {
  const digits = /^-?0?\.0*([1-9]\d*)$/.exec(expected.trim())?.[1];
  return (
    digits !== undefined &&
    !given.some((one) => isSame(one, Number(digits))) &&
    Array.from(told.matchAll(/(?<![\d.,/])(\d+) (?:of (?:those|them|these)|tenths|hundredths|thousandths)\b/g)).some(
      ([, many]) => many === digits,
    )
  );
}

/**
 * True if both parts of a fraction are told: "Ten of them take away three of them" for 7/12; "the 1, the 2, the 4, and the 5,
 * out of five cards" for 4/5.
 */
function partsIn(told: string, expected: string, stem: ReadonlySet<number>): boolean {
  const [, top, bottom] = /^\s*(?:\\frac\{)?(\d+)(?:\}\{|\/)(\d+)\}?\s*$/.exec(expected) ?? [];
  if (top === undefined || bottom === undefined) return false;
  for (const [, a = '', way = '', b = ''] of told.matchAll(
    /(?<![\d./])(\d+)(?: (?:of (?:them|those)|[a-z]+ths?|pieces|parts))?,? (take away|minus|less|plus|and|added to|with) (\d+)(?: (?:of (?:them|those)|more of them|[a-z]+ths?|pieces|parts))(?![\w/])/g,
  )) {
    const value = /take|minus|less/.test(way) ? Number(a) - Number(b) : Number(a) + Number(b);
    if (value === Number(top) && !(stem.has(Number(a)) && stem.has(Number(b)))) return true;
  }
  const list = /((?:the \d+, ){1,8}(?:and )?the \d+),? out of (?:the |all )?(\d+)\b/.exec(told);
  return list !== null && (list[1]?.match(/\d+/g)?.length ?? 0) === Number(top) && Number(list[2]) === Number(bottom);
}

/** True for a sequence that leads to the answer: "8, 16, and the next one does it." */
function rowIn(told: string, answer: number): boolean {
  const counted = /(?<![\d.,] ?)(\d+), (\d+),? (?:and |then )+(\d+)(?=[.:;!]|$)/.exec(told)?.slice(1).map(Number);
  if (counted !== undefined && counted.every((one, i) => one === counted[0]! + i) && isSame(counted[2]!, answer)) return true;
  const match = /((?:\d+, )+\d+),? (?:and|then)(?: then)? (?:the |one )?(?:next|more step|one after)\b/.exec(told);
  const row = match?.[1]?.split(', ').map(Number) ?? [];
  const [before, last] = row.slice(-2);
  return before !== undefined && last !== undefined && isSame(last + (last - before), answer);
}

/**
 * Finds the answer by its place in a list: "In order they are 1, 3, 4, 7, 9, so take the third"; "the last of the four
 * choices".
 */
function placeIn({ text, question }: SpokenTurn, answer: number | undefined): string | null {
  const said = foldText(flattenText(text));
  const taken = "(?:take|pick|choose|want|go (?:for|with)|type|send|it is|it's|that's|try|is)";
  const place = new RegExp(
    `\\b${taken} the (first|second|third|fourth|fifth|sixth|last)\\b(?! (?:step|thing|way|row|digit|term|place|sign|side|part))`,
  ).exec(said)?.[1];
  const list = /(?:-?\d+(?:\.\d+)?, ){2,}(?:and )?-?\d+(?:\.\d+)?/.exec(said)?.[0];
  if (place !== undefined && list !== undefined && answer !== undefined) {
    const row = list.split(/, (?:and )?/).map(Number);
    if (isSame(row.at(place === 'last' ? -1 : (ordinals[place] ?? 0)) ?? Number.NaN, answer))
      return 'points at the answer in a list';
  }
  const key = /^[A-H]$/.test(question.expected.trim()) ? question.expected.trim().charCodeAt(0) - 65 : -1;
  const chosen =
    /\bthe (first|second|third|fourth|fifth|sixth|last|final)(?: one)? (?:of (?:the|your|these) (?:\w+ )?)?(?:choices?|options?|answers?|letters?)\b/.exec(
      said,
    )?.[1];
  if (key < 0 || chosen === undefined || /\bnot the \w+ (?:one )?(?:of|choice|option)/.test(said)) return null;
  const at = /last|final/.test(chosen) ? question.choices.length - 1 : (ordinals[chosen] ?? -1);
  return at === key ? 'points at the right choice' : null;
}

/** Finds a repair that turns what the student wrote into the answer: "Swap the 7 for a 10". */
function mendIn({ text, student, question }: SpokenTurn): string | null {
  const said = inFigures(foldText(flattenText(text)));
  const bare = (of: string): string =>
    foldMath(flattenText(of))
      .toLowerCase()
      .replace(/\s|^[a-z] ?=|[a-z]{3,}/g, '');
  for (const pattern of mends)
    for (const [, from = '', to = ''] of said.matchAll(pattern))
      if (bare(student).includes(from) && bare(student).replace(from, to) === bare(question.expected) && from !== to)
        return 'mends what she wrote into the answer';
  const [mine, due] = [bare(student), bare(question.expected)];
  const swapped = (signs: Readonly<Record<string, string>>): string => mine.replace(/[-+<>≤≥]/g, (sign) => signs[sign] ?? sign);
  if (
    /\b(?:trade|swap|switch|exchange|flip|change) (?:the |your |both |those |two |2 )*signs\b/.test(said) &&
    swapped({ '+': '-', '-': '+' }) === due
  )
    return 'mends what she wrote into the answer';
  if (
    /\b(?:keep|leave)\b[^.!?]*\b(?:mouth|arrow|sign|symbol)\b[^.!?]*\b(?:other way|around|over)\b/.test(said) &&
    swapped({ '<': '>', '>': '<', '≤': '≥', '≥': '≤' }) === due
  )
    return 'mends what she wrote into the answer';
  const opposite =
    /\b(?:right|same|correct) number\b.{0,40}\b(?:wrong|other|opposite) (?:side|sign)|\b(?:flip|change|switch|turn) (?:the|its|your) sign\b|\b(?:only|just) the sign (?:is|needs)|\bput a (?:minus|negative)(?: sign)? (?:before|in front)/;
  const [hers, answer] = [valuesOf(student).at(-1), valuesOf(question.expected)[0]];
  return opposite.test(said) && hers !== undefined && answer !== undefined && isSame(hers, -answer) && answer !== 0
    ? 'mends what she wrote into the answer'
    : null;
}
const mends: readonly RegExp[] = [
  /\b(?:swap|trade|change|replace|exchange|switch|turn|make) (?:the|your|that) (-?\d+)(?: \w+)? (?:for|to|into|with|by|a|an|out for)(?: an?)? (-?\d+)/g,
  /\byour (-?\d+)(?: \w+)? (?:becomes|should be|turns into|has to be|needs to be|must be|changes (?:to|into)|goes to) (?:an? )?(-?\d+)/g,
];

/** Finds a hint at the other of two choices, the one that the student didn't take. */
function otherOfTwo({ text, question, student }: SpokenTurn): string | null {
  const isOfTwo = question.input_type === 'boolean' || question.choices.length === 2 || /\bor\b[^?]*\?/.test(question.stem);
  if (!isOfTwo || foldText(student).includes(foldText(question.expected))) return null;
  return /\b(?:flip|change|switch|reverse|swap) (?:your|that) (?:choice|answer|mind|pick|vote)|\bthe other (?:one|choice|answer|box|option|button|way it is|fraction|number) (?:is|will|it is|of the two|fits|then|works)|\b(?:take|choose|pick|want|try|go (?:with|for)|click) the other\b|\bthe opposite (?:is|of what you (?:said|wrote|chose))\b|\bother one of the\b|\b(?:it's|it is|that's) the other (?:one|choice|answer)\b|\bthe one (?:you didn't|with the \d)/.test(
    foldText(text),
  )
    ? 'leaves only the other of two'
    : null;
}

/** Finds a wink to a student who guessed right: "Don't change it". */
function winkIn({ act, verdict, text, student, question }: SpokenTurn): string | null {
  if (verdict !== 'open' || (act !== 'withhold' && act !== 'clarify' && act !== 'redirect')) return null;
  const [hers, right] = [foldText(flattenText(student)), foldText(flattenText(question.expected))];
  const isRight =
    valuesOf(student).some((one) => valuesOf(question.expected).some((other) => isSame(one, other))) ||
    new RegExp(`(?<!\\w)${right.replace(/[^\w]/g, '\\$&')}(?!\\w)`).test(hers);
  return isRight &&
    /\b(?:don't|do not|wouldn't|no need to|i'd not|not) (?:change|touch|alter|look (?:any )?further|erase|second-guess)\b|\bstop looking\b|\bgo ahead and (?:send|enter|type|submit|click)\b|\bon the right (?:letter|one|choice|number|track)\b|\bwink\b|;-?\)|😉|\b(?:stick|stay|go) with (?:it|that|what you)\b|\bkeep (?:it|that one|that)(?=[.,!]|$)|\bi(?:'d| would) (?:send|submit|enter|keep)\b|\bwhat if i said yes\b|\byou(?:'re| are) (?:very |really )?(?:warm|hot|burning)\b|\blooks like you don't need me\b/.test(
      foldText(text),
    )
    ? 'winks at a right guess'
    : null;
}
