import { spelled } from '../../../../hearing/answers/sides-compared.ts';
import { numberedParts } from '../words-in-common.ts';
import { doubtOr } from '../../hearing/doubt.ts';

/** An exact amount, as a numerator over a positive denominator. */
type Amount = { over: bigint; under: bigint };

/** A comparison that a message states, and whether it's true: "a tenth is bigger than an eighth" isn't. */
type Compared = { readonly holds: boolean };

const number = String.raw`(?:(?:negative |minus |-|−)?\$?\d+(?:\.\d+)?|\.\d+)`;
const fraction = String.raw`(?:negative |minus |-|−)?\d+ ?(?:\/|over|out of) ?\d+`;
const counts = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const part = String.raw`(?:an? |one |\d{1,3} |(?:${counts.join('|')}) |1)?(?:half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|eights|ninths?|tenths?|elevenths?|twelfths?|fifteenths?|twentieths?|hundredths?|thousandths?)(?: piece| slice)?`;
const amount = String.raw`(${fraction}|${number}(?:%| percent)?|${part})`;
const verb = String.raw`(?:(?:is|are|s|would be|has to be|gotta be|got to be|must be|looks)\s+)?(?:(?:way|much|a lot|a bit|also|still|really|actually|always|just)\s+)*`;
const more = String.raw`(?:bigger|larger|greater|more|fatter|higher|longer|thicker|beats?|wins over|worth more)`;
const less = String.raw`(?:smaller|less|lower|fewer|littler|tinier|skinnier|thinner|shorter|worth less)(?: (?:bits|pieces|parts|slices|ones))?`;
const states = new RegExp(
  String.raw`(?<![\w./−-])${amount}'?\s*${verb}(?:(${more})|(${less})|(?:equals?|the same as|equal to))(?:\s*(?:than|then))?\s+(?:the )?${amount}(?![\w/]|\.\d)`,
  'i',
);
const fillers = /\b(?:because|cause|well|yeah|yes|okay|and|but|wait|just|like|think|know|the|since|thats|that's|so|oh)\b/gi;
/** The student asks, denies, or supposes something, or tells what somebody else says or what she used to believe. */
const speaksAgainst = doubtOr(/\?|\b(?:says|said|thinks|told|thought|how|whether)\b|^(?:is|are|does|do)\b/);

/**
 * Finds the comparison of two amounts that a message states in words, and decides exactly whether it's true, whatever the
 * lesson is about.
 *
 * Errors  none: null if nothing is compared, if it's only asked or denied, if the amounts may not be what is meant, and if a
 *         true comparison may be the reason for a false conclusion.
 */
export function comparedInWords(message: string): Compared | null {
  const text = spelled(message.toLowerCase().replace(/\s+/g, ' ').trim());
  if (speaksAgainst.test(text)) return null;
  const found = states.exec(text);
  if (found === null) return null;
  const [, left, isMore, isLess, right] = found as unknown as [string, string, string | undefined, string | undefined, string];
  const [one, other] = [amountOf(left), amountOf(right)];
  if (one === null || other === null || isBareWhole(left) !== isBareWhole(right)) return null;
  const isOfWholes = isBareWhole(left) && isBareWhole(right);
  const isAll = !/\p{L}{3}/u.test(text.replace(found[0], ' ').replace(fillers, ' '));
  const difference = one.over * other.under - other.over * one.under;
  const holds = isMore !== undefined ? difference > 0n : isLess === undefined ? difference === 0n : difference < 0n;
  // "10 is bigger than 8" is true and the reason for many mistakes, and words next to a true comparison may be a mistake.
  return holds && (isOfWholes || !isAll) ? null : { holds };
}

/** A comparison of two amounts that a message asks about or states, as the student wrote them, and how they really compare. */
export type ComparisonIn = {
  readonly left: string;
  readonly right: string;
  readonly holds: boolean;
  readonly isSo: 'equal' | 'greater' | 'less';
};

const asksSame = new RegExp(
  String.raw`^(?:is|are|s) ${amount} (?:and|with) ${amount} (?:(?:equal|the same|same)(?: thing| number| amount)?|equivalent)\b`,
  'i',
);
const asksOne = new RegExp(
  String.raw`^(?:(?:so|wait|but|ok|and|then|oh|hm+|um+) )*(?:is|are|isn't|isnt) ${amount} (?:(?:way|much|also|still|really|actually|always|just) )*(?:(${more})|(${less})|(?:equals?|equal to|the same (?:thing )?(?:as|like)|same (?:as|like)|equivalent to))(?:\s*(?:than|then))? ${amount}(?: (?:right|or not|or what))?(?:[?!. ]*| (?:because|since|bc) .*|[?.!] .*)$`,
  'i',
);

/** "Is 1/3 4/9", "so 1/4 is 4%", "i thought five hundredths was 0.5": only says or asks that one amount is the other. */
const asksIs = new RegExp(
  String.raw`^(?:(?:so|wait|but|ok|and|then|oh|hm+|um+|i thought|i think|isn't|isnt) )*(?:is ${amount}|${amount} (?:is|was|are|would be|equals|=))(?: (?:just|like|really|only))* ${amount}(?: (?:right|or not|though|tho))?[?!. ]*$`,
  'i',
);

/**
 * Finds the two amounts that a message compares, and how they really compare: "Is .5 the same as .50", "are 3/4 and 6/8 the
 * same", "0.50 is more than 0.5".
 *
 * Errors  none: null if the message says more than that, or the two amounts aren't of one kind.
 */
export function comparisonIn(message: string): ComparisonIn | null {
  const text = spelled(
    message
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/\b(?:an?|one) hundred\b/g, '100')
      .trim(),
  );
  const both = asksSame.exec(text.replace(/^(?:(?:so|wait|but|ok|and|then|oh) )*/, ''));
  const one = asksOne.exec(text) ?? (speaksAgainst.test(text) ? null : states.exec(text));
  const bare = both === null && one === null ? asksIs.exec(text) : null;
  const [left, right, isMore, isLess] =
    both !== null
      ? [both[1]!, both[2]!]
      : one !== null
        ? [one[1]!, one[4]!, one[2], one[3]]
        : bare !== null
          ? [(bare[1] ?? bare[2])!, bare[3]!]
          : [null, null];
  if (left === null || right === null) return null;
  const asked = both !== null || bare !== null || asksOne.test(text);
  const isAll = both !== null || bare !== null || !/\p{L}{3}/u.test(text.replace(one![0], ' ').replace(fillers, ' '));
  const [first, second] = [amountOf(left), amountOf(right)];
  if (!isAll || first === null || second === null || isWhole(left) !== isWhole(right)) return null;
  if (bare !== null && isBareWhole(left)) return null;
  // As a statement, "10 is bigger than 8" is the reason for many mistakes. As a question, it's harmless.
  if (isBareWhole(left) && !asked) return null;
  const difference = first.over * second.under - second.over * first.under;
  const isSo = difference === 0n ? 'equal' : difference > 0n ? 'greater' : 'less';
  const stated = isMore !== undefined ? 'greater' : isLess !== undefined ? 'less' : 'equal';
  return { left: left.trim(), right: right.trim(), holds: stated === isSo, isSo };
}

/**
 * True for a whole number. In "8 is more than a third", it isn't clear of what there are 8, so whole numbers are compared only
 * with each other.
 */
const isBareWhole = (written: string): boolean => /^\d+$/.test(written.trim());

/** Like `isBareWhole`, but includes numbers below zero: "is -10 less than 2". */
const isWhole = (written: string): boolean => /^(?:negative |minus |-|−)?\d+$/.test(written.trim());

function amountOf(written: string): Amount | null {
  const text = written.trim().toLowerCase();
  const isNegative = /^(?:negative |minus |-|−)/.test(text);
  const bare = text.replace(/^(?:negative |minus |-|−)/, '').replace(/\$/g, '');
  const sign = isNegative ? -1n : 1n;
  const [, top, bottom] = /^(\d+) ?(?:\/|over|out of) ?(\d+)$/.exec(bare) ?? [];
  if (top !== undefined && bottom !== undefined)
    return BigInt(bottom) === 0n ? null : { over: sign * BigInt(top), under: BigInt(bottom) };
  const isPercent = /(?:%| percent)$/.test(bare);
  const [, whole, places] = /^(\d*)(?:\.(\d+))?(?:%| percent)?$/.exec(bare) ?? [];
  if (whole !== undefined && whole + (places ?? '') !== '')
    return {
      over: sign * BigInt(whole + (places ?? '')),
      under: 10n ** BigInt((places ?? '').length) * (isPercent ? 100n : 1n),
    };
  const named = numberedParts(bare);
  const counted = /^(\d+|[a-z]+) /.exec(bare)?.[1] ?? '1';
  const spelledOut = counts.indexOf(counted);
  const count = /^\d/.test(counted) ? BigInt(counted) : spelledOut < 0 ? 1n : BigInt(spelledOut + 2);
  return named === null ? null : { over: sign * count, under: BigInt(named) };
}
