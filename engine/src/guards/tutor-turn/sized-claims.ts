import { flattenText } from '../flatten/flatten-text.ts';
import { saidInFigures, valueOf } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const supposed = /\b(?:if|not|never|would|eaten|instead|almost|nearly)\b|n't/;
const toHalf = /\b(less|more|smaller|larger|bigger|greater) than (?:a |one )?half\b/;
const place: Readonly<Record<string, number>> = { tenth: 10, hundredth: 100, thousandth: 1000 };
const makesPlace =
  /(?<![\d.])(\d+) (hundredths|thousandths|tenths) (?:to )?(?:make|makes|fit in|fill|are in|in) (?:a|one|each|1) (tenth|hundredth|whole)\b|\b(?:a|one|1) (tenth|hundredth|whole) (?:is|is made of|has|holds|equals|is worth) (\d+) (hundredths|thousandths|tenths)\b/g;
const between =
  /(?<![\d./√^])(?:(?<=\b(?:makes|leaves|means|so) )(-?\d+(?:\.\d+)?)|(-?\d+(?:\.\d+)?) (?:is|are|comes out|ends up)) (?:a (?:bit|little) )?(greater|larger|bigger|higher|more|less|smaller|lower|fewer) than (-?\d+(?:\.\d+)?)(?![\d/%]|\.\d| (?:of|times|percent|and|plus|minus))/g;

const isMore = (word: string): boolean => /^(?:more|larg|bigg|great|high)/.test(word);

/** True if a place is said to consist of a wrong number of the next smaller one: "one tenth is made of 100 hundredths". */
const makesOtherwise = (said: string): boolean =>
  Array.from(said.matchAll(makesPlace)).some(([, a, b, c, d, e, f]) => {
    const [count, small, large] = [Number(a ?? e), place[(b ?? f ?? '').replace(/s$/, '')] ?? 1, place[c ?? d ?? ''] ?? 1];
    return small > large && count !== small / large;
  });

/**
 * True if a turn states something false about the size of a number: 5/8 less than half, -11 greater than -4, 100 hundredths in
 * a tenth.
 */
export function sizesFalsely({ text, question, act, verdict }: SpokenTurn): boolean {
  const answer = act === 'tell' || verdict === 'correct' ? question.expected : '';
  return turnSentences(text).some(({ states }) => {
    if (states === '' || supposed.test(states)) return false;
    if (makesOtherwise(states)) return true;
    const said = saidInFigures(states);
    if (
      Array.from(said.matchAll(between)).some(([, a, c, how = '', b]) =>
        isMore(how) ? Number(a ?? c) <= Number(b) : Number(a ?? c) >= Number(b),
      )
    )
      return true;
    const half = toHalf.exec(said);
    if (half === null || !/^\d+\/\d+$/.test(answer)) return false;
    const [fraction = answer, more] = said.slice(0, half.index).match(/(?<!\d)\d+\/\d+(?!\d)/g) ?? [answer];
    const value = valueOf(flattenText(fraction));
    return more === undefined && value !== null && value !== 0.5 && isMore(half[1] ?? '') !== value > 0.5;
  });
}
