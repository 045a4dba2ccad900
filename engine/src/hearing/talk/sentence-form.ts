import type { TalkWord } from './talk-words.ts';
import { wordClass } from './word-classes.ts';

/** Words before the actual sentence: "ok so but why" asks why. */
const openers = new Set(
  'um umm uh uhh er erm uhm mm hm hmm ok so but and wait oh ohh well like then hey yo bro bruh dude man omg lol also please or alright hi hello sir teacher actually'.split(
    ' ',
  ),
);
const auxiliaries = new Set(
  (
    'is are was were do does did can could would should will am have has may might isnt arent wasnt dont doesnt didnt cant couldnt wouldnt shouldnt wont ' +
    'must shall havent hasnt'
  ).split(' '),
);
const subjects = new Set('i you it we they he she this that these those there the a my your u'.split(' '));
const requests = new Set(
  (
    'tell give show explain skip say help stop let lets read repeat draw make do go play call write turn put try take solve finish end pause wait hold hang ' +
    'check define describe remind teach sing translate delete undo leave move send open ignore pretend pass quit rephrase slow hurry speed ' +
    'use name throw pick count choose switch change keep gimme bring fix watch look remember save drop lower raise'
  ).split(' '),
);

/** True if a word and the next one ask by their order: "does it", "can we". */
export const asksByOrder = (word: string, next: string | undefined): boolean =>
  auxiliaries.has(word) && next !== undefined && subjects.has(next) && word !== 'have' && word !== 'has';

/** Returns the words without openers at the front. */
export function sentenceProper(spoken: readonly TalkWord[]): readonly TalkWord[] {
  const from = spoken.findIndex(({ word }) => !openers.has(word));
  return from < 0 ? spoken : spoken.slice(from);
}

/**
 * Returns the form of a sentence: how it begins. That tells questions, wishes, feelings, and statements apart, even if its
 * other words are unknown.
 *
 * Shape   "why", "is it", "can you", "give", "im" …: one of a few dozen names.
 */
export function sentenceForm(proper: readonly TalkWord[]): string {
  const [first, second, third] = proper.map(({ word, kind }) => (kind === 'number' ? '#' : word));
  if (first === undefined) return 'nothing';
  if (first === 'how' && second === 'come') return 'why';
  if (/^(?:what|whats|where|wheres|when|which|who|whos|why|how|hows|wdym)$/.test(first)) return whForm(first, second, third);
  if (auxiliaries.has(first) && second !== undefined)
    return second === '#' ? `${first} #` : subjects.has(second) ? `${first} ${second}` : `${first} …`;
  if (first === 'i' || first === 'im' || first === 'ive' || first === 'ill' || first === 'id')
    return `${first} ${second === undefined ? '' : (subjectVerb(second) ?? '…')}`;
  if (requests.has(first)) return `bids ${first}`;
  if (first === 'its' || first === 'thats' || first === 'this' || first === 'you' || first === 'youre' || first === 'it')
    return first;
  if (first === 'my') return `my ${second === undefined ? '' : (wordClass(second) ?? '…')}`;
  if (/^(?:because|since|if)$/.test(first)) return first;
  if (first === '#') return '#';
  return wordClass(first) ?? 'other';
}

const whForm = (first: string, second: string | undefined, third: string | undefined): string => {
  if (first === 'why')
    return second === undefined
      ? 'why'
      : /^(?:is|do|did|does|am|are|cant|dont|isnt|doesnt|didnt|should)$/.test(second)
        ? `why ${second}`
        : 'why';
  if (first === 'what' && second === 'if') return 'what if';
  if (first === 'how')
    return second === undefined
      ? 'how'
      : /^(?:many|much|do|did|to|can|is|does|would|long|old|big|am|are|about|far|should)$/.test(second)
        ? `how ${second}`
        : 'how';
  if (first === 'what' && (second === 'do' || second === 'does' || second === 'did') && third !== undefined)
    return `what ${second} ${subjects.has(third) ? third : '…'}`;
  return second === undefined
    ? first
    : /^(?:is|are|do|does|did|if|about|the|a|your|next)$/.test(second)
      ? `${first} ${second}`
      : first;
};

const verbs = new Set(
  (
    'want need have had got get feel hate like love think thought guess know dont cant did didnt am was just never always forgot added subtracted multiplied ' +
    'divided took used made put counted tried said see lost miss would could will wish give hope used failed passed won got'
  ).split(' '),
);
const subjectVerb = (word: string): string | null => (verbs.has(word) ? word : (wordClass(word) ?? null));

/** Returns how much of a piece is mathematics: numbers, mathematical words and operations, and words of the question. */
export function mathShare(proper: readonly TalkWord[], isOfQuestion: (word: string) => boolean): string {
  const weighty = proper.filter(
    ({ word, kind }) =>
      kind === 'number' || (kind === 'word' && word.length > 2 && !subjects.has(word) && !auxiliaries.has(word)),
  );
  const mathematical = weighty.filter(({ word, kind }) => {
    const named = wordClass(word);
    return kind === 'number' || named === 'math' || named === 'operate' || named === 'work' || isOfQuestion(word);
  });
  if (weighty.length === 0) return 'empty';
  if (mathematical.length === 0) return 'none';
  return mathematical.length * 2 >= weighty.length ? 'much' : 'some';
}
