import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** Phrases that let a wrong answer stand. */
const letsStand =
  /\bi(?:'d|'ll| would| will| can)? (?:happily |gladly |still )?(?:(?:accept|take|count|go with|credit) (?:it|that|your|yours)|accept -?\d)|\bwe can (?:\w+ )?(?:count|keep|leave|accept) (?:it|that|your)\b|\bi would go with\b|\b(?:can|may) (?:stay|stand)(?=[.,;!]|$| as| the)|\bnothing(?:'s| is)? (?:wrong with|to (?:fix|correct)|left to fix)\b|\bbasically (?:have|got) it\b|\bpretty much it\b|\bperfectly good (?:answer|way)\b|\bfine answer\b|\b(?:that|it) did the job\b|\bwas just the thing\b|\bis (?:just|exactly) what you did\b|\bwhere it belongs\b|\b(?:fits|matches) (?:this|the) (?:story|problem|question) (?:well|nicely|perfectly)\b|\btaken care of\b|\b(?:your|the) (?:\w+ )?(?:angle|area|number|numbers|answer|result|reasoning|thinking|total|sum|work)(?: there)? (?:checks? out|holds? up|works|(?:is|are) fine)\b|\b\d+ is (?:okay|ok|fine) as (?:a|an|the|it)\b/;

/** Phrases that make what the turn has to get across a pastime or a footnote. */
const besides =
  /\b(?:just )?for (?:fun|interest|practice|the record|neatness|(?:the )?future|your information|next time)\b|\bjust to be (?:thorough|sure|safe|neat)\b|\bout of curiosity\b|\bi'm (?:just )?curious\b|\bif you(?:'d)? (?:like|want)(?: to)?,? (?:you can |to )?(?:also |check|see why)|\bone thing worth knowing\b|\bstrictly speaking\b|\bmany teachers (?:also )?(?:like|want)\b|\bsome (?:books|teachers|people) (?:write|do|like)\b|\bthe way i'd do it\b/;

/** Phrases that lead back to the student's own answer. */
const leadsBack =
  /\b(?:you'll|you will|you) (?:come out at|end up at|see|get|find|land on)(?: it)? (?:leads )?(?:right )?(?:back to )?(?:the same|your)\b[^.!?]{0,24}\b(?:you (?:gave|found|got|had|wrote)|thing|result|answer|number)\b|\bsure about the (?:number|answer|value) you (?:found|got|have)\b|\bleads (?:right )?back to your (?:result|answer|number)\b/;

/** Words before a phrase that take it back. */
const refuses =
  /\b(?:if|not|isn't|aren't|wasn't|doesn't|don't|can't|won't|never|almost|only part|would be|if|when|how|why|whether)\b[^.!?;,]*$/;

/**
 * True if a turn accepts a wrong answer in soft words: "we can leave it as 9x", "just for fun, how many …?", "you'll see the
 * same thing". The turn may contain the right idea as well, but it tells her that she needn't bother.
 */
export function grantsWrong({ verdict, act, text, must_convey }: SpokenTurn): boolean {
  if (verdict !== 'incorrect' || act === 'acknowledge') return false;
  return turnSentences(text).some(({ said }) => {
    const found = letsStand.exec(said) ?? leadsBack.exec(said);
    if (found !== null && !refuses.test(said.slice(0, found.index)) && !/\bbut\b/.test(said.slice(found.index))) return true;
    const aside = besides.exec(said);
    return aside !== null && !(must_convey ?? '').toLowerCase().includes(aside[0]);
  });
}
