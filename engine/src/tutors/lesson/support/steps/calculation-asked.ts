import { doubtOr } from '../../hearing/doubt.ts';

const number = String.raw`\d+(?:\.\d+)?(?:\/\d+)?`;
const operation = String.raw`(?:plus|minus|times|multiplied by|divided by|take away|subtract|[-+×*÷x]|\/(?= ))`;
/** A calculation without a result that the message ends with and asks about, and perhaps the reason for it. */
const atEnd = new RegExp(
  String.raw`(?<![\d./]|[-+×*÷/=] ?)(${number} ${operation} ${number}) ?\?+(?: *(?:because|becuz|cause|cuz|coz|bc|since) [^?.!]+)?[\s.!?]*$`,
  'i',
);
/** She weighs two things, supposes something, denies it, or asks for a reason. */
const saysElse = doubtOr(/\b(?:instead|same as|bigger|smaller|more than|less than|how come)\b/);

/**
 * Returns the calculation that a message asks about at its end: "1/5 take away 1/4" of "so 1/5 take away 1/4? cause she eats it".
 *
 * Errors  none: null if it gives a result, or if that sentence says anything else about it.
 */
export function calculationAsked(text: string): string | null {
  const found = atEnd.exec(text.trim());
  if (found === null) return null;
  const sentence = text
    .trim()
    .slice(0, found.index)
    .split(/[.!?]\s/)
    .at(-1)!;
  return saysElse.test(sentence) ? null : found[1]!;
}
