import type { SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import { arguesFrom, leadsWithClaim } from '../detectors/argument.ts';
import { sentencesOfBody } from '../detectors/outside-evidence.ts';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import type { KnownHistory } from '../reading/known-history.ts';
import type { EssayReading } from '../reading/read-essay.ts';
import { concessionsIn } from '../reading/reasons.ts';
import { sourcingIn } from '../reading/sourcing.ts';

/** How far a student has come with her essay: what the bars of the phases are read from. Documents are named by number. */
export type EssayProgress = {
  /** With a note, or named in the conversation. */
  readonly documentsSeen: ReadonlySet<number>;
  /** Documents that she has put together, in a note, the conversation, or a paragraph. */
  readonly groupings: number;
  readonly thesisHolds: boolean;
  readonly bodyParagraphs: number;
  readonly documentsArgued: ReadonlySet<number>;
  readonly documentsSourced: ReadonlySet<number>;
  /** Evidence beyond the documents that has a name and lies in the window. */
  readonly outsideEvidence: readonly string[];
  readonly complexityTouched: boolean;
};

/** What progress is read from. `said`: what the student wrote to the coach. */
export type ProgressInput = {
  readonly prompt: EssayPrompt;
  readonly reading: EssayReading;
  readonly annotations: readonly SourceAnnotation[];
  readonly said: readonly (readonly number[])[];
  readonly known: KnownHistory;
};

/** Reads how far she has come. `said` holds, for each of her messages, the documents that it names. */
export function essayProgress({ prompt, reading, annotations, said, known }: ProgressInput): EssayProgress {
  const body = reading.paragraphs.filter(({ role }) => role === 'body');
  const noted = annotations.filter(({ note }) => note.trim() !== '').map(({ source }) => source);
  const together = (sources: readonly number[]) => new Set(sources).size > 1;
  return {
    documentsSeen: new Set([...noted, ...said.flat(), ...body.flatMap(({ citations }) => citations.map(({ source }) => source))]),
    groupings:
      said.filter(together).length + body.filter(({ citations }) => together(citations.map(({ source }) => source))).length,
    thesisHolds: reading.theses.some(({ holds }) => holds),
    bodyParagraphs: body.length,
    documentsArgued: new Set(
      body
        .filter((paragraph) => leadsWithClaim(paragraph) || arguesFrom(paragraph.text))
        .flatMap(({ citations }) => citations.map(({ source }) => source)),
    ),
    documentsSourced: new Set(body.flatMap((paragraph) => sourcingIn(paragraph).filter(({ isRelevant }) => isRelevant).map(({ source }) => source))), // prettier-ignore
    outsideEvidence: [
      ...new Set(
        sentencesOfBody({ prompt, reading, known })
          .filter(({ sentence }) => sentence.citations.length === 0)
          .flatMap(({ things }) => things.map(({ thing }) => thing))
          .filter(({ start, end }) => end >= prompt.start && start <= prompt.end)
          .map(({ name }) => name),
      ),
    ],
    complexityTouched: concessionsIn(reading.paragraphs.map(({ text }) => text).join('\n'), prompt.text).length > 0,
  };
}
