import { foldText } from '../words-of.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { ideasOf, rootOf } from './idea-words.ts';
import { turnSentences } from './turn-sentences.ts';

/** Words that turn an idea around. */
const pairs: readonly string[] = [
  'keeps/flips', 'keeps/changes', 'stays/changes', 'stays/flips', 'same/different', 'larger/smaller', 'bigger/smaller', 'greater/smaller', 'greater/less', 'more/less', 'more/fewer', 'above/below', 'over/under', 'left/right', 'up/down',
  'add/subtract', 'adding/subtracting', 'added/subtracted', 'add/multiply', 'added/multiplied', 'adding/multiplying', 'multiply/divide', 'multiplied/divided', 'multiplying/dividing', 'first/last', 'before/after', 'top/bottom', 'numerator/denominator', 'inside/outside', 'inside/around',
  'always/never', 'closer/farther', 'highest/lowest', 'largest/smallest', 'greatest/least', 'positive/negative', 'even/odd', 'horizontal/vertical', 'base/exponent', 'mean/median', 'mean/mode', 'median/mode', 'area/perimeter', 'radius/diameter', 'rise/run', 'factor/multiple', 'sum/product', 'sum/difference', 'product/difference', 'tens/ones', 'hundredths/tenths', 'tenths/hundredths', 'longest/shortest',
]; // prettier-ignore

const turned = new Map<string, Set<string>>();
for (const pair of pairs) {
  const [a = '', b = ''] = pair.split('/').map(rootOf);
  turned.set(a, (turned.get(a) ?? new Set()).add(b));
  turned.set(b, (turned.get(b) ?? new Set()).add(a));
}

const half = 0.5;
const denying =
  /\b(?:not|never|n't|no|don't|doesn't|isn't|aren't|can't|won't|without|instead|rather|unless|if|but|wrote|thought|said)\b/;
const denies =
  /^(?:that )?(?:no|not|you (?:don't|do not))\b|\b(?:doesn't|does not|don't|do not|isn't|is not|no \w+ \w+ is) (?:need|matter|count|change)/;
const insisting = /\b(?:always|need|needs|must|have to|has to|yes)\b/;
const ofTwo = /\b(?:the )?([a-z]+) (?:divided by|over|minus|out of|per|to) (?:the )?([a-z]+)\b/g;
const limits = /\b(?:only|alone|nothing but|just the)\b/;
const embraces = /\b(?:as well|both|every|each|all|too|also)\b/;

/**
 * Whether a text says the opposite of an idea that it had to get across: with one word turned around ("flips" for "keeps"), its operands exchanged
 * ("the run divided by the rise"), or narrowed ("multiplies only the 2x").
 */
export function contradictsIdea(text: string, idea: string): boolean {
  const wanted = rootsOf(idea);
  const ideas = ideasOf(idea);
  const operands = Array.from(foldText(idea).matchAll(ofTwo), ([, a = '', b = '']) => [rootOf(a), rootOf(b)] as const);
  for (const { said, states } of turnSentences(text)) {
    if (states === '' || denying.test(said)) continue;
    const told = rootsOf(states);
    if (denying.test(foldText(idea))) {
      const words = [...wanted].filter((word) => word.length > 3 && !/^(?:that|with|they|each|what|when|your|need)$/.test(word));
      if (
        insisting.test(states) &&
        words.length > 1 &&
        words.filter((word) => told.has(word)).length >= half * words.length &&
        denies.test(foldText(idea))
      )
        return true;
      continue;
    }
    for (const [, a = '', b = ''] of states.matchAll(ofTwo))
      if (operands.some(([c, d]) => c !== d && rootOf(a) === d && rootOf(b) === c)) return true;
    const words = [...wanted].filter(
      (word) => word.length > 2 && !/^(?:the|and|for|are|that|with|they|each|one|what|when|you|your)$/.test(word),
    );
    if (ideas.size < 3 || words.filter((word) => told.has(word)).length < half * words.length) continue;
    if (limits.test(states) && embraces.test(foldText(idea)) && !limits.test(foldText(idea)) && !embraces.test(states))
      return true;
    const flips = [...wanted].filter(
      (word) => !told.has(word) && [...(turned.get(word) ?? [])].some((other) => told.has(other) && !wanted.has(other)),
    );
    if (flips.length === 1) return true;
  }
  return false;
}

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from(foldText(flattenText(text)).matchAll(/[a-z]+/g), ([word]) => rootOf(word)));
