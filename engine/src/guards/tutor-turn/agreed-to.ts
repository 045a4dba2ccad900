import { flattenText } from '../flatten/flatten-text.ts';
import { foldMath } from '../leak/fold-signs.ts';
import { quantitiesIn } from '../leak/quantities.ts';
import { ideaListOf } from './idea-words.ts';
import type { TurnSentence } from './turn-sentences.ts';

/** Words of agreement at the start of a sentence. "Right angles", "exactly one" and "correct the sign" are not agreement. */
const agreement =
  /^(?:(?:oh|ah|ok|okay|well|hm+|so|and|but|wow|hey|aha|why)[,!. ]+)*(?:yes|yep|yeah|yup|right|correct|exactly|precisely|indeed|absolutely|true|definitely|certainly|bingo|bravo|spot on|perfect|excellent|awesome|brilliant|fantastic|superb|wonderful|amazing|outstanding|terrific|great|nice|good|that's (?:right|true|correct|it)|that is (?:right|true|correct|it)|you're (?:\w+ )?right|you are (?:\w+ )?right|you've got it|you got it)(?: (?:on|indeed|again|there|too|and true|you are|it is|they do|it does|they are|that's right|that is right|you're right))?(?:[,.!;:—–]+|\s-|$|(?= (?:and|because|since|the|a|an|you|it|they|there|each|that|this|with|for|in|of|two|both|one|all|\d|like|just like)\b))/;
const notAgreement =
  /^(?:right (?:angle|triangle|side|hand|now|here|away)|exactly (?:one|two|three|half|how|\d)|correct (?:the|it|your)|true or|perfect (?:square|cube)|good (?:question|that you|luck|try|start|thinking|idea|point|effort|job of|evening|morning|afternoon|to)|great (?:question|that you|start|idea|effort|to)|nice (?:try|start|to|that|idea|effort)|a )/;

/**
 * Returns what a sentence agrees to: the rest of the sentence, or the next sentence if the word of agreement is all there is.
 * Returns null if it doesn't agree.
 */
export function agreedTo(states: string, next: TurnSentence | undefined): string | null {
  const bare = states.replace(/["']/g, '');
  if (notAgreement.test(bare.replace(/^(?:(?:oh|ah|ok|okay|well|hm+|so|and|but)[,!. ]+)+/, ''))) return null;
  const match = agreement.exec(bare.endsWith('.') || bare.endsWith('!') ? bare : `${bare}.`);
  if (match === null) return null;
  const rest = bare.slice(match[0].length).trim();
  if (/[a-z\d]/.test(rest)) return rest;
  // If the word of agreement is all there is, the next sentence counts only if it holds more than the question's nouns.
  if (next === undefined || ordering.test(next.said)) return '';
  return quantitiesIn(foldMath(flattenText(next.states))).length > 0 || ideaListOf(next.states).length > 2 ? next.states : '';
}
/** The start of a sentence that is an order or more praise, so it restates nothing. */
const ordering =
  /^(?:now |then |so |and |but |next,? |first,? |please |just |let's |let us |try to |to )*(?:add|subtract|multiply|divide|find|take|count|write|rewrite|put|draw|look|think|start|begin|change|compare|share|use|do|make|work|solve|simplify|undo|move|line|check|read|turn|give|go|see|try|expand|distribute|cut|split|keep|remember|imagine|picture|walk|list|order|round|replace|substitute|combine|group|cross|order|sort|name|tell|show|figure|set|isolate|convert|pick|choose)\b/;
