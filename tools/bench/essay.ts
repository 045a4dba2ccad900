import { essayDrafts, essayPrompts } from '@stoa/engine/corpus/essay-drafts/essay-draft-row';
import { asPrompt } from '@stoa/engine/corpus/essay-drafts/detected-drafts';
import { detect } from '@stoa/engine/tutors/essay/detectors/detect';
import { splitSentences } from '@stoa/engine/tutors/essay/reading/split-sentences';
import { coachTurn } from '@stoa/engine/tutors/essay/coaching/coach-turn';
import { essayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { openEssays } from '@stoa/library/open-essays';
import { median, ms, print, quantile } from './figures.ts';

const wordsOfEssay = 1_200;
const rounds = 20;

/**
 * Measures what it costs to read a draft of 1,200 words: all detectors over a draft that was never seen, and over the same
 * draft with one more letter. The floor is splitting it into sentences. Also measures a whole turn of the coach, from the page
 * to the words of its line, without a model.
 */
export function measureEssay(): void {
  const content = openEssays();
  const knowledge = essayKnowledge(content);
  const { known, thresholds } = knowledge;
  const whole = essayDrafts.look.filter(({ points }) => points !== null);
  const prompts = new Map(
    [...essayPrompts].map(([id, prompt]) => [id, { ...asPrompt(prompt), topic: null, hypotheses: new Map<number, string[]>() }]),
  );
  const timesOf = { floor: [] as number[], whole: [] as number[], typed: [] as number[], turn: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const row of whole) {
      // A mark in each sentence makes sure that it was never seen before.
      const texts = long(row.paragraphs).map((text, at) => text.replaceAll(/(?=[.!?]["”)]?(?:\s|$))/gu, ` x${round}${at}`));
      const prompt = prompts.get(row.prompt)!;
      const draft = (paragraphs: readonly string[]) => ({ paragraphs: paragraphs.map((text) => ({ text, citations: [] })) });
      const found = (paragraphs: readonly string[]) =>
        detect({ prompt, draft: draft(paragraphs), annotations: [], phase: 'revision', known, thresholds });
      const other = texts.map((text) => text.replaceAll('x', 'y'));
      found([row.paragraphs[0]!]); // so that the prompt is read already
      timesOf.floor.push(timed(() => other.map(splitSentences)));
      timesOf.whole.push(timed(() => found(texts)));
      timesOf.typed.push(timed(() => found(texts.with(1, `${texts[1]} a`))));
      const situation = {
        prompt,
        scope: 'full' as const,
        mode: 'untimed' as const,
        phase: 'drafting' as const,
        event: 'typing_pause' as const,
        studentMessage: null,
        draft: draft(texts.with(1, `${texts[1]} b`)),
        annotations: [],
        history: [],
        minutesElapsed: null,
        skill: null,
        promptsLeft: null,
        settled: true,
        minutesSinceCheckIn: null,
        detectorsOff: new Set<never>(),
      };
      timesOf.turn.push(timed(() => coachTurn(situation, knowledge)));
    }
  const row = (name: string, times: readonly number[]) => [
    name,
    ms(median(times)),
    ms(quantile(times, 0.99)),
    `${(median(times) / median(timesOf.floor)).toFixed(2)}×`,
  ];
  print(`All detectors over an essay of ${wordsOfEssay} words: ${timesOf.whole.length} drafts in one process`, [
    ['', 'median', 'p99', 'to the floor'],
    row('its sentences alone (the floor)', timesOf.floor),
    row('all detectors, a draft never seen', timesOf.whole),
    row('all detectors, one letter typed', timesOf.typed),
    row('a turn of the coach, one letter typed', timesOf.turn),
  ]);
}

/** Repeats an essay's paragraphs until there are 1,200 words. */
function long(paragraphs: readonly string[]): string[] {
  const all: string[] = [];
  let words = 0;
  for (let at = 0; words < wordsOfEssay; at += 1) {
    const text = paragraphs[at % paragraphs.length]!;
    all.push(text);
    words += text.split(/\s+/u).length;
  }
  return all;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
