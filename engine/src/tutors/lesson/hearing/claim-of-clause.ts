import { readPiece } from './answer-shaped.ts';
import {
  comparatives,
  leads,
  longestLead,
  longestTail,
  modalVerbs,
  smallWords,
  tails,
  valueVerbs,
  type Lead,
  type Tail,
} from '../../../hearing/answers/claim-words.ts';
import { flatten, type Clause, type FlatWord } from './clauses.ts';
import { isWorking, restates } from './claims-nothing.ts';
import { readClosed } from './closed-answer.ts';
import { pieceOf, type MessageToken } from '../../../hearing/message-words.ts';
import { asksFor, signsOf, standsIn, type Waiting } from '../../../hearing/answers/waiting-question.ts';
import { anywhere, atStart } from '../../../hearing/phrases.ts';
import { asksSomething, confused } from './talk-in-words.ts';

/** What one clause claims as the student's answer. */
export type Claim = {
  texts: readonly string[]; // more than one: a choice that the student leaves open
  explicit: boolean; // words say that it is the student's answer
  corrects: boolean;
  alternative: boolean;
};

/** Something else that the student says beside a claim, and that wants to be heard first. */
export function blocks({ words, asks }: Clause): boolean {
  return asks || asksSomething(words) || confused(words) || doubts(words) || supposes(words) || restricts(words);
}
/** "But smaller" */
const restricts = atStart('but');
const doubts = anywhere(
  'so far',
  'is|was|am wrong|false|confusing|stupid',
  'can not|could not be',
  'teacher|mom|dad|friend|brother|sister|he|she|they|book said|says|told|wrote|got',
);

/** "If x = 5 then …", "what if it is 5", "and 5?": no claim. */
const supposes = atStart('if|when|suppose|imagine|let|for_example|what_if|say_it|unless|even_if');

/** Whether words are about the question: a long word of it, or two of its numbers. */
export const speaksOfIt = ({ words }: Clause, waiting: Waiting): boolean =>
  words.split(' ').some((word) => word.length > 3 && (waiting.words.has(word) || waiting.words.has(word.replace(/s$/, '')))) ||
  words.split(' ').some((word) => word.length > 4 && namesTheSide([word], waiting)) ||
  new Set(words.split(' ').filter((word) => /^\d/.test(word) && waiting.words.has(word))).size > 1;

/**
 * What a clause claims: leads are taken off its front one by one, tails off its end, until what is left reads as an answer. `nothing`
 * where it is all leads and tails, reasons among them; `other` where anything in it is not understood.
 */
export function claimOf(clause: Clause, message: string, waiting: Waiting): Claim | 'nothing' | 'other' {
  const words = flatten(clause.tokens);
  if (clause.reason) return words.length === 1 && clause.asks ? 'other' : 'nothing';
  if (words.length === 0) return 'nothing';
  if (standsInQuestion(clause.tokens, message, waiting) || supposes(clause.words)) return 'other';
  if (clause.asks && /^and (?:then |the )?[^ ]+$/.test(clause.words)) return 'other'; // and 5?
  if (isTailAlone(clause, waiting)) return 'nothing';
  if (waiting.answer.input_type !== 'boolean' && afterthought.test(clause.words)) return 'nothing';
  const state = { explicit: false, corrects: false, alternative: false, needsAsking: false, counts: false };
  let at = 0;
  for (let round = 0; round < 14 && at < words.length; round += 1) {
    // "20% is 12" is 12 of what is asked for, not an equation.
    const named = namedAt(words, at, waiting);
    const core =
      (named === null
        ? null
        : readCore(words.slice(at + named), clause, message, waiting, { ...state, explicit: true, needsAsking: false })) ??
      readCore(words.slice(at), clause, message, waiting, state);
    if (core !== null) return core;
    const lead = leadAt(words, at, clause, waiting);
    if (lead === null) return 'other';
    if (lead.kind === 'claim' || lead.kind === 'conclusion') state.explicit = true;
    if (lead.kind === 'count') state.counts = true;
    if (lead.kind === 'correction') state.corrects = true;
    if (lead.kind === 'alternative') state.alternative = true;
    if (lead.kind === 'is') state.needsAsking = true;
    at += lead.length;
  }
  // "Then I don't know" is no remark on the answer before it.
  return at >= words.length && words[0]!.word !== 'then' ? 'nothing' : 'other';
}

/** "3/4 but i dont know why": said of an answer, and no answer is taken back by it. */
const afterthought =
  /^(?:but )?(?:i )?(?:do not know|can not say|can not explain|am not sure|not sure|forgot) (?:why|how|how to explain(?: it)?|if (?:it|that) is right)$/;

/** ", right?" */
const isTailAlone = ({ words, asks }: Clause, { closed }: Waiting): boolean =>
  tails.has(words) && (asks || tails.get(words) === 'filler') && !(closed && ['yes', 'no', 'yeah', 'correct'].includes(words));

function standsInQuestion(tokens: readonly MessageToken[], message: string, waiting: Waiting): boolean {
  const signs = signsOf(pieceOf(message, tokens));
  return (
    tokens.some(({ word }) => word) &&
    tokens.length > 1 &&
    standsIn(signs, waiting.signs) &&
    !waiting.closed &&
    !waiting.holdsAnswer
  );
}

/** The lead that the words begin with at a place: the longest of the table, or what only this question makes one. */
function leadAt(
  words: readonly FlatWord[],
  at: number,
  clause: Clause,
  waiting: Waiting,
): { kind: Lead | 'is'; length: number } | null {
  const { answer, closed } = waiting;
  for (let length = Math.min(longestLead, words.length - at); length > 0; length -= 1) {
    if (!endsToken(words, at + length)) continue;
    const phrase = textOf(words.slice(at, at + length));
    const kind = leads.get(phrase);
    const isAnswer = answer.input_type === 'boolean' && ['yes', 'yeah', 'no'].includes(phrase);
    if (kind === 'count' && !counting(phrase, waiting)) continue;
    if (phrase.endsWith(' was') && (!waiting.words.has('was') || phrase.includes('answer')) && !phrase.includes('i got'))
      continue; // the answer was 12, some other time
    if (closed && /(?:makes|gives|becomes|equals|get|got)$/.test(phrase)) continue;
    if (kind !== undefined && !isAnswer && !(['no', 'wait'].includes(phrase) && denies(words[at + 1]))) return { kind, length };
  }
  const first = words[at]!.word;
  if (/^[,("'…]$/.test(first) || (at > 0 && first === ':')) return { kind: 'filler', length: 1 };
  if (waiting.letters.has(words[at]!.token.raw)) {
    const verb = modalVerbs.find((modal) => textOf(words.slice(at + 1)).startsWith(`${modal} `));
    if (verb !== undefined) return { kind: 'claim', length: 1 + verb.split(' ').length };
  }
  const named = namedAt(words, at, waiting);
  if (named !== null) return { kind: 'claim', length: named };
  if (first !== 'is' || at > 0) return null;
  const variable = waiting.letters.has(words[1]?.token.raw ?? '') && words.length > 2;
  return variable && clause.asks ? { kind: 'claim', length: 2 } : { kind: 'is', length: 1 };
}

/** "There are 2" answers where it is asked how many; two x are not 2x. */
const counting = (phrase: string, { answer, plain }: Waiting): boolean =>
  !['expression', 'set'].includes(answer.input_type) && (/\bhow (?:many|much)\b/i.test(plain) || /^(?:so|then) /.test(phrase));

/** "No 12" may mean that it is not 12, "wait 5" wants time; "no, 12" and "no it is 12" do not. */
const denies = (next: FlatWord | undefined): boolean =>
  next !== undefined && !/^(?:,|it|that|wait|i|the|but|no)$/.test(next.word);

/** "3/4 of 8 is", "the perimeter is": what the question asks for, in its own words, and a verb. */
function namedAt(words: readonly FlatWord[], at: number, waiting: Waiting): number | null {
  const from = words[at]!.word === 'the' ? at + 1 : at;
  for (let verbAt = from + 1; verbAt < Math.min(words.length - 1, from + 14); verbAt += 1) {
    const rest = textOf(words.slice(verbAt));
    const verb = valueVerbs
      .filter((one) => rest.startsWith(`${one} `) && (one !== 'was' || waiting.words.has('was')))
      .sort((a, b) => b.length - a.length)[0];
    if (verb === undefined) continue;
    const named = words.slice(from, verbAt).map(({ word }) => word);
    if (named.some((word) => questionWords.has(word))) return null;
    if (waiting.holdsAnswer && namesTheSide(named, waiting)) return verbAt + verb.split(' ').length - at;
    if (waiting.holdsAnswer && !named.some((word) => word.length > 2 && /[a-z]/.test(word))) return null; // 3/4 is 9/12
    const signs = signsOf(named.join(' ').replaceAll(/ ?\bpercent\b/g, '%'));
    const ofTheQuestion = named.some((word) => /\d/.test(word) || (word.length > 2 && !smallWords.has(word)));
    return ofTheQuestion && asksFor(signs, waiting) ? verbAt + verb.split(' ').length - at : null;
  }
  return null;
}
const questionWords = new Set(['what', 'which', 'how', 'why', 'who', 'is', 'are', 'does', 'do', 'if', 'when', 'where']);

const textOf = (words: readonly FlatWord[]): string => words.map(({ word }) => word).join(' ');
/** Whether a place in the words is the end of a token: "its" is two words and one token. */
const endsToken = (words: readonly FlatWord[], at: number): boolean =>
  at >= words.length || words[at]!.token !== words[at - 1]!.token;

type State = { explicit: boolean; corrects: boolean; alternative: boolean; needsAsking: boolean; counts: boolean };

/** Reads what is left after the leads: an answer, with tails taken off its end one by one. */
function readCore(words: readonly FlatWord[], clause: Clause, message: string, waiting: Waiting, state: State): Claim | null {
  const { explicit, corrects, alternative } = state;
  let [end, explicitBehind] = [words.length, false];
  for (let round = 0; round < 6 && end > 0; round += 1) {
    const tokens = tokensIn(words.slice(0, end));
    const texts = readTexts(tokens, message, waiting);
    if (texts !== null) {
      const claimed = explicit || explicitBehind;
      const worked = texts.length === 1 && !waiting.askedAgain && isWorking(texts[0]!, waiting);
      const echoed =
        !claimed &&
        texts.every((text) => restates(text, waiting)) &&
        (texts.length === 1 || !words.some(({ word }) => word === 'or'));
      if (wonders(texts, clause) || worked || echoed || (state.needsAsking && !explicitBehind)) return null;
      return { texts, explicit: claimed || state.counts, corrects, alternative };
    }
    const tail = tailBefore(words, end, clause, waiting);
    if (tail === null) break;
    if (tail.kind !== 'filler') explicitBehind = true;
    end -= tail.length;
  }
  if (state.needsAsking) return null;
  const counted = readCounted(tokensIn(words), message, waiting) ?? readBeforeNamed(words, message, waiting);
  if (counted !== null) return { texts: [counted], explicit: true, corrects, alternative };
  return readTruthAtStart(words, clause, message, waiting, state);
}

/** The tail that the words end with before a place: the longest of the table, or a sign. */
function tailBefore(
  words: readonly FlatWord[],
  end: number,
  { asks, words: clause }: Clause,
  { closed, words: known, answer: { input_type } }: Waiting,
): { kind: Tail; length: number } | null {
  // "12, not 7" takes the 7 back.
  if (!closed && end > 2 && words[end - 2]!.word === 'not' && /^\d/.test(words[end - 1]!.word))
    return { kind: 'filler', length: 2 };
  for (let length = Math.min(longestTail, end - 1); length > 0; length -= 1) {
    if (!endsToken(words, end - length)) continue;
    const phrase = textOf(words.slice(end - length, end));
    const kind = tails.get(phrase);
    if (kind === undefined || (kind === 'only asking' && !asks)) continue;
    if (['left', 'each'].includes(phrase) && !known.has(phrase)) continue;
    if (phrase === 'long' && known.has(phrase)) continue; // 5 cm long, says the question
    if (['right', 'correct'].includes(phrase) && !asks && / (?:got|get) /.test(` ${clause} `)) continue; // i got 3 right
    if (phrase === 'please' && input_type === 'multiple_choice') return { kind, length };
    if (!(closed && ['yes', 'no', 'yeah', 'please', 'so'].includes(phrase))) return { kind, length };
  }
  return /^[,:.!?;)…"']$/.test(words[end - 1]!.word) ? { kind: 'filler', length: 1 } : null;
}

/** "Is that correct?" is about what was said before. */
const wonders = ([text]: readonly string[], { asks, words }: Clause): boolean =>
  (/^(?:in)?correct$/i.test(text!) && (asks || words.startsWith('is '))) ||
  (/^(?:true|false)$/i.test(text!) && /^is (?:it|that|this) /.test(words));

const tokensIn = (words: readonly FlatWord[]): MessageToken[] => [...new Set(words.map(({ token }) => token))];

/** One answer, or several between which nothing chooses; null where it is neither. */
function readTexts(tokens: readonly MessageToken[], message: string, waiting: Waiting): string[] | null {
  const piece = pieceOf(message, tokens).trim();
  const readOne = (text: string): string | null => (waiting.closed ? readClosed(text, waiting) : readPiece(text, waiting));
  const whole = readOne(piece);
  const joints = tokens.filter(({ plain }) => ['or', 'and', ',', '?'].includes(plain));
  if (joints.length === 0 || joints.length > 6) return whole === null ? null : [whole];
  const { input_type, expected } = waiting.answer;
  const several = input_type === 'set' || /\b(?:or|and)\b|[,±{]|\\pm/.test(expected.replace(/^\([^()]*\)$/, ''));
  if (whole !== null && (several || (waiting.closed && !joints.some(({ plain }) => plain !== ',')))) return [whole];
  const texts = partsBetween(tokens, joints, message).map(readOne);
  if (texts.length > 1 && texts.every((text) => text !== null)) return texts;
  return whole === null ? null : [whole];
}

function partsBetween(tokens: readonly MessageToken[], joints: readonly MessageToken[], message: string): string[] {
  const groups: MessageToken[][] = [[]];
  for (const token of tokens) {
    if (joints.includes(token)) groups.push([]);
    else groups.at(-1)!.push(token);
  }
  return groups.filter((group) => group.length > 0).map((group) => pieceOf(message, group));
}

/** "12 pencils", "12 pencils in 3 boxes", "3/4 is larger": a value and, behind it, only words of the question. */
function readCounted(tokens: readonly MessageToken[], message: string, waiting: Waiting): string | null {
  if (waiting.closed || waiting.answer.input_type === 'set') return null;
  for (let length = Math.min(8, tokens.length - 1); length > 0; length -= 1) {
    const [value, rest] = [tokens.slice(0, length), tokens.slice(length)];
    if (value.length === 1 && ['one', 'x'].includes(value[0]!.plain)) continue; // one more, x larger
    if (!rest[0]!.word || !rest.every(({ plain }) => ofTheQuestion(plain, waiting))) continue;
    if (smallWords.has(rest[0]!.plain) && !(waiting.holdsAnswer && rest[0]!.plain === 'is')) continue; // half of 8
    if (!smallWords.has(rest[0]!.plain) && !waiting.plain.includes(rest[0]!.plain.replace(/s$/, ''))) continue; // 2 more
    const text = readPiece(pieceOf(message, value), waiting);
    if (text === null || isWorking(text, waiting)) continue;
    // "3 is bigger than 2" compares parts of what is to be compared.
    if (waiting.holdsAnswer && /^\d+$/.test(text) && !standsIn(signsOf(text), waiting.signs)) continue;
    const said = signsOf(pieceOf(message, tokens.slice(0, length + 1)));
    return waiting.signs.includes(said) || restates(text, waiting) ? null : text;
  }
  return null;
}

/** "The bigger one", where the question asks for the larger. */
function namesTheSide([first, ...rest]: readonly string[], { words }: Waiting): boolean {
  const side = [comparatives.more, comparatives.less].find((list) => list.has(first ?? ''));
  return (
    side !== undefined &&
    [...side].some((one) => words.has(one)) &&
    rest.every((word) => ['one', 'number', 'fraction'].includes(word))
  );
}

/** "12 is 20% of 60": a value, and what the question asks for. */
function readBeforeNamed(words: readonly FlatWord[], message: string, waiting: Waiting): string | null {
  const at = words.findIndex(({ word }) => word === 'is' || word === '=');
  if (at <= 0 || waiting.closed) return null;
  const rest = words.slice(at + 1);
  const named = signsOf(textOf(rest).replaceAll(/ ?\bpercent\b/g, '%'));
  if (!rest.some(({ word }) => /\d/.test(word)) || rest.length < 2 || !asksFor(named, waiting)) return null;
  const text = readPiece(pieceOf(message, tokensIn(words.slice(0, at))), waiting);
  return text === null || isWorking(text, waiting) || restates(text, waiting) ? null : text;
}

function ofTheQuestion(word: string, { words, holdsAnswer }: Waiting): boolean {
  if (questionWords.has(word) && !smallWords.has(word)) return false;
  if (word === 'or') return false;
  if (words.has(word) || words.has(`${word}s`) || words.has(word.replace(/s$/, '')) || smallWords.has(word)) return true;
  if (!holdsAnswer) return false;
  const side = [comparatives.more, comparatives.less].find((list) => list.has(word));
  return word === 'than' || word === 'one' || (side !== undefined && [...side].some((one) => words.has(one)));
}

/** "No, a square has equal sides", "yes 10/15 is more": a yes or no first, and words about the question behind it. */
function readTruthAtStart(
  words: readonly FlatWord[],
  clause: Clause,
  message: string,
  waiting: Waiting,
  state: State,
): Claim | null {
  if (waiting.answer.input_type !== 'boolean' || words.length < 2) return null;
  const first = words[0]!.token;
  const text = readClosed(pieceOf(message, [first]), waiting);
  const rest: Clause = { ...clause, words: textOf(words.slice(1)) };
  if (['not', 'or'].includes(words[1]!.word)) return null;
  if (text === null || first.end - first.at < 2 || blocks(rest)) return null;
  if (!shortTruth.has(rest.words) && !speaksOfIt(rest, waiting)) return null;
  return { texts: [text], explicit: state.explicit, corrects: state.corrects, alternative: state.alternative };
}

const shortTruth = new Set([
  'it is',
  'they are',
  'it does',
  'it can',
  'they do',
  'it is not',
  'they are not',
  'it does not',
  'it can not',
]);
