import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

/** A limit that is put on a rule. */
const limits =
  /\b(?:that|this|it|which|the (?:rule|trick|idea))(?:'s| is)? (?:a rule )?(?:only|just) (?:works?|true|holds?|goes|a rule|right|for) (?:for|in|with|when|about|if|on)\b|\b(?:works|holds|is true|counts) only (?:for|in|with|when|if)\b|\ba rule (?:about|for) [\w ]{3,24} only\b/;
/** Words that extend a rule to more cases. */
const stretches =
  /\b(?:works|holds|goes|true|same) (?:for|in|with) (?:any|every|all) (?:kinds? of )?(?:triangles?|shapes?|fractions?|numbers?|lines?|equations?)(?: at all| there is|,? (?:right|no matter|whatever|even))|\b(?:don't|doesn't|do not|does not) (?:even )?(?:have to|need to) (?:match|be (?:the same|equal|in order|sorted|right|common))\b|\bno need to (?:sort|order|put them in order)\b|\bright angle or not\b|\bby the same (?:reasoning|rule|logic)\b/;
/** Rules that are known to have such a limit. */
const isKnown = /\b(?:order of operations|denominators? (?:is|are) the same|same (?:base|denominator))\b/;

/**
 * True if a turn limits or extends the rule that it has to get across although the lesson doesn't: "that only works for right
 * triangles, though", "that's true in any triangle at all". Nobody has checked where the rule ends.
 */
export function limitsIdea({ must_convey, question, text }: SpokenTurn): boolean {
  const due = foldText(`${must_convey ?? ''}\n${question.stem}`);
  if (/\b(?:only|any|all|every|always)\b/.test(foldText(must_convey ?? ''))) return false;
  return turnSentences(text).some(
    ({ said, asks }) => !asks && (limits.test(said) || stretches.test(said)) && !isKnown.test(said) && !due.includes(said),
  );
}
