import { rationalText } from '../../math/exact/rational.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const ofOneNumber: ReadonlySet<string> = new Set(['integer', 'decimal', 'fraction', 'expression']);
const valuesIn = (text: string): string[] => quantitiesIn(foldMath(flattenText(text))).map(({ value }) => rationalText(value));

/** Words that announce the answer. */
const announces =
  /(?:\bthe (?:right |correct |final )?answer (?:here )?is|^(?:so |and |then |well,? )*(?:it's|it is)|(?:\bso|\bmeans(?: that)?|\bthen|\bthat's why|^)(?: the)? (?<![\d)] ?)[a-z](?: is| =))(?: just| really| simply)? (-?\$?\d[\d,./]*\d|-?\$?\d)(?=[.,;!]|$| (?:because|since|as|and)\b)/g;

/** Finds what a turn that tells the answer gives as the answer, if it is wrong. Returns a description for the log, or null. */
export function toldForAnswer({ act, question, text }: SpokenTurn): string | null {
  if (act === 'tell' && question.input_type === 'multiple_choice') {
    const letter = /^(?:it's|it is|the answer is|that makes it) ([a-h])(?=[.,:;!]| because| since)/.exec(foldText(text))?.[1];
    if (letter !== undefined && /^[a-h]$/i.test(question.expected.trim()) && letter !== question.expected.trim().toLowerCase())
      return 'tells another choice as the answer';
  }
  if (act !== 'tell' || !ofOneNumber.has(question.input_type)) return null;
  const due = valuesIn(question.expected.replace(/^\s*[a-z]\s*=\s*/i, ''));
  if (due.length !== 1 || /[a-z]/i.test(question.expected.replace(/^\s*[a-z]\s*=\s*/i, ''))) return null;
  for (const { states } of turnSentences(text))
    for (const [, told = ''] of states.matchAll(announces))
      if (valuesIn(told).length === 1 && valuesIn(told)[0] !== due[0]) return 'tells another number as the answer';
  return null;
}

/**
 * True if a turn that mustn't gives the answer outright at the end of a sentence: "17 is the one", "…, so it's 17", "…: 12".
 */
export function saysOutright({ act, verdict, question, must_convey, text }: SpokenTurn): boolean {
  if (act === 'confirm' || act === 'tell' || verdict === 'correct') return false;
  const answer = foldText(flattenText(question.expected)).trim();
  if (answer === '' || answer.length > 24 || foldText(flattenText(must_convey ?? '')).includes(answer)) return false;
  const literal = answer.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const outright = new RegExp(
    `(?:^|[^\\w./-])${literal} (?:is|'s) (?:the (?:one|answer|right one|least|greatest|correct one)|it)(?=[.,;!]|$)|(?::|, so(?: it's| it is)?| positive[:,]| least[:,]) ${literal}[.!]?$`,
  );
  return turnSentences(text).some(({ states }) => !/\b(?:not|isn't|whether|if)\b/.test(states) && outright.test(states));
}
