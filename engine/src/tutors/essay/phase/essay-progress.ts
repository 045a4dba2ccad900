import type { SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import { arguesFrom, leadsWithClaim } from '../detectors/argument.ts';
import { sentencesOfBody } from '../detectors/outside-evidence.ts';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import type { KnownHistory } from '../reading/known-history.ts';
import type { EssayReading } from '../reading/read-essay.ts';
import { concessionsIn } from '../reading/reasons.ts';
import { sourcingIn } from '../reading/sourcing.ts';
import { documentsNamed } from './documents-named.ts';

/**
 * How far a student has come with her essay. The bars of the phases are checked against this. Documents are given by number.
 */
export type EssayProgress = {
  /** Documents with a note, named in the conversation, or used in a paragraph. */
  readonly documentsSeen: ReadonlySet<number>;
  /** Documents with a note of more than a word or two. */
  readonly documentsNoted: ReadonlySet<number>;
  /** Different sets of documents that she has grouped, in a note, the conversation, or a paragraph. */
  readonly groupings: readonly (readonly number[])[];
  readonly thesisHolds: boolean;
  /** Sentences of the introduction, other than the thesis, that point to no document. */
  readonly contextSentences: number;
  readonly bodyParagraphs: number;
  readonly documentsCited: ReadonlySet<number>;
  readonly documentsArgued: ReadonlySet<number>;
  readonly documentsSourced: ReadonlySet<number>;
  /** Outside evidence that is named and lies in the window. */
  readonly outsideEvidence: readonly string[];
  readonly complexityTouched: boolean;
};

/** What progress is computed from. `said`: what the student wrote to the coach, oldest first. */
export type ProgressInput = {
  readonly prompt: EssayPrompt;
  readonly reading: EssayReading;
  readonly annotations: readonly SourceAnnotation[];
  readonly said: readonly string[];
  readonly known: KnownHistory;
};

/** A note of fewer words is only a mark. */
const wordsOfNote = 2;

/** Computes how far she has come. */
export function essayProgress({ prompt, reading, annotations, said, known }: ProgressInput): EssayProgress {
  const body = reading.paragraphs.filter(({ role }) => role === 'body');
  const notes = annotations.filter(({ note }) => note.trim() !== '');
  const inTalk = said.map((text) => documentsNamed(text, reading.names));
  const sourcesOf = (citations: readonly { source: number }[]) => [...new Set(citations.map(({ source }) => source))];
  const cited = body.flatMap(({ citations }) => sourcesOf(citations));
  const together = [
    ...notes.map(({ source, note }) => [...new Set([source, ...documentsNamed(note, reading.names)])]),
    ...inTalk,
    ...body.map(({ citations }) => sourcesOf(citations)),
  ]
    .filter((sources) => sources.length > 1)
    .map((sources) => sources.toSorted((left, right) => left - right));
  const introduction = reading.paragraphs.find(({ role }) => role === 'introduction');
  const thesis = reading.theses.find(({ paragraph }) => paragraph === introduction?.index);
  return {
    documentsSeen: new Set([...notes.map(({ source }) => source), ...inTalk.flat(), ...cited]),
    documentsNoted: new Set(
      notes.filter(({ note }) => note.trim().split(/\s+/u).length > wordsOfNote).map(({ source }) => source),
    ),
    groupings: [...new Map(together.map((sources) => [sources.join(), sources])).values()],
    thesisHolds: reading.theses.some(({ holds }) => holds),
    contextSentences: (introduction?.sentences ?? []).filter(
      ({ start, citations }) => start !== thesis?.span.start && citations.every(({ by }) => by === 'name' || by === 'kind'),
    ).length,
    bodyParagraphs: body.length,
    documentsCited: new Set(cited),
    documentsArgued: new Set(
      body
        .filter((paragraph) => leadsWithClaim(paragraph) || arguesFrom(paragraph.text))
        .flatMap(({ citations }) => sourcesOf(citations)),
    ),
    documentsSourced: new Set(
      body.flatMap((paragraph) =>
        sourcingIn(paragraph, reading.thresholds.sourcing).flatMap(({ isRelevant, source }) => (isRelevant ? [source] : [])),
      ),
    ),
    outsideEvidence: [
      ...new Set(
        sentencesOfBody(reading, prompt, known)
          .filter(({ sentence }) => sentence.citations.length === 0)
          .flatMap(({ things }) => things.map(({ thing }) => thing))
          .filter(({ start, end }) => end >= prompt.start && start <= prompt.end)
          .map(({ name }) => name),
      ),
    ],
    complexityTouched: concessionsIn(reading.paragraphs.map(({ text }) => text).join('\n'), prompt.text).length > 0,
  };
}
