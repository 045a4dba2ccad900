import { plainWord } from '../message-words.ts';

/**
 * True unless the question tells of the things that may be chosen in another order than its choices. Then "the first one" may
 * be either: "Sami got −24. Rosa got −68. Who is correct?" with the choices Rosa and Sami.
 */
export function areInOrderTold(choices: readonly string[], stem: string): boolean {
  const asked = wordsOf(stem);
  const named = choices.filter((choice) => !ofSeveral.test(choice)).map(wordsOf);
  const places = named.flatMap((words, at) => {
    const own = words.filter((word) => named.every((others, k) => k === at || !others.includes(word)));
    const first = asked.findIndex((word) => own.includes(word));
    return first < 0 ? [] : [first];
  });
  return places.every((place, at) => at === 0 || place > places[at - 1]!);
}

/** "They read the same amount", "Neither Sami nor Rosa". */
const ofSeveral = /\b(?:same|both|neither|equal|none)\b/i;

const wordsOf = (text: string): string[] => (text.match(/\p{L}{2,}|\d+(?:[./]\d+)?/gu) ?? []).map(plainWord);
