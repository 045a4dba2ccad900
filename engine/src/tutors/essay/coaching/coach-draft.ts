import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import { leadsWithClaim } from '../detectors/argument.ts';
import type { Fire } from '../detectors/detect.ts';
import { nextPhase, isNarrowed } from '../phase/phase-order.ts';
import type { CoachDecision, CoachSpeech } from './coach-decision.ts';
import { speech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { aboutOf, issueBudget, rests, timesRaised, turnsRunning } from './issues.ts';
import { moveOf } from './move-of-detector.ts';
import { quoteOf } from './own-words.ts';
import { probeFor } from './probe-for.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentName, documentNames, offerFills } from './slot-fills.ts';

/**
 * Decides what the coach does about the page: raises an issue, suggests the next step, or asks a question. Blocking issues come
 * before everything else.
 */
export function coachDraft(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, situation, fires, history, isDone } = sight;
  const silent = (because: string): CoachDecision => ({ kind: 'silent', phase, because });
  if (sight.isEmpty && situation.annotations.length === 0) return silent('nothing is on the page');
  if (sight.isGibberish) {
    const last = history.at(-1);
    if (last?.role === 'coach' && last.move === 'redirect') return silent('it was redirected once');
    return {
      kind: 'move',
      phase,
      ...speech('redirect', knowledge.templates.talk.nonsense.gibberish, { ...commonFills(sight, knowledge), quote: undefined }),
    };
  }
  const open = fires.filter((fire) => !rests(history, phase, fire.detector, aboutOf(fire)) && isDue(fire, sight));
  const fire = first(open, sight);
  const news = fire !== undefined && timesRaised(history, fire.detector, aboutOf(fire)) === 0;
  if (!situation.settled && !(fire?.severity === 'blocking' && news)) return silent('too little has changed since the last turn');
  if (fire !== undefined) return coachFire(fire, sight, knowledge);
  if (isDone) return moveOn(sight, knowledge);
  const probe = probeFor(sight, knowledge);
  return probe === null ? silent('there is nothing to ask') : { kind: 'move', phase, ...probe };
}

/** True if the issue can be raised now. While she is drafting, context that she hasn't begun can wait for the revision. */
const isDue = ({ detector }: Fire, { phase, progress }: EssaySight): boolean =>
  detector !== 'context_is_phrase' || phase !== 'drafting' || progress.contextSentences > 0;

/**
 * Ranks soft issues: complexity first, because the revision is for that, and context last, because she is past it while
 * drafting.
 */
const place = ({ detector }: Fire): number => (detector === 'missing_complexity' ? 0 : detector === 'context_is_phrase' ? 2 : 1);

/**
 * Chooses the issue to raise: blocking before soft. Among soft ones, by rank, then those that were raised least, then those in
 * the latest paragraph.
 */
function first(open: readonly Fire[], { history }: EssaySight): Fire | undefined {
  const spent = open.find((fire) => turnsRunning(history, fire.detector, aboutOf(fire)) >= issueBudget);
  if (spent !== undefined) return spent; // it will be dropped
  const blocking = open.find(({ severity }) => severity === 'blocking');
  if (blocking !== undefined) return blocking;
  const raised = (fire: Fire) => timesRaised(history, fire.detector, aboutOf(fire));
  return open.toSorted(
    (left, right) =>
      place(left) - place(right) || raised(left) - raised(right) || (right.paragraph ?? -1) - (left.paragraph ?? -1),
  )[0];
}

/** Raises an issue, with different wordings for the first, second and third time, and drops it when its budget is used up. */
export function coachFire(fire: Fire, sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, history, reading } = sight;
  const { detectors, talk, phases } = knowledge.templates;
  const { detector } = fire;
  const about = aboutOf(fire);
  const fills = { ...commonFills(sight, knowledge), ...firedFills(fire, sight) };
  if (turnsRunning(history, detector, about) >= issueBudget)
    return { kind: 'move', phase, ...speech('let_go', talk.let_go, fills, { detector, about }) };
  const claim =
    detector === 'thesis_restates_prompt' && (phase === 'drafting' || phase === 'revision') ? claimInBody(sight) : null;
  if (claim !== null)
    return {
      kind: 'move',
      phase: 'thesis',
      ...speech('back_to_thesis', phases.drafting.back_to_thesis, { ...fills, quote: claim }, { detector, about }),
    };
  const times = timesRaised(history, detector, about);
  const wordings = detectors[detector];
  const late =
    detector === 'buried_thesis' && reading.paragraphs.find(({ index }) => index === fire.paragraph)?.role === 'conclusion';
  const list =
    late && times === 0
      ? detectors.buried_thesis.in_conclusion
      : times === 0
        ? wordings.first
        : times === 1
          ? wordings.second
          : wordings.third;
  const offers = times >= 2 ? offerFills(sight, knowledge) : {};
  return { kind: 'move', phase, ...speech(moveOf(detector), list, { ...fills, ...offers }, { detector, about }) };
}

/** Converts the slots of an issue for the wordings: shortens her words, and names documents. */
export function firedFills({ slots, span }: Pick<Fire, 'slots' | 'span'>, { reading }: EssaySight) {
  const sentence = span === null ? null : (reading.paragraphs.flatMap(({ sentences }) => sentences).find(({ text, start }) => text.includes(span.text) && start <= span.start)?.text ?? span.text); // prettier-ignore
  const quote = slots.quote === undefined ? (sentence === null ? null : quoteOf(sentence)) : quoteOf(slots.quote);
  const docs = (slots.docs ?? '').match(/\d/gu)?.map(Number) ?? [];
  const year = slots.name === undefined ? null : /\b1[4-9]\d\d\b/u.exec(slots.name)?.[0];
  const isName = slots.name !== undefined && !/^\d/u.test(slots.name);
  return {
    ...(quote !== null && { quote }),
    ...(slots.doc !== undefined && { doc: documentName(Number(slots.doc)) }),
    ...(docs.length > 1 && { docs: documentNames(docs) }),
    ...(isName && { name: slots.name! }),
    ...(year != null && { year }),
  };
}

/** Finds a claim in the body, for a thesis that doesn't state it yet: the claim of the last paragraph that begins with one. */
function claimInBody({ reading }: EssaySight): string | null {
  const led = reading.paragraphs.findLast((paragraph) => paragraph.role === 'body' && leadsWithClaim(paragraph));
  return led === undefined ? null : quoteOf(led.sentences[0]!.text);
}

/** Names what she has achieved, and what is next: the next phase, the next prompt, or nothing more. */
export function moveOn(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, situation, history } = sight;
  const { phases, scopes } = knowledge.templates;
  const last = history.findLast((talk) => talk.role === 'coach');
  const said = (wordings: CoachSpeech['wordings'], to = phase): CoachDecision => ({
    kind: 'move',
    phase: to,
    ...speech('land_and_move_on', wordings, commonFills(sight, knowledge)),
  });
  if (
    last?.role === 'coach' &&
    last.move === 'land_and_move_on' &&
    (phase === 'revision' || isNarrowed(situation.scope)) &&
    situation.event !== 'student_message'
  )
    return { kind: 'silent', phase, because: 'what she has landed was named' };
  if (situation.scope === 'thesis' || situation.scope === 'contextualization') {
    const probe = situation.scope === 'thesis' && !sight.progress.complexityTouched ? 'qualification' : null;
    const pushed = history.some((talk) => talk.role === 'coach' && talk.about === probe);
    if (probe !== null && !pushed)
      return {
        kind: 'move',
        phase,
        ...speech('probe', phases.thesis.probes.qualification, commonFills(sight, knowledge), { about: probe }),
      };
    if (situation.promptsLeft === null) return said(phases[situation.scope].done);
    return said(situation.promptsLeft > 0 ? phases[situation.scope].next_prompt : scopes[situation.scope].exit);
  }
  if (situation.scope === 'doc-analysis')
    return said((situation.promptsLeft ?? 0) > 0 ? scopes['doc-analysis'].next_document : phases['source-analysis'].done);
  if (situation.scope === 'sourcing')
    return said((situation.promptsLeft ?? 0) > 0 ? scopes.sourcing.next_document : phases.drafting.done);
  if (situation.scope === 'complexity')
    return said((situation.promptsLeft ?? 0) > 0 ? scopes.complexity.next_prompt : phases.revision.done);
  if (phase === 'revision') return said(phases.revision.done);
  return said(phases[phase].transition, nextPhase(phase) ?? phase);
}

/** Returns the issues that may be added at the end of an answer to a message: soft ones that haven't been raised yet. */
export const wovenFor = (
  sight: EssaySight,
  knowledge: EssayKnowledge,
): readonly { detector: DetectorId; wordings: readonly string[]; fire: Fire }[] =>
  sight.fires
    .filter((fire) => fire.severity === 'soft' && timesRaised(sight.history, fire.detector, aboutOf(fire)) === 0)
    .map((fire) => ({ detector: fire.detector, wordings: knowledge.templates.detectors[fire.detector].woven, fire }));
