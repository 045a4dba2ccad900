import type { EssaySource } from './essay-prompt.ts';
import { stemsWithKin, tellingStems } from './essay-words.ts';

/** A sentence with this share of its telling words in one document retells it; of fewer words than that nothing can be said. */
const retold = 0.4;
const fewestShared = 3;

/**
 * The document that a sentence retells, by the words that it shares with it and with no other; null: none. The prompt's own words tell nothing of a
 * document.
 */
export function documentRetold(sentence: string, sources: readonly EssaySource[], prompt: string): number | null {
  const asked = stemsWithKin(prompt);
  const said = [...tellingStems(sentence)].filter((stem) => !asked.has(stem));
  const shares = sources.map(({ number, body }) => {
    const told = tellingStems(body);
    return { number, shared: said.filter((stem) => told.has(stem)).length };
  });
  const [most, next] = shares.toSorted((left, right) => right.shared - left.shared);
  if (most === undefined || most.shared < fewestShared || most.shared / said.length < retold || most.shared === next?.shared)
    return null;
  return most.number;
}
