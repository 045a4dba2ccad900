import { ideaListOf, ideasOf, rootOf } from './idea-words.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

type Places = Readonly<Record<'answer' | 'hers' | 'must' | 'stem' | 'next', ReadonlySet<string>>>;
const order = ['answer', 'hers', 'must', 'stem', 'next'] as const;

/**
 * Returns the features by which a model reads a turn's stance: its words in runs of one to three, with numbers and words of
 * the lesson replaced by what they are (the student's answer, the right one, the story's), and how its sentences begin. The
 * verdict isn't among them, because the stance is compared with it.
 *
 * Shape   names of features, each once.
 */
export function stanceFeatures(turn: Omit<SpokenTurn, 'verdict' | 'act' | 'said'>): string[] {
  const places: Places = {
    answer: ideasOf(turn.question.expected),
    hers: ideasOf(turn.student),
    must: ideasOf(turn.must_convey ?? ''),
    stem: ideasOf([turn.question.stem, ...turn.question.choices].join('\n')),
    next: ideasOf(turn.next_question === null ? '' : `${turn.next_question.stem}\n${turn.next_question.expected}`),
  };
  const features = new Set<string>();
  const sentences = turnSentences(turn.text);
  for (const [at, { said, asks }] of sentences.entries()) {
    const tokens = tokensOf(said, places);
    const words = tokens.map(({ word }) => word);
    const sorts = tokens.map(({ sort }) => sort);
    addRuns(features, 'w', words, 2);
    addRuns(features, 'c', sorts, 3);
    if (asks) addRuns(features, 'q', sorts, 2);
    for (let length = 1; length <= 4 && length <= sorts.length; length += 1)
      features.add(`${at === 0 ? 'first' : 'then'} ${sorts.slice(0, length).join(' ')}`);
    if (tokens.length < 6) features.add(`all ${sorts.join(' ')}`);
    for (const word of words) if (word.length > 4 && /^[a-z]/.test(word)) features.add(`r ${rootOf(word)}`);
  }
  features.add(`sentences ${Math.min(sentences.length, 6)}`);
  features.add(`ends ${sentences.at(-1)?.asks === true}`);
  return [...features];
}

/** Returns the tokens of a sentence, each as it is and as what it refers to. */
function tokensOf(said: string, places: Places): { word: string; sort: string }[] {
  return Array.from(said.matchAll(/\d+(?:[.,]\d+)*|[a-z]+(?:'[a-z]+)?|[=!?…%,]|[^\sa-z\d.,;:()"']/g), ([token]) => {
    if (/^\d/.test(token))
      return { word: '#', sort: `#${placeOf(`#${String(Number(token.replaceAll(',', '')))}`, places) ?? 'new'}` };
    const isKnown = /^[a-z]/.test(token) && ideaListOf(token).some((idea) => placeOf(idea, places) !== null);
    return { word: token, sort: isKnown ? '[lesson]' : token };
  });
}

function placeOf(idea: string, places: Places): string | null {
  const found = order.filter((place) => places[place].has(idea));
  return found[0] === 'answer' && found[1] === 'hers' ? 'both' : (found[0] ?? null);
}

function addRuns(features: Set<string>, name: string, tokens: readonly string[], longest: number): void {
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = 1; length <= longest && at + length <= tokens.length; length += 1)
      features.add(`${name} ${tokens.slice(at, at + length).join(' ')}`);
}
