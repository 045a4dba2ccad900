import type { ComparisonSettled } from './comparison-settled.ts';

const number = String.raw`\(?(negative |minus |-|−)?\$?(\d+(?:\.\d+)?)\)?`;
const operation = String.raw`(?:an? )?(add(?:ing)?|plus|\+|subtract(?:ing)?|minus|tak(?:e|ing) away|-|−) ?(?:an? )?${number}`;
const asked = new RegExp(
  String.raw`\b(?:is|are) ${operation} (?:just |really |always )?(?:the )?same (?:thing )?(?:as|like|with) ${operation}`,
  'i',
);

/**
 * Decides whether two things done with a number come to the same: "is - 8 the same as + -8", "is minus negative 3 the same as
 * plus 3". Null if the message doesn't ask that.
 */
export function operationsCompared(text: string): ComparisonSettled | null {
  const found = asked.exec(text.replace(/\s+/g, ' '));
  if (found === null) return null;
  const [one, other] = [found.slice(1, 4), found.slice(4, 7)].map(([verb, sign, size]) => {
    const takes = /^(?:sub|min|tak|-|−)/i.test(verb!);
    const isNegative = sign !== undefined;
    return {
      worth: Number(size) * (takes === isNegative ? 1 : -1),
      said: `${takes ? 'subtracting' : 'adding'} ${isNegative ? '−' : ''}${size!}`,
    };
  }) as [Done, Done];
  const holds = one.worth === other.worth;
  return { holds, words: `${one.said} ${holds ? 'is the same as' : 'is not the same as'} ${other.said}` };
}
type Done = { readonly worth: number; readonly said: string };
