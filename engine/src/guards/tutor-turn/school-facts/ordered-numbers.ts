import { figure, isSame, saidInFigures, valueOf } from './said-in-figures.ts';

const partSizes: Readonly<Record<string, number>> = { halves: 2, thirds: 3, fourths: 4, quarters: 4, fifths: 5, sixths: 6, sevenths: 7, eighths: 8, ninths: 9, tenths: 10, twelfths: 12, fifteenths: 15, sixteenths: 16, twentieths: 20, hundredths: 100, thousandths: 1000 }; // prettier-ignore
const partNames = Object.keys(partSizes).join('|');
const units: Readonly<Record<string, number>> = { half: 2, third: 3, fourth: 4, quarter: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, twelfth: 12, hundredth: 100, thousandth: 1000 }; // prettier-ignore
const unitNames = Object.keys(units).join('|');

const amount = `(?:${partNames})|(?:an? |one |1 |1/)?(?:${unitNames})|${figure}`;
const softly =
  '(?: (?:really|still|actually|always|also|much|even|a bit|a little|in fact|just|clearly|way|\\d+ (?:times|degrees)))*';
const comparing = new RegExp(
  `(?<![\\w.,/$+*^√(-]|[-+*/=√] |\\d |\\b(?:and|of|times|plus|minus|by|than|to|over|between|from|add|with|is|are|or) )(${amount})(?: (?:parts?|pieces?|slices?|of (?:the (?:same )?(?:pie|cake|pizza|whole|bar))|is worth|degrees))?(?:'s| is| are| make| makes| gives?| comes| sits?| lies| has| have)${softly} (?:an? |the |worth )?(bigger|larger|greater|more|higher|warmer|hotter|smaller|less|lower|fewer|colder|cooler)(?: (?:parts?|pieces?|slices?|number|value|fraction|amount|decimal))? than (?:an? (?=\\d))?(${amount})(?![\\w√]| (?:of|times|plus|minus|as|and)\\b)`,
  'g',
);
const onLine = new RegExp(
  `(?<![\\w.,/$+*^-]|\\d |\\b(?:and|of|than|to|from) )(${figure})(?:'s| is| sits?| lies| stands?| comes| goes)${softly} (?:\\w+ )?(?:to the |on the |farther |further )?(right|left|above|below) (?:of |from |than )?(${figure})(?! (?:and|on the right|times))`,
  'g',
);
const equating = new RegExp(
  `(?<![\\w.,/$+*^√(-]|[-+*/=√] |\\d |\\b(?:and|of|times|plus|minus|by|than|to|over|between|from) )(${figure}|half|a half|a quarter|a third)(?:'s| is| means| equals|, which is|, or| as a (?:decimal|percent|fraction) is|, so it's)${softly} (?:the same as|equal to|just|only|exactly|another way (?:to write|of writing)|as much as)? ?(${figure})(?=$|[.,;!?]| (?:and(?! \\d)|so|because|as|since)\\b)`,
  'g',
);

const supposed =
  /\b(?:if|true or false|whether|would|not|never|suppose|wrote|said|thought|think|n't|isn't|about|around|almost|nearly|roughly|rounds?|rounded|instead|you (?:had|got|have|put)|looks? like|seems?|more than|times as|off|wrong)\b/;

/** Returns where an amount is in the order of numbers; for names of parts, the size of one part. */
function sizeOf(said: string): number | null {
  const part = partSizes[said];
  if (part !== undefined) return 1 / part;
  const unit = units[said.replace(/^(?:an?|one|1) |^1\//, '')];
  return unit === undefined ? valueOf(said) : 1 / unit;
}

const isMore = (word: string): boolean => /bigger|larger|greater|more|higher|warmer|hotter|right|above/.test(word);

/**
 * True if a sentence puts two numbers or parts of a whole in the wrong order, or equates two forms of numbers that aren't
 * equal: "a fourth is more than a third", "-7 is to the right of -3", "0.5 is 5%". The sentence must be folded.
 */
export function ordersFalsely(sentence: string): boolean {
  const said = saidInFigures(sentence);
  const isStated = (at: number): boolean =>
    !supposed.test(
      said
        .slice(0, at)
        .split(/[,;:] /)
        .at(-1) ?? '',
    );
  const isOrdered = [comparing, onLine].every((pattern) =>
    Array.from(said.matchAll(pattern)).every(([all, left = '', word = '', right = ''], i, { [i]: match }) => {
      if (/\b(?:steps?|units?|places?|spaces?)\b/.test(all) || left.endsWith('%') !== right.endsWith('%')) return true;
      const [a, b] = [sizeOf(left), sizeOf(right)];
      return a === null || b === null || !isStated(match?.index ?? 0) || (isMore(word) ? a > b : a < b);
    }),
  );
  if (!isOrdered) return true;
  return Array.from(said.matchAll(equating)).some(({ 1: left = '', 2: right = '', index }) => {
    const [a, b] = [sizeOf(left), sizeOf(right)];
    // "25% is 12" says what the percentage is of; "1/3 is 0.33" is only careless.
    const areForms = /[%/.]|half|quarter|third/.test(left) && /[%/.]/.test(right) && (!left.endsWith('%') || !isWhole(right));
    return (
      areForms &&
      a !== null &&
      b !== null &&
      isStated(index) &&
      !isSame(a, b) &&
      Math.abs(a - b) > 0.011 &&
      !(left.endsWith('%') && !/[/%]|\.\d/.test(right))
    );
  });
}

const isWhole = (said: string): boolean => /^-?\d+$/.test(said);
