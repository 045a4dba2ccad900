import { clausesOf, flatten, type Clause, type FlatWord } from './clauses.ts';
import { asksFor, isWorking, pieceOf, readClosed, readPiece, restates, type Waiting } from './answer-shaped.ts';
import {
  comparatives,
  leads,
  longestLead,
  longestTail,
  modalVerbs,
  smallWords,
  tails,
  valueVerbs,
  type Tail,
} from './claim-words.ts';
import { foldSigns, squeezed } from '../../guards/leak-fold.ts';
import { anywhere, atStart } from './phrases.ts';
import { asksSomething, confused } from './talk-in-words.ts';
import type { MessageToken } from './message-words.ts';

/** What a message claims as its answer. */
export type ClaimedAnswer = { kind: 'answer'; text: string } | { kind: 'two_answers'; texts: readonly string[] } | null;

type Claim = {
  texts: readonly string[]; // more than one: a choice that she leaves open
  explicit: boolean; // words say that it is her answer
  corrects: boolean;
  alternative: boolean;
};
type Found = Claim | 'nothing' | 'other';

/**
 * The answer that a message holds in words ("i think it's 3/4", "so then 2x+3"), read clause by clause: what is left between words that
 * are known to stand before and after answers must be mathematics, a choice or a yes or no that the question's reader reads. Anything
 * not understood makes it no answer: asking back costs nothing, a wrong attempt does.
 *
 * Shape   `text` is as she wrote it, or the key of the choice that she named, or `yes` for "yep". A sum still to be worked out, and what
 *         only repeats the question, are no answers.
 */
export function answerInWords(message: string, waiting: Waiting): ClaimedAnswer {
  const clauses = clausesOf(message, waiting);
  if (clauses.length > 40) return null;
  const found = clauses.map((clause) => ({ clause, claim: claimOf(clause, message, waiting) }));
  const claims = found.flatMap(({ claim }) => (typeof claim === 'string' ? [] : [claim]));
  const last = claims.at(-1);
  if (last === undefined) return null;

  const others = found.filter(({ claim }) => claim === 'other').map(({ clause }) => clause);
  if (others.some((clause) => blocks(clause))) return null;
  const sure =
    last.explicit || (waiting.answer.input_type === 'boolean' && others.every((clause) => speaksOfIt(clause, waiting)));
  if (others.length > 0 && !sure) return null;
  return settled(claims, last);
}

/** Several claims: what she corrects or concludes counts, what she leaves open does not. */
function settled(claims: readonly Claim[], last: Claim): ClaimedAnswer {
  const texts = [...new Set(claims.flatMap((claim) => claim.texts))];
  if (texts.length === 1) return { kind: 'answer', text: texts[0]! };
  if (last.texts.length > 1 || claims.some(({ alternative }) => alternative)) return { kind: 'two_answers', texts };
  const earlier = claims.slice(0, -1).filter(({ texts: [text] }) => text !== last.texts[0]);
  if (last.corrects || (last.explicit && earlier.every(({ explicit }) => !explicit)))
    return { kind: 'answer', text: last.texts[0]! };
  return { kind: 'two_answers', texts };
}

/** Something else that she says beside a claim, and that wants to be heard first. */
function blocks({ words, asks }: Clause): boolean {
  return asks || asksSomething(words) || confused(words) || doubts(words) || supposes(words);
}
const doubts = anywhere(
  'is|was|am wrong|false|confusing|stupid',
  'can not|could not be',
  'teacher|mom|dad|friend|brother|sister|he|she|they|book said|says|told|wrote|got',
);

const speaksOfIt = ({ words }: Clause, waiting: Waiting): boolean =>
  words.split(' ').some((word) => (/^\d/.test(word) || word.length > 3) && waiting.words.has(word));

function claimOf(clause: Clause, message: string, waiting: Waiting): Found {
  const words = flatten(clause.tokens);
  if (clause.reason) return words.length === 1 && clause.asks ? 'other' : 'nothing';
  if (words.length === 0) return 'nothing';
  if (standsInQuestion(clause.tokens, message, waiting) || supposes(clause.words)) return 'other';
  if (clause.asks && /^and (?:then )?[^ ]+$/.test(clause.words)) return 'other'; // and 5?
  if (isTailAlone(clause, waiting)) return 'nothing';
  const state = { explicit: false, corrects: false, alternative: false, needsAsking: false };
  let at = 0;
  for (let round = 0; round < 14 && at < words.length; round += 1) {
    const core = readCore(words.slice(at), clause, message, waiting, state);
    if (core !== null) return core;
    const lead = leadAt(words, at, waiting);
    if (lead === null) return 'other';
    if (lead.kind === 'claim' || lead.kind === 'conclusion') state.explicit = true;
    if (lead.kind === 'correction') state.corrects = true;
    if (lead.kind === 'alternative') state.alternative = true;
    if (lead.kind === 'is') state.needsAsking = true;
    at += lead.length;
  }
  return at >= words.length ? 'nothing' : 'other';
}

/** ", right?" */
const isTailAlone = ({ words, asks }: Clause, { closed }: Waiting): boolean =>
  tails.has(words) && (asks || tails.get(words) === 'filler') && !(closed && ['yes', 'no', 'yeah', 'correct'].includes(words));

/** "If x = 5 then …", "what if it is 5", "and 5?": no claim. */
const supposes = atStart('if|when|suppose|imagine|let|for_example|what_if|say_it|unless|even_if');

function standsInQuestion(tokens: readonly MessageToken[], message: string, waiting: Waiting): boolean {
  const signs = squeezed(foldSigns(pieceOf(message, tokens))).toLowerCase();
  return (
    tokens.some(({ word }) => word) &&
    tokens.length > 1 &&
    waiting.signs.includes(signs) &&
    !waiting.closed &&
    !waiting.holdsAnswer
  );
}

/** The lead that the words begin with at a place: the longest of the table, or what only this question makes one. */
function leadAt(words: readonly FlatWord[], at: number, waiting: Waiting): { kind: string; length: number } | null {
  const { answer } = waiting;
  for (let length = Math.min(longestLead, words.length - at); length > 0; length -= 1) {
    if (!endsToken(words, at + length)) continue;
    const phrase = textOf(words.slice(at, at + length));
    const kind = leads.get(phrase);
    const isAnswer = answer.input_type === 'boolean' && ['yes', 'yeah', 'no'].includes(phrase);
    if (kind !== undefined && !isAnswer && !(phrase === 'no' && denies(words[at + 1]))) return { kind, length };
  }
  const first = words[at]!.word;
  if (/^[,("'…]$/.test(first) || (at > 0 && first === ':')) return { kind: 'filler', length: 1 };
  if (waiting.letters.has(first)) {
    const verb = modalVerbs.find((modal) => textOf(words.slice(at + 1)).startsWith(`${modal} `));
    if (verb !== undefined) return { kind: 'claim', length: 1 + verb.split(' ').length };
  }
  const named = namedAt(words, at, waiting);
  if (named !== null) return { kind: 'claim', length: named };
  return first === 'is' && at === 0 ? { kind: 'is', length: 1 } : null;
}

/** "No 12" may mean that it is not 12; "no, 12" and "no it is 12" do not. */
const denies = (next: FlatWord | undefined): boolean =>
  next !== undefined && !/^(?:,|it|that|wait|i|the|but|no)$/.test(next.word);

/** "3/4 of 8 is", "the perimeter is": what the question asks for, in its own words, and a verb. */
function namedAt(words: readonly FlatWord[], at: number, waiting: Waiting): number | null {
  const from = words[at]!.word === 'the' ? at + 1 : at;
  for (let verbAt = from + 1; verbAt < Math.min(words.length - 1, from + 14); verbAt += 1) {
    const rest = textOf(words.slice(verbAt));
    const verb = valueVerbs.filter((one) => rest.startsWith(`${one} `)).sort((a, b) => b.length - a.length)[0];
    if (verb === undefined) continue;
    const named = words.slice(from, verbAt).map(({ word }) => word);
    if (named.some((word) => questionWords.has(word))) return null;
    const signs = squeezed(foldSigns(named.join(' '))).toLowerCase();
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

type State = { explicit: boolean; corrects: boolean; alternative: boolean; needsAsking: boolean };

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
      return { texts, explicit: claimed, corrects, alternative };
    }
    const tail = tailBefore(words, end, clause, waiting);
    if (tail === null) break;
    if (tail.kind !== 'filler') explicitBehind = true;
    end -= tail.length;
  }
  if (state.needsAsking) return null;
  const counted = readCounted(tokensIn(words), message, waiting, explicit);
  if (counted !== null) return { texts: [counted], explicit: true, corrects, alternative };
  return readTruthAtStart(words, clause, message, waiting, state);
}
function tailBefore(
  words: readonly FlatWord[],
  end: number,
  { asks }: Clause,
  { closed }: Waiting,
): { kind: Tail; length: number } | null {
  for (let length = Math.min(longestTail, end - 1); length > 0; length -= 1) {
    if (!endsToken(words, end - length)) continue;
    const phrase = textOf(words.slice(end - length, end));
    const kind = tails.get(phrase);
    if (kind === undefined || (kind === 'only asking' && !asks)) continue;
    if (!(closed && ['yes', 'no', 'yeah', 'please', 'so'].includes(phrase))) return { kind, length };
  }
  return /^[,:.!?;)…"'-]$/.test(words[end - 1]!.word) ? { kind: 'filler', length: 1 } : null;
}

/** "Is that correct?" is about what was said before. */
const wonders = ([text]: readonly string[], { asks, words }: Clause): boolean =>
  /^(?:in)?correct$/i.test(text!) && (asks || words.startsWith('is '));

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
function readCounted(tokens: readonly MessageToken[], message: string, waiting: Waiting, explicit: boolean): string | null {
  if (waiting.closed) return null;
  for (let length = Math.min(8, tokens.length - 1); length > 0; length -= 1) {
    const [value, rest] = [tokens.slice(0, length), tokens.slice(length)];
    if (value.length === 1 && ['one', 'x'].includes(value[0]!.plain)) continue; // one more, x larger
    if (!rest[0]!.word || !rest.every(({ plain }) => ofTheQuestion(plain, waiting))) continue;
    if (rest.every(({ plain }) => smallWords.has(plain)) && !tails.has(rest.map(({ plain }) => plain).join(' '))) continue;
    const text = readPiece(pieceOf(message, value), waiting);
    if (text === null || isWorking(text, waiting)) continue;
    const said = squeezed(foldSigns(pieceOf(message, tokens.slice(0, length + 1)))).toLowerCase();
    return waiting.signs.includes(said) || (!explicit && restates(text, waiting)) ? null : text;
  }
  return null;
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
  if (words[1]!.word === 'not') return null;
  if (text === null || first.end - first.at < 2 || blocks(rest) || !speaksOfIt(rest, waiting)) return null;
  return { texts: [text], explicit: state.explicit, corrects: state.corrects, alternative: state.alternative };
}
