import type { DetectedSkill, ReasoningSkill } from '@stoa/schema/essay/reasoning-skill';

type Cue = { readonly skill: ReasoningSkill; readonly says: RegExp };

/**
 * Matches a boundary in time, with any verb: "was a turning point", "should be seen as a distinct era", "marked the beginning
 * of".
 */
const boundary =
  /\b(turning[- ]points?|watersheds?|(?:clear|sharp|decisive|fundamental) break|break(?:ing)? (?:with|from) the past|marks?|marked|marking|(?:distinct|new|separate|coherent|single) (?:era|period|age|chapter)|periodi[sz](?:e|ation)|(?:beginning|start|end|close) of (?:a|an|the) [\w\s-]{0,30}\b(?:era|period|age|order))\b/iu;

/** Matches words that compare two things. */
const comparison =
  /\b(compar(?:e|es|ed|ing|ison|isons)|contrast(?:s|ed|ing)?|similarit(?:y|ies)|similar(?:ly)?|differences?|differ(?:s|ed|ent from|ing)|alike|resembl(?:e|es|ed|ance)|more (?:\w+ ){0,3}than|less (?:\w+ ){0,3}than|both [\w\s]+ and [\w\s]+ (?:shared|agreed))\b/iu;

/** Matches words for why something came about, or what came of it. */
const causes =
  /\b(caus(?:e|es|ed|ing|ation)|reasons?|factors?|led to|lead to|leading to|result(?:s|ed)? (?:in|from|of)|results?|consequences?|effects?|affect(?:s|ed|ing)?|influenc(?:e|es|ed|ing)|contribut(?:e|es|ed|ing|ions?)|responsible for|brought about|bring about|gave rise to|prompt(?:s|ed)?|motivat(?:e|es|ed|ions?)|origins?|explains? why|drove|driv(?:e|en|ing)|shap(?:e|es|ed|ing)|due to|because|why)\b/iu;

/** Matches words for what changed and what stayed the same. */
const change =
  /\b(chang(?:e|es|ed|ing)|continuit(?:y|ies)|continued?|remained|stayed|persist(?:s|ed|ence)?|maintain(?:s|ed)?|transform(?:s|ed|ations?)?|evolv(?:e|es|ed|ing)|evolution|shift(?:s|ed)?|alter(?:s|ed)?|redefin(?:e|es|ed)|reshap(?:e|es|ed)|expand(?:s|ed)?|revolutioni[sz](?:e|es|ed)|over time|developed|grew|declined)\b/iu;

/** Matches prompts that ask for the causes of a change: "the causes of the change", "factors that led to change". */
const causesOfChange =
  /\b(?:caus(?:e|es|ed|ing)|reasons? for|factors?(?: \w+){0,3}|led to|brought about|responsible for|contribut(?:ed|ing|ions?) to|why)\b[^.?!;]{0,60}\b(?:chang|transform|shift|expan|declin|grow|grew|evol)/iu;
/**
 * Matches prompts that weigh causes and don't compare things: "relative importance of the causes", "which cause mattered more".
 */
const causesWeighed =
  /\b(?:relative (?:importance|significance)|most important|primary|main|more)\b[^.?!;]{0,40}\b(?:caus|reason|factor|effect|result)/iu;

const cues: readonly Cue[] = [
  { skill: 'periodization', says: boundary },
  { skill: 'causation', says: causesWeighed },
  { skill: 'comparison', says: comparison },
  { skill: 'causation', says: causesOfChange },
  { skill: 'continuity-and-change', says: change },
  { skill: 'causation', says: causes },
];

/**
 * Returns the reasoning skill that a prompt asks for, judged by its verb (essay spec, "Detection is rule-based from the prompt
 * verb").
 *
 * Shape   a prompt as a teacher would write it. Only the part that asks is read: a prompt may begin with an introduction or a
 *         quotation.
 * Errors  none: a prompt whose verb doesn't decide it ("Evaluate the impact of …", "Assess the significance of …") is
 *         `ambiguous`, and the student is asked.
 */
export function detectSkill(prompt: string): DetectedSkill {
  const asks = askingPart(prompt);
  return cues.find(({ says }) => says.test(asks))?.skill ?? 'ambiguous';
}

const asking =
  /\b(?:evaluate|assess|analy[sz]e|explain|compare|contrast|discuss|examine|determine|describe|to what extent|how|why|in what ways|was|were|did|should|consider)\b/iu;

/** Returns the sentences that ask something, without quotations. */
function askingPart(prompt: string): string {
  const bare = prompt.replaceAll(/["“][^"”]*["”]/gu, ' ').replaceAll(/\s+/gu, ' ');
  const asked = bare.split(/(?<=[.?!])\s+(?=\p{Lu})/u).filter((sentence) => asking.test(sentence));
  return asked.length > 0 ? asked.join(' ') : bare;
}
