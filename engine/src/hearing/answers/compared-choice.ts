import type { MessageToken } from '../message-words.ts';
import { choicesByValue, valuesOfChoices } from './choice-values.ts';
import { comparatives } from './claim-words.ts';
import type { Mention } from './choices-in.ts';

/**
 * "1/3 > 1/5", "0.4 is bigger than 0.35", if the question asks which of its numbers is greater or less: finds the number that
 * the student says is. Returns null if she doesn't compare two of them, or compares them in a way that the question doesn't ask
 * for.
 */
export function comparedChoice(
  tokens: readonly MessageToken[],
  choices: readonly string[],
  asked: ReadonlySet<string>,
): Mention | null {
  const values = valuesOfChoices(choices);
  const wantsMore = [...comparatives.more, 'longer', 'heavier', 'taller'].some((word) => asked.has(word));
  const wantsLess = [...comparatives.less, 'shorter', 'lighter'].some((word) => asked.has(word));
  if (values === null || wantsMore === wantsLess) return null;
  const numbers = choicesByValue(tokens, values);
  for (const [k, first] of numbers.entries()) {
    const second = numbers[k + 1];
    if (second === undefined || second.position === first.position || second.from < first.to) continue;
    const between = tokens.slice(first.to, second.from).map(({ plain }) => plain);
    if (between.includes('not') || between.length > 6) continue;
    const more = between.some((word) => word === '>' || comparatives.more.has(word));
    const less = between.some((word) => word === '<' || comparatives.less.has(word));
    if (more === less || !/^(?:>|<|than|then)$/.test(between.at(-1) ?? '')) continue;
    const said = more === wantsMore ? first : second;
    return { position: said.position, from: first.from, to: second.to, sure: true };
  }
  return null;
}
