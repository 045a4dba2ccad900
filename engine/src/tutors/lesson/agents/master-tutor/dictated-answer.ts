import { isClosed } from '../../../../problems/is-closed.ts';
import { sentencesOf } from '../../../../guards/sentences-of.ts';
import { foldText } from '../../../../guards/words-of.ts';
import type { AnswerQuestion } from '../../../../math/check-answer.ts';
import { choiceKey, findChoice } from '../../../../math/judge/choices.ts';
import { readTruth } from '../../../../math/judge/truth.ts';

const filling =
  '(?:down |in |just |simply |now |only |exactly |the |a |an |letter |answer |option |choice |number |word |value |is |it |that |as )*["\'(]*';
const orders = '(?:write|put|type|enter|fill|send|choose|pick|select|tick|mark|say|answer|go (?:for|with))';
const results =
  '(?:gets?|arrive at|end up with|comes? (?:out )?(?:to|as|at)|(?:answer|result|solution|statement|claim|verdict) (?:is|will be|must be|should be|would be|has to be))';
const field = '(?:box|gap|field|blank|space|square|answer)\\b';
const ends = `(?=["')]*(?:[.,;:!]|$| in(?:to)? (?:the|your|this) ${field}| here\\b| there\\b| as (?:the|your)\\b| for (?:this|it)\\b| because\\b))`;
const supposing = /\b(?:if|whether|unless|when|suppose|not|never|n't|would you|could you|true or false|yes or no)\b/;

/**
 * Finds an answer that the text dictates: "write C in the box", "you should get true", "put −8 there". Equivalent values are
 * checked elsewhere; this finds a short answer where an order or a result ends, even if the stem contains it too.
 *
 * Shape   the words found, or null. Sentences that ask or suppose dictate nothing.
 */
export function dictatedAnswer(text: string, answer: AnswerQuestion): string | null {
  const dictating = dictatingOf(answer);
  if (dictating === null) return null;
  for (const sentence of sentencesOf(text.replace(/(?<!\\)\$/g, ''))) {
    if (sentence.includes('?')) continue;
    const match = dictating.exec(sentence);
    if (match !== null && !supposing.test(sentence.slice(0, match.index + match[0].length))) return match[0];
  }
  return null;
}

/** Cached, because one answer is looked for in several texts. */
const patterns = new WeakMap<AnswerQuestion, RegExp | null>();
function dictatingOf(answer: AnswerQuestion): RegExp | null {
  const known = patterns.get(answer);
  if (known !== undefined) return known;
  const forms = formsOf(answer);
  const places = isClosed(answer) ? `(?:${orders}|${results})` : orders;
  const dictating = forms.length === 0 ? null : new RegExp(`\\b${places} ${filling}(?:${forms.join('|')})${ends}`);
  patterns.set(answer, dictating);
  return dictating;
}

/** Returns the ways to dictate the answer, as patterns over the text as heard. */
function formsOf({ input_type, expected, choices }: AnswerQuestion): string[] {
  if (input_type === 'multiple_choice') {
    const at = findChoice(expected, choices);
    return at === null ? [] : [choiceKey(at), choices[at]!].map(patternOf);
  }
  if (input_type === 'boolean') {
    const truth = readTruth(expected);
    return truth === null ? [] : truth ? ['true', 'yes', 'right'] : ['false', 'no', 'wrong'];
  }
  return [patternOf(expected)];
}

const patternOf = (form: string): string => {
  const letters = Array.from(foldText(form.replace(/(?<!\\)\$/g, '').replace(/(\d)[.,](\d)/g, '$1·$2')).replace(/\s+/g, ''));
  return letters.map((sign) => (sign === '-' ? '[-−]' : sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))).join(' ?');
};
