import { isTelling, stemsWithKin, wordsIn } from './essay-words.ts';

/**
 * Words that introduce a reason or a way. The noun after "through" or "by" also has to be a telling word; that is checked
 * elsewhere, not in this pattern.
 */
const reasonWords =
  /\b(?:because|becuase|becasue|bc|b\/c|cuz|since|owing to|due to|thanks to|on account of|in response to|in reaction to|as a (?:result|consequence|response)|resulting from|result(?:ed|s)? (?:from|in)|stemm(?:ed|ing) from|driven by|drove|driving|fuel(?:l)?ed by|spurred(?: on)? by|prompted by|motivated by|caused by|brought (?:on|about)(?: by)?|sparked(?: by)?|rooted in|inspired by|shaped by|forced by|led by|as (?:\w+ ){1,6}(?:grew|rose|fell|became|began|moved|demanded|pushed|fought|gained|lost|spread|took|came|turned|declined|organized|sought)|by (?:\w+ly )?\w+ing|through|which (?:allowed|led|caused|gave|made|forced|pushed|meant|created|helped|let|brought|turned|ended|opened|set|put|left|broke|shifted)|allow(?:ed|ing)|forc(?:ed|ing)|push(?:ed|ing)|enabl(?:ed|ing)|g(?:ave|iving) (?:rise|way|birth)|ma(?:de|king)|creat(?:ed|ing)|so that|in that|in order to|as (?:it|he|she|they|the \w+) (?:could|now|had|was|were|gave|took|made|became|began)|once (?:\w+ ){1,4}(?:was|were|had|left|took|came|\w+ed)|therefore|when (?:\w+ ){1,6}\w+ed|from (?:a|an|the) [\w\s-]{3,40} (?:to|into) (?:a|an|the)?|not (?:only|just)[\w\s,]+but|rather than|instead of|at the expense of|at the cost of)\b/giu;

const afterReason = 90;

/** What a thesis adds to its prompt: its own words, and those of them that follow a word of reason. */
export type Reasoning = { readonly own: readonly string[]; readonly behindReason: readonly string[] };

/**
 * Returns what a text adds to a prompt. Its own words are its telling words that aren't in the prompt, not even as synonyms.
 * `behindReason` are those that follow a word of reason.
 *
 * "It changed because it was different then" has a word of reason but nothing behind it; "owing to the Depression" has both.
 */
export function reasoningOf(text: string, prompt: string): Reasoning {
  const known = stemsWithKin(prompt);
  const own = wordsIn(text).filter((word) => isTelling(word) && !known.has(word.stem));
  const behind = new Set<string>();
  for (const { index, 0: said } of text.matchAll(reasonWords))
    for (const { word, start } of own) if (start >= index && start <= index + said.length + afterReason) behind.add(word);
  return { own: [...new Set(own.map(({ word }) => word))], behindReason: [...behind] };
}

/** Words that concede something to the other side, or contrast two things. */
const concessions =
  /\b(?:although|though|even though|while|whereas|despite|in spite of|even as|even if|notwithstanding|nevertheless|nonetheless|however|(?<=, (?:and )?)yet|still(?=,)|to be sure|admittedly|granted that|at the same time|on the other hand|conversely|by contrast|in contrast|some(?:times)? argue|(?<=, )but)\b/giu;

/**
 * Returns the positions where a text concedes something of its own, with enough content to be a thought and not just a phrase.
 */
export function concessionsIn(text: string, prompt: string): readonly number[] {
  const known = stemsWithKin(prompt);
  return [...text.matchAll(concessions)]
    .filter(({ index, 0: said }) => {
      const rest = text.slice(index + said.length, index + said.length + 160).split(/[.;!?]/u)[0]!;
      // "Although many disagree, …" concedes only what comes before the comma.
      const opens = index === 0 || /[.!?]\s*$/u.test(text.slice(0, index));
      const before = opens && /^(?:al)?though|^even|^while|^despite|^in spite|^whereas/iu.test(said) && rest.includes(',');
      const clause = before ? rest.split(',')[0]! : rest;
      const own = wordsIn(clause).filter((word) => isTelling(word) && !known.has(word.stem)).length;
      return own >= (before ? 1 : 2);
    })
    .map(({ index }) => index);
}
