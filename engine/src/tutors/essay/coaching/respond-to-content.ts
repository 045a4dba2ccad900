import type { EssayDraft } from '@stoa/schema/essay/essay-draft';
import { detect } from '../detectors/detect.ts';
import { isDoneEnough } from '../phase/done-enough.ts';
import { findKnown } from '../reading/known-history.ts';
import { evidenceNamed, weighEvidence } from './weigh-evidence.ts';
import { readEssay } from '../reading/read-essay.ts';
import { concessionsIn, reasoningOf } from '../reading/reasons.ts';
import { isSourcing, saysWhyItMatters } from '../reading/sourcing.ts';
import { answerPushback } from './answer-pushback.ts';
import { coachFire, moveOn } from './coach-draft.ts';
import { speech, type CoachDecision, type CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { quoteOf } from './own-words.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentName, documentNames } from './slot-fills.ts';

/**
 * Responds to a message about the content: an answer to the coach's question, a thesis, a fact. The coach continues from her
 * own words.
 */
export function respondToContent(documents: readonly number[], sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, situation, history } = sight;
  const message = situation.studentMessage ?? '';
  const { phases, talk } = knowledge.templates;
  const quote = quoteOf(message);
  const fills = { ...commonFills(sight, knowledge), ...(quote !== null && { quote }) };
  const say = (said: CoachSpeech): CoachDecision => ({ kind: 'move', phase, ...said });
  const last = history.findLast((line) => line.role === 'coach');
  if (last?.role === 'coach' && last.move === 'walk_through') return answerPushback(documents[0] ?? null, sight, knowledge);
  if (last?.role === 'coach' && last.move === 'ask_skill') return say(speech('open_phase', phases.thesis.opening, fills));
  if (last?.role === 'coach' && last.move === 'clarify_document' && documents.length === 0) return say(speech('probe', phases['source-analysis'].probes.main_idea, fills)); // prettier-ignore
  switch (phase) {
    case 'source-analysis':
      return aboutDocuments(documents, fills, sight, knowledge);
    case 'thesis':
      return aboutThesis(message, sight, knowledge, fills);
    case 'contextualization':
      return say(speech('probe', findKnown(message, knowledge.known).length > 0 || /\b1[4-9]\d\d\b/u.test(message) ? phases.contextualization.probes.relevant : phases.contextualization.probes.specific, fills)); // prettier-ignore
    case 'drafting':
      return aboutBody(fills, sight, knowledge);
    case 'revision': {
      const grants = concessionsIn(message, situation.prompt.text).length > 0 || grantsSomething.test(message);
      if (!grants && !sight.progress.complexityTouched)
        return say(
          speech(
            'other_side',
            phases.revision.probes.complexity.filter((wording) => /\{quote\}/.test(wording) && !wording.includes('{skillPush}')),
            fills,
            { detector: 'missing_complexity' },
          ),
        );
      return grants ? say(speech('land_and_move_on', phases.revision.done.filter((wording) => wording.includes('{quote}')), fills)) : say(speech('probe', phases.revision.probes.evidence, fills)); // prettier-ignore
    }
  }
  return say(speech('probe', talk.ok, fills));
}

/** In the conversation, less is enough for a concession than in an essay. */
const grantsSomething =
  /\b(?:although|even though|though|despite|while|whereas|however|mixed|some people|not everyone|at the same time|on the other hand|but (?:also|some|not|still)|stayed the same)\b/iu;

function aboutDocuments(
  documents: readonly number[],
  fills: CoachSpeech['fills'],
  sight: EssaySight,
  knowledge: EssayKnowledge,
): CoachDecision {
  const { probes } = knowledge.templates.phases['source-analysis'];
  const message = sight.situation.studentMessage ?? '';
  if (sight.isDone && sight.situation.scope === 'full') return moveOn(sight, knowledge);
  const say = (wordings: CoachSpeech['wordings'], more: CoachSpeech['fills'] = {}): CoachDecision => ({
    kind: 'move',
    phase: sight.phase,
    ...speech('probe', wordings, { ...fills, ...more }),
  });
  if (documents.length > 1) return say(probes.group, { docs: documentNames(documents), doc: documentName(documents[0]!) });
  const doc = documents[0] === undefined ? fills.doc : documentName(documents[0]);
  if (isSourcing(message) && !saysWhyItMatters(message)) return { kind: 'move', phase: sight.phase, ...speech('ask_relevance', knowledge.templates.detectors.hipp_without_relevance.first, { ...fills, doc }, { detector: 'hipp_without_relevance', about: String(documents[0] ?? '') || null }) }; // prettier-ignore
  return say(isSourcing(message) || saysWhyItMatters(message) ? probes.group : probes.hipp, { doc, docs: undefined });
}

/** Reads a thesis that she tries out in the conversation as if it were on the page. */
function aboutThesis(message: string, sight: EssaySight, knowledge: EssayKnowledge, fills: CoachSpeech['fills']): CoachDecision {
  const { prompt } = sight.situation;
  const draft: EssayDraft = { paragraphs: [{ text: message, citations: [] }] };
  const reading = readEssay(draft, prompt, 'thesis', knowledge.thresholds);
  const { known, thresholds } = knowledge;
  const [fire] = detect({ prompt, draft, annotations: [], phase: 'thesis', known, thresholds }).filter(
    ({ detector }) => detector === 'thesis_restates_prompt',
  );
  if (fire !== undefined) return coachFire(fire, { ...sight, reading }, knowledge);
  const progress = { ...sight.progress, thesisHolds: reading.theses.some(({ holds }) => holds) };
  if (isDoneEnough('thesis', progress, false)) return moveOn({ ...sight, progress, reading }, knowledge);
  const { probes } = knowledge.templates.phases.thesis;
  const gives = reasoningOf(message, prompt.text).behindReason.length > 0;
  const said = gives
    ? speech('probe', probes.defensible, fills)
    : speech('ask_because', probes.reasoning, fills, { detector: 'thesis_restates_prompt' });
  return { kind: 'move', phase: sight.phase, ...said };
}

/** If she was asked for evidence, weighs it. Asks her to tie anything else about her paragraph to her claim. */
function aboutBody(fills: CoachSpeech['fills'], sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const named = evidenceNamed(sight, knowledge);
  const last = sight.history.findLast((line) => line.role === 'coach');
  const wasAsked =
    last?.role === 'coach' && (asksForOwn.has(last.detector ?? '') || last.move === 'offer_anchors' || last.about === 'stuck');
  if (named !== null && wasAsked) return weighEvidence(named, fills, sight, knowledge);
  const { tie_back } = knowledge.templates.phases.drafting.probes;
  return {
    kind: 'move',
    phase: sight.phase,
    ...speech(
      'probe',
      tie_back.filter((wording) => wording.includes('{quote}')),
      fills,
    ),
  };
}

/** Issues that ask for outside evidence. */
const asksForOwn: ReadonlySet<string> = new Set(['generic_outside_evidence', 'outside_evidence_in_docs', 'period_bleed']);
