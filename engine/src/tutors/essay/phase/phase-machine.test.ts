import fc from 'fast-check';
import { CoachingScope, EssayPhase } from '@stoa/schema/essay/essay-phase';
import { describe, expect, it } from 'vitest';
import { knownHistory } from '../reading/known-history.ts';
import { thresholds } from '../../../../corpus/essay-drafts/thresholds.ts';
import { readEssay } from '../reading/read-essay.ts';
import { isDoneEnough } from './done-enough.ts';
import { essayProgress, type EssayProgress } from './essay-progress.ts';
import { phaseAsWritingStarts, phaseNow } from './phase-now.ts';
import { entryPhase, isBefore, nextPhase, phaseOrder } from './phase-order.ts';

const prompt = {
  text: 'Evaluate the extent to which the role of the federal government in the United States economy changed from 1932 to 1980.',
  start: 1932,
  end: 1980,
  sources: [],
};
const wagner = { name: 'the Wagner Act', kind: 'law' as const, start: 1935, end: 1935, aliases: [], fact: '' };
const known = knownHistory([wagner]);
const thesis =
  'Although business objected, the federal government became a partner in the economy because the Depression broke faith in markets.';
const argued =
  'Washington took responsibility for jobs. Roosevelt asked for work (Doc 2) and Congress promised it (Doc 3), which shows that employment was now federal. Document 2 was written for a Congress of his own party, which explains why he could promise so much.';
const argued2 =
  'It also paid for the poor. Johnson promised to end poverty (Doc 4) and the budget paid for it (Doc 7), which shows that money followed. Document 4 was given in a rich decade, which explains why he promised it.';
const own = 'It protected unions as well. The Wagner Act gave workers the right to organize.';

const progressOf = (paragraphs: readonly string[], more: { said?: string[]; notes?: [number, string][] } = {}): EssayProgress =>
  essayProgress({
    prompt,
    reading: readEssay({ paragraphs: paragraphs.map((text) => ({ text, citations: [] })) }, prompt, 'drafting', thresholds),
    annotations: (more.notes ?? []).map(([source, note]) => ({ source, quote: '', note })),
    said: more.said ?? [],
    known,
  });

describe('the phases', () => {
  it('run from source analysis to revision, and nothing follows revision', () => {
    expect(phaseOrder.map(nextPhase)).toEqual(['thesis', 'contextualization', 'drafting', 'revision', null]);
  });

  it.each<[CoachingScope, EssayPhase]>([
    ['full', 'source-analysis'],
    ['thesis', 'thesis'],
    ['contextualization', 'contextualization'],
    ['doc-analysis', 'source-analysis'],
    ['sourcing', 'drafting'],
    ['complexity', 'revision'],
  ])('start, for the scope %s, at %s', (scope, phase) => {
    expect(entryPhase(scope)).toBe(phase);
  });
});

describe('whether a phase is done enough', () => {
  const notes: [number, string][] = [
    [1, 'against spending, goes w 5'],
    [2, 'work for everyone'],
    [3, 'same as 2'],
    [4, 'money for the poor'],
    [5, 'freedom from government'],
  ];
  it.each<[string, EssayPhase, EssayProgress, boolean, boolean]>([
    ['five documents and two groups', 'source-analysis', progressOf([], { notes }), false, true],
    ['five documents and no groups', 'source-analysis', progressOf([], { notes: notes.map(([source]) => [source, 'read this one']) }), false, false],
    ['groups that were told in the conversation', 'source-analysis', progressOf([], { said: ['docs 1 and 5 are against it', '2, 3 and 4 are for it'] }), false, true],
    ['a position with a reason', 'thesis', progressOf([thesis]), false, true],
    ['the prompt again', 'thesis', progressOf(['The role of the federal government in the economy changed from 1932 to 1980.']), false, false],
    ['two sentences before the thesis', 'contextualization', progressOf([`Before 1932 Washington left business alone. The crash of 1929 broke that habit. ${thesis}`, own]), false, true],
    ['two sentences that a detector finds thin', 'contextualization', progressOf([`It was a wild time. Things were changing. ${thesis}`, own]), true, false],
    ['a thesis without a setup', 'contextualization', progressOf([thesis, own]), false, false],
    ['three paragraphs, four documents argued, two sourced, something of her own', 'drafting', progressOf([thesis, argued, argued2, own]), false, true],
    ['nothing from outside', 'drafting', progressOf([thesis, argued, argued2]), false, false],
    ['an essay that grants the other side', 'revision', progressOf([thesis, argued, argued2, own]), false, true],
    ['an essay on one track', 'revision', progressOf([thesis.replace('Although business objected, the', 'The'), argued, argued2, own]), false, false],
  ])('%s (%s)', (_, phase, progress, thin, done) => {
    expect(isDoneEnough(phase, progress, thin)).toBe(done);
  }); // prettier-ignore
});

describe('the phase of a turn', () => {
  it('is the one suggested last, and before that the first phase of the scope', () => {
    expect(phaseNow({ scope: 'full', suggested: null, progress: progressOf([]) })).toBe('source-analysis');
    expect(phaseNow({ scope: 'full', suggested: 'contextualization', progress: progressOf([thesis]) })).toBe('contextualization');
  });

  it('follows a student who skips ahead, and stays where she has gone back to', () => {
    expect(phaseNow({ scope: 'full', suggested: 'source-analysis', progress: progressOf([thesis]) })).toBe('thesis');
    expect(phaseNow({ scope: 'full', suggested: 'thesis', progress: progressOf([thesis, argued]) })).toBe('drafting');
    expect(phaseNow({ scope: 'full', suggested: 'thesis', progress: progressOf([thesis, argued]), stays: true })).toBe('thesis');
  });

  it('never goes back on its own, never moves into revision, and never leaves a narrow scope', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CoachingScope.options),
        fc.constantFrom(...EssayPhase.options),
        fc.constantFrom(progressOf([]), progressOf([thesis]), progressOf([thesis, argued, argued2, own])),
        (scope, suggested, progress) => {
          const phase = phaseNow({ scope, suggested, progress });
          if (scope !== 'full') expect(phase).toBe(entryPhase(scope));
          else expect(isBefore(phase, suggested) || (phase === 'revision' && suggested !== 'revision')).toBe(false);
        },
      ),
    );
  });

  it('is thesis or drafting when writing starts in a timed session, because the reading period was the source analysis', () => {
    expect(phaseAsWritingStarts('full', progressOf([]))).toBe('thesis');
    expect(phaseAsWritingStarts('full', progressOf([thesis]))).toBe('drafting');
    expect(phaseAsWritingStarts('contextualization', progressOf([thesis]))).toBe('contextualization');
  });
});
