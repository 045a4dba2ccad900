import type { EssayKnowledge } from './essay-knowledge.ts';
import { speech, type CoachSpeech } from './coach-decision.ts';
import { isOfNumbers } from './find-answer.ts';
import { quoteOf } from './own-words.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentName, documentNames } from './slot-fills.ts';
import { isSourcing } from '../reading/sourcing.ts';

/** True if a note says that she doesn't understand. */
export const isLost = (note: string): boolean =>
  /\b(?:i )?(?:don'?t|dont|do not|don’t) (?:get|understand|know)\b|\bconfus\w+|\bmakes? no sense\b|^\s*\?+\s*$|\bhuh\b|\bwhat does (?:this|it) mean\b|\bno idea\b/iu.test(
    note,
  );

/** Returns a question for the present phase, if there is no issue and the phase isn't done; null if there is nothing to ask. */
export function probeFor(sight: EssaySight, knowledge: EssayKnowledge): CoachSpeech | null {
  switch (sight.phase) {
    case 'source-analysis':
      return probeSources(sight, knowledge);
    case 'thesis':
      return sight.isEmpty
        ? null
        : probe(
            sight,
            knowledge,
            knowledge.templates.phases.thesis.probes[sight.reading.theses.length === 0 ? 'defensible' : 'reasoning'],
          );
    case 'contextualization':
      return sight.isEmpty
        ? null
        : probe(
            sight,
            knowledge,
            knowledge.templates.phases.contextualization.probes[
              sight.progress.contextSentences === 0 ? 'specific' : 'more_than_phrase'
            ],
          );
    case 'drafting':
      return probeBody(sight, knowledge);
    case 'revision':
      return probeRevision(sight, knowledge);
  }
}

const probe = (
  sight: EssaySight,
  knowledge: EssayKnowledge,
  wordings: CoachSpeech['wordings'],
  more: CoachSpeech['fills'] = {},
): CoachSpeech => speech('probe', wordings, { ...commonFills(sight, knowledge), ...more });

const documentsOfSet = [1, 2, 3, 4, 5, 6, 7];
/** Near the end of the phase, up to this many documents without a note are named. */
const nearEnd = 2;

function probeSources(sight: EssaySight, knowledge: EssayKnowledge): CoachSpeech | null {
  const { situation, progress, history } = sight;
  const { probes } = knowledge.templates.phases['source-analysis'];
  const newest = situation.annotations.at(-1);
  if (newest === undefined) return sight.isEmpty ? null : probe(sight, knowledge, probes.main_idea);
  const doc = documentName(newest.source);
  const source = situation.prompt.sources.find(({ number }) => number === newest.source);
  const [mainIdea, hipp] =
    source !== undefined && isOfNumbers(source) ? [probes.table_idea, probes.table_hipp] : [probes.main_idea, probes.hipp];
  if (isLost(newest.note)) {
    const offered = history.some(
      (talk) => talk.role === 'coach' && talk.move === 'offer_hypothesis' && talk.about === String(newest.source),
    );
    if (!offered) return hypothesisOn(newest.source, sight, knowledge);
  }
  const quote = quoteOf(newest.note) ?? undefined;
  const noted = new Set(situation.annotations.filter(({ note }) => note.trim() !== '').map(({ source }) => source));
  const rest = documentsOfSet.filter((number) => !progress.documentsSeen.has(number));
  if (situation.scope !== 'doc-analysis') {
    if (progress.documentsSeen.size >= 3 && progress.groupings.length < 2) {
      const docs = [...progress.documentsSeen].toSorted((left, right) => left - right);
      return probe(sight, knowledge, probes.group, { doc, docs: documentNames(docs), quote });
    }
    if (rest.length > 0 && rest.length <= nearEnd) return probe(sight, knowledge, probes.coverage, { doc: documentName(rest[0]!), docs: rest.length > 1 ? documentNames(rest) : undefined, quote: undefined }); // prettier-ignore
  }
  if (!noted.has(newest.source)) return probe(sight, knowledge, mainIdea, { doc, quote: undefined });
  return probe(sight, knowledge, isSourcing(newest.note) ? mainIdea : hipp, { doc, quote });
}

/**
 * Offers one guess at a document's meaning, which she may keep or reject. If there is none, asks a question about its words.
 */
export function hypothesisOn(document: number, sight: EssaySight, knowledge: EssayKnowledge): CoachSpeech {
  const { doc_not_understood: lost } = knowledge.templates.talk;
  const guesses = sight.situation.prompt.hypotheses.get(document) ?? [];
  const offered = sight.history.filter(
    (talk) => talk.role === 'coach' && talk.move === 'offer_hypothesis' && talk.about === String(document),
  ).length;
  const guess = guesses[offered % Math.max(1, guesses.length)];
  const fills = { ...commonFills(sight, knowledge), doc: documentName(document) };
  const about = String(document);
  return guess === undefined
    ? speech('clarify_document', lost.ask, fills, { about })
    : speech('offer_hypothesis', lost.hypothesis, fills, { about, after: guess });
}

function probeBody(sight: EssaySight, knowledge: EssayKnowledge): CoachSpeech | null {
  if (sight.isEmpty) return null;
  const { probes, opening } = knowledge.templates.phases.drafting;
  const { progress, situation } = sight;
  const last = sight.reading.paragraphs.findLast(({ role, text }) => role === 'body' && text.trim() !== '');
  if (situation.scope === 'sourcing') return probe(sight, knowledge, probes.sourcing_coverage, { docs: undefined });
  if (last === undefined) return speech('open_phase', opening, commonFills(sight, knowledge));
  const cited = [...new Set(last.citations.map(({ source }) => source))];
  const lead = last.sentences.find(({ citations }) => citations.length === 0)?.text ?? last.sentences[0]?.text ?? '';
  const more = {
    quote: quoteOf(lead) ?? undefined,
    ...(cited[0] !== undefined && { doc: documentName(cited.at(-1)!) }),
    docs: cited.length > 1 ? documentNames(cited) : undefined,
  };
  if (cited.length === 0)
    return probe(sight, knowledge, last.sentences.length === 1 ? probes.tie_back : probes.topic_sentence, {
      ...more,
      doc: undefined,
    });
  if (cited.length === 1) return probe(sight, knowledge, probes.weave, more);
  if (progress.outsideEvidence.length === 0 && progress.bodyParagraphs > 1)
    return probe(sight, knowledge, probes.outside_evidence, more);
  if (progress.documentsSourced.size < 2) return probe(sight, knowledge, probes.sourcing_coverage, more);
  return probe(sight, knowledge, probes.tie_back, more);
}

function probeRevision(sight: EssaySight, knowledge: EssayKnowledge): CoachSpeech | null {
  if (sight.isEmpty) return null;
  const { phases, detectors } = knowledge.templates;
  const { progress, situation } = sight;
  if (!progress.complexityTouched || situation.scope === 'complexity')
    return speech(
      'other_side',
      situation.scope === 'complexity' ? detectors.missing_complexity.first : phases.revision.probes.complexity,
      commonFills(sight, knowledge),
      { detector: 'missing_complexity' },
    );
  if (!progress.thesisHolds) return probe(sight, knowledge, phases.revision.probes.thesis_position);
  if (progress.documentsSourced.size < 2) return probe(sight, knowledge, phases.revision.probes.sourcing);
  return probe(sight, knowledge, phases.revision.probes.evidence);
}
