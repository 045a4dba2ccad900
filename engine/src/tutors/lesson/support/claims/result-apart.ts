import { inSigns } from '../reasons/working-told.ts';

const number = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const expression = String.raw`\d+(?:\.\d+)?(?:\s*[-+*/]\s*\d+(?:\.\d+)?)+`;

/** "the denominator is 9 times 6. 56": the result is a sentence by itself, at the end. */
const after = new RegExp(String.raw`(?<![\d./]\s*)(${expression})\s*[.:!?…]+\s*(${number})[\s.!]*$`);
/** "56 because 9 x 6", "56 is the denominator. 9 x 6": the result comes first, and nothing else is said. */
const before = new RegExp(
  String.raw`^\W*(?:(?:its|it['’]s|it is|so|ok|the answer is|answer is|i got|i get|i said|i think|no|but|and)[\s,:]+)*(${number})\s*(?:= (?:the|my) [a-z ]+[.,;:!]+|,?\s*\b(?:because|cause|cuz|coz|bc|since|as)\b)\s*(?:i did |you do |of )?(${expression})[\s.!]*$`,
  'i',
);
/** "56 = 9 x 6". */
const turned = new RegExp(String.raw`^\W*(${number})\s*=\s*(${expression})[\s.!]*$`);

/**
 * Returns as an equation a calculation whose result comes before it, or in a sentence of its own: "9 * 6 = 56". `sure`: nothing
 * but the result can be meant. "7 because 4 x 7" gives a fact that 7 is a part of.
 *
 * Errors  none: null if the message has none.
 */
export function resultApart(text: string): { line: string; sure: boolean } | null {
  const said = inSigns(text);
  const [, line, value] = after.exec(said) ?? [];
  if (line !== undefined) return { line: `${line} = ${value}`, sure: true };
  const [, equal, right] = turned.exec(said) ?? [];
  if (equal !== undefined) return { line: `${right} = ${equal}`, sure: true };
  const [, first, work] = before.exec(said) ?? [];
  return first === undefined ? null : { line: `${work} = ${first}`, sure: false };
}
