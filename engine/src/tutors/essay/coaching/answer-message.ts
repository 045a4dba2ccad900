import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayAct } from '../hearing/hear-essay-message.ts';
import { entryPhase, isNarrowed, nextPhase } from '../phase/phase-order.ts';
import { answerPushback } from './answer-pushback.ts';
import { answerComparison, answerFact } from './answer-fact.ts';
import { coachDraft, coachFire, firedFills, moveOn, wovenFor } from './coach-draft.ts';
import { speech, type CoachDecision, type CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { hypothesisOn, probeFor } from './probe-for.ts';
import { respondToContent } from './respond-to-content.ts';
import { evidenceNamed, weighEvidence } from './weigh-evidence.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentName, offerFills, workingDocument } from './slot-fills.ts';

/** Answers the student's message with one move. */
export function answerMessage(act: EssayAct, sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { talk, phases } = knowledge.templates;
  const { phase } = sight;
  const fills = commonFills(sight, knowledge);
  const say = (move: CoachSpeech['move'], wordings: CoachSpeech['wordings'], more: Partial<CoachSpeech> = {}): CoachDecision => ({
    kind: 'move',
    phase,
    ...speech(move, wordings, fills, more),
  });
  switch (act.kind) {
    case 'gibberish':
      return say('redirect', talk.nonsense.gibberish);
    case 'other_language':
      return say('english_only', talk.other_language);
    case 'refuses':
      return say('decline_score', talk.nonsense.refuses);
    case 'asks_to_write':
      return say('decline_to_write', talk.asked_to_write);
    case 'asks_for_example':
      return say('decline_to_write', talk.asked_for_example);
    case 'asks_for_score':
      return say('decline_score', talk.asked_for_score);
    case 'asks_if_done':
      return say('leave_submit', talk.asked_if_done);
    case 'asks_about_grammar':
      return say('decline_grammar', talk.asked_about_grammar);
    case 'asks_about_length':
      return say('explain_term', talk.asked_about_length);
    case 'asks_term':
      return say('explain_term', talk.explain[act.term]);
    case 'asks_word':
      return { kind: 'move', phase, ...speech('explain_term', talk.explain.word, { ...fills, name: act.word }) };
    case 'asks_fact':
      return answerFact(act, sight, knowledge);
    case 'asks_comparison':
      return answerComparison(act.things, sight, knowledge);
    case 'lost_in_document':
      return { kind: 'move', phase, ...helpWithDocument(act.document ?? workingDocument(sight), sight, knowledge) };
    case 'pushback':
      return answerPushback(act.document, sight, knowledge);
    case 'off_topic':
      return say('redirect', talk.off_topic[act.about]);
    case 'wish':
      return honorWish(act, sight, knowledge);
    case 'feeling':
      return say('meet_feeling', talk.feelings[act.feeling]);
    case 'stuck':
      return helpWhoIsStuck(sight, knowledge);
    case 'declines':
      return letGo(sight, knowledge);
    case 'insult':
      return say('stay_calm', talk.insult);
    case 'thanks':
      return say('small_talk', talk.thanks);
    case 'greeting':
      return say('small_talk', talk.greeting);
    case 'who_are_you':
      return say('small_talk', talk.who_are_you);
    case 'asks_again':
      return say('reword', talk.not_understood_coach);
    case 'agrees': {
      const [woven] = wovenFor(sight, knowledge);
      if (woven === undefined) return say('small_talk', talk.ok);
      return {
        kind: 'move',
        phase,
        ...speech(
          'small_talk',
          ['All right.', 'Go ahead.', 'Okay.'],
          { ...fills, ...firedFills(woven.fire, sight) },
          { woven: woven.wordings, detector: woven.detector },
        ),
      };
    }
    case 'asks_whether_good': {
      const named = evidenceNamed(sight, knowledge);
      if (named !== null) return weighEvidence(named, fills, sight, knowledge);
      return onWhatStands(sight, knowledge, say('small_talk', talk.ok));
    }
    case 'says_done':
      return onWhatStands(sight, knowledge, say('small_talk', talk.ok));
    case 'asks_how_on': {
      const [fire] = sight.fires.filter(({ detector }) => phase !== 'contextualization' || detector === 'context_is_phrase');
      if (fire !== undefined && sight.situation.draft.paragraphs.length > 0) return coachFire(fire, sight, knowledge);
      if (sight.isDone) return moveOn(sight, knowledge);
      const probe = sight.isEmpty && phase !== 'source-analysis' ? null : probeFor(sight, knowledge);
      return probe === null ? say('open_phase', phases[phase].opening) : { kind: 'move', phase, ...probe };
    }
    case 'says':
      return respondToContent(act.documents, sight, knowledge);
  }
}

/** Returns what the coach would do about the page as it is, or `otherwise` if that is nothing. */
function onWhatStands(sight: EssaySight, knowledge: EssayKnowledge, otherwise: CoachDecision): CoachDecision {
  const decision = coachDraft({ ...sight, situation: { ...sight.situation, settled: true } }, knowledge);
  return decision.kind === 'silent' ? otherwise : decision;
}

/** First asks which part of a document confuses her. After that, offers a guess at its meaning. */
function helpWithDocument(document: number | null, sight: EssaySight, knowledge: EssayKnowledge): CoachSpeech {
  const { talk } = knowledge.templates;
  const fills = commonFills(sight, knowledge);
  if (document === null) return speech('clarify_document', talk.doc_not_understood.which, fills);
  const about = String(document);
  const last = sight.history.findLast((line) => line.role === 'coach');
  const asked = sight.history.some((line) => line.role === 'coach' && line.move === 'clarify_document' && (line.about === about || (line.about === null && line.text.includes(documentName(document))))); // prettier-ignore
  const spokenOf = last?.role === 'coach' && last.text.includes(documentName(document));
  if (asked || spokenOf) return hypothesisOn(document, sight, knowledge);
  const note = sight.situation.annotations.findLast((one) => one.source === document && one.note.trim() !== '')?.note;
  return speech(
    'clarify_document',
    talk.doc_not_understood.ask,
    { ...fills, doc: documentName(document), quote: note === undefined ? undefined : fills.quote },
    { about },
  );
}

/** Does what she wishes: goes to the phase that she names, or to the one before or after, or is quiet. */
function honorWish(act: Extract<EssayAct, { kind: 'wish' }>, sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { talk, phases } = knowledge.templates;
  const { scope } = sight.situation;
  const fills = commonFills(sight, knowledge);
  if (act.wish === 'quiet')
    return { kind: 'move', phase: sight.phase, ...speech('honor_wish', talk.wish.quiet, {}, { about: 'quiet' }) };
  const wanted: EssayPhase = isNarrowed(scope)
    ? entryPhase(scope)
    : (act.phase ?? (act.wish === 'go_back' ? before(sight.phase) : (nextPhase(sight.phase) ?? sight.phase)));
  const isNew = wanted !== sight.phase;
  if (act.wish === 'go_back') return { kind: 'move', phase: wanted, ...speech('honor_wish', talk.wish.go_back, fills) };
  if (!isNew) return { kind: 'move', phase: wanted, ...speech('honor_wish', talk.wish.skip_ahead, fills) };
  return { kind: 'move', phase: wanted, ...speech('honor_wish', phases[wanted].opening, fills, { before: 'Sure.' }) };
}

const order: readonly EssayPhase[] = ['source-analysis', 'thesis', 'contextualization', 'drafting', 'revision'];
const before = (phase: EssayPhase): EssayPhase => order[Math.max(0, order.indexOf(phase) - 1)]!;

/**
 * Helps a student who is stuck. First gives her a moment and asks a question. If she is still stuck, offers names or
 * developments to choose from, a guess at the document, or a sentence frame with blanks.
 */
function helpWhoIsStuck(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { talk } = knowledge.templates;
  const { phase, history } = sight;
  const fills = commonFills(sight, knowledge);
  const move = (said: CoachSpeech): CoachDecision => ({ kind: 'move', phase, ...said });
  const lately = history.slice(-4);
  const beat =
    lately.some((line) => line.role === 'student' && isStuckText(line.text)) ||
    lately.some((line) => line.role === 'coach' && line.about === 'stuck');
  if (!beat) return move(speech('probe', talk.stuck, fills, { about: 'stuck' }));
  const offers = offerFills(sight, knowledge);
  const document = workingDocument(sight);
  if (phase === 'contextualization' && offers.arcs !== undefined)
    return move(
      speech('offer_arcs', talk.stuck_with_arcs, { ...fills, ...offers }, { detector: fired(sight, 'context_is_phrase') }),
    );
  if ((phase === 'drafting' || phase === 'revision') && offers.anchors !== undefined)
    return move(
      speech(
        'offer_anchors',
        talk.stuck_with_anchors,
        { ...fills, ...offers },
        { detector: fired(sight, 'generic_outside_evidence') },
      ),
    );
  if (phase === 'source-analysis' && document !== null) return move(hypothesisOn(document, sight, knowledge));
  return move(speech('decline_to_write', talk.asked_for_example, fills));
}

const fired = (sight: EssaySight, detector: EssaySight['fires'][number]['detector']) =>
  sight.fires.some((fire) => fire.detector === detector) ? detector : null;

const isStuckText = (text: string): boolean =>
  /\b(?:idk|dunno|no (?:idea|clue)|not sure|stuck|can'?t think|don'?t (?:know|remember)|dont (?:know|remember))\b/iu.test(
    text.replaceAll('’', "'"),
  );

/** Drops the issue because she doesn't want to work on it, and asks what is next. */
function letGo(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const last = sight.history.findLast((line) => line.role === 'coach');
  const detector = last?.role === 'coach' ? last.detector : null;
  const about = last?.role === 'coach' ? last.about : null;
  return {
    kind: 'move',
    phase: sight.phase,
    ...speech('let_go', knowledge.templates.talk.let_go, commonFills(sight, knowledge), { detector, about }),
  };
}
