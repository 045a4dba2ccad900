import type { Situation } from '@stoa/schema/board/board-lines';
import { findStepRule } from '../../../math/mal-rules/step-rules.ts';
import type { StepRule } from '../../../math/mal-rules/step-rule.ts';
import { holdsWhatIsNeverSaid } from './line-guards.ts';
import type { MalRule, RuleHints } from '../../../math/mal-rules/mal-rule.ts';

/**
 * Returns a mal-rule's own words for a mistake that it explains, as templates of board lines: its question, where to look,
 * which principle holds, what happened. They come before the lines of the mistake's category. Not all of them can be used
 * everywhere: length and guards decide.
 *
 * Errors  none: returns an empty list for a rule that isn't found in steps, or a situation that no rule has words for.
 */
export function ruleTemplates(name: string, situation: Situation): readonly string[] {
  const found = findStepRule(name);
  const frame = frames.find(([of]) => of.test(situation));
  return found === null || frame === undefined ? [] : [...new Set(frame[1](found))].filter((text) => !holdsWhatIsNeverSaid(text));
}

const frames: readonly (readonly [of: RegExp, templates: (rule: StepRule) => readonly string[]])[] = [
  [/^mistake_rephrased$/, (rule) => lookOf(rule).map((look) => `{well} ${look}`)],
  [/^mistake_direct$/, (rule) => happened(rule).flatMap((what) => [`Let's stop at {line}. ${what}`, `Let's pause. ${what}`])],
  [/^slips_again$/, (rule) => happened(rule).map((what) => `Let's slow down. ${what}`)],
  [/^mistake_hint_/, (rule) => principlesOf(rule).map((principle) => `{well} ${principle}`)],
  [
    /^mistake_again_/,
    (rule) =>
      principlesOf(rule).flatMap((principle) => [`This came up before. ${principle}`, `Here's the pattern. ${principle}`]),
  ],
  [/^mistake_/, ({ asks }) => [`{look} at {line}. ${asks}`, `{check} {line}. ${asks}`, `{well} ${asks}`]],
];

/** Returns the rule's hint of where to look, if it is a question. */
const lookOf = ({ rule }: StepRule): readonly string[] => {
  const look = hintsOf(rule).look;
  return typeof look === 'string' && look.includes('?') ? [look] : [];
};

/** Returns the rule's description of what the student did. */
const happened = ({ rule }: StepRule): readonly string[] => sentencesIn(rule.says).slice(0, 1);

/**
 * Returns what holds instead: the rule's principle, its explanations without the sentences that say what was done, and their
 * last sentences if these make sense by themselves.
 */
function principlesOf({ rule, tells }: StepRule): readonly string[] {
  const { principle } = hintsOf(rule);
  const told = [sentencesIn(tells), sentencesIn(rule.says)];
  const wholes = told.map((said) => said.filter((one) => !tellsWhatWasDone.test(one)).join(' '));
  const lasts = told
    .flatMap((said) => said.slice(1).slice(-1))
    .filter((one) => !tellsWhatWasDone.test(one) && !one.endsWith("n't."));
  const all = [typeof principle === 'string' ? principle : '', ...wholes, ...lasts];
  return all.filter((one) => one !== '' && !leansOnTheLast.test(one));
}
const tellsWhatWasDone = /^You\b(?! can\b)|^Your\b|\?$/;
const leansOnTheLast =
  /^(?:(?:Its?|They|Their|That|This|Then|Instead|Only|Don't|To undo that|Neither|Multiply to undo|Columns)\b|\w+ (?:by )?it\b)/;

/** Only rules of answers have hints. Rules that are found in lines alone have none. */
const hintsOf = (rule: StepRule['rule']): RuleHints => ('hints' in rule ? ((rule as MalRule).hints ?? {}) : {});

const sentencesIn = (text: string): readonly string[] => text.match(/[^.?!]+[.?!]+/g)?.map((sentence) => sentence.trim()) ?? [];
