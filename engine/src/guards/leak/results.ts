import type { Folded } from './hearing.ts';

/**
 * A calculation with its result: "60/2 = 30", "$24 + $4 = $28", "60 minutes * 5 mazes = 300". There may be units between the
 * numbers.
 */
const carriedOut =
  /(?<![\w.,])\({0,3}-?\d[\d.,]{0,15}%?\)?(?:(?: ?[a-zA-Z][a-z-]*(?:\/[a-z]+)?){0,3} ?(?:[-+*/^]|plus|minus|times|divided by|multiplied by|and) ?\({0,3}-?\d[\d.,]{0,15}%?\){0,3}){1,8}(?: ?[a-zA-Z][a-z-]*){0,3} ?(?:=|≈|is|equals|gives(?: us| you)?|makes) ?\(?(-?\d[\d,]*(?:\.\d+)?)(?![\w(^]|[.,]\d|\/\d)/g;
/** A result told in words: "you get 75", "it totals 75", "which makes 75". */
const told =
  /\b(?:(?:you|we|she|he|they|it|that|which|this)(?:'ll| will| would| then)? (?:gets?|gives?(?: us| you)?|makes?|totals?(?: to)?|leaves?(?: us| you| her| him| them)?|comes? to|adds? up to|have|has)|totals? (?:to )?|giving(?: us| you)?|leaving|making(?: it)?|for a total of|a total of|approximately|[a-z] [=≈]) ?(-?\d[\d,]*(?:\.\d+)?)(?![\w(^]|[.,]\d|\s*[-+*/])/gi;
/** An operation in words with its result: "Taking away 12 leaves 4", "adding 3 and 4 gives 7". */
const operated =
  /\b(?:taking|subtracting|adding|multiplying|dividing|splitting|sharing|removing|doubling|halving)\b[^.?!;=]{0,50}? (?:leaves?|gives?|makes?|is|equals?|(?:you|we) (?:get|have)|results in)(?: us| you| her| him| them| with)? ?(-?\d[\d,]{0,15}(?:\.\d{1,9})?)(?![\w(^]|[.,]\d|\s*[-+*/])/gi;

/** The result of a calculation in a text: its digits, and the place of the whole calculation. */
export type Result = { readonly text: string; readonly at: number; readonly end: number };

/** The most results that are read. No hint works out more. */
const most = 40;

/** Returns the results that a text works out or tells in words, in their order. */
export function resultsIn({ said }: Pick<Folded, 'said'>): Result[] {
  const found: Result[] = [];
  for (const pattern of [carriedOut, told, operated]) {
    for (const match of said.matchAll(pattern)) {
      if (found.length >= most) break;
      const end = match.index + match[0].length;
      if (found.some((one) => one.end === end)) continue;
      found.push({ text: match[1]!.replace(/,/g, ''), at: match.index, end });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}
