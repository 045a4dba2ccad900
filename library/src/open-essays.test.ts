import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { guardedLines, scoreGuards } from '../../engine/corpus/essay-lines/guarded-lines.ts';
import { essayLines } from '../../engine/corpus/essay-lines/essay-line-row.ts';
import { coachViolations } from '@stoa/engine/tutors/essay/guard/coach-violations';
import { knowledgeOfContent } from '@stoa/engine/tutors/essay/guard/content-knowledge';
import { lineContext } from '@stoa/engine/tutors/essay/guard/line-context';
import { thresholds as drawnInTests } from '../../engine/corpus/essay-drafts/thresholds.ts';
import { historyOfBanks } from '@stoa/engine/tutors/essay/reading/history-of-banks';
import { findKnown } from '@stoa/engine/tutors/essay/reading/known-history';
import { contentFolder } from './content-file.ts';
import { openEssays } from './open-essays.ts';

const { banks, dbqs, rubric, templates, thresholds } = openEssays();
const known = historyOfBanks(banks);
const wordingsIn = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : part !== null && typeof part === 'object' ? Object.values(part).flatMap(wordingsIn) : [];

describe('the content of the essay coach', () => {
  it('has a bank for each period that a DBQ is set in, with at least five anchors', () => {
    expect(banks.map(({ period }) => period)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    for (const { anchors } of banks) expect(anchors.length).toBeGreaterThanOrEqual(5);
  });

  it('asks for three or four documents as evidence and two that are sourced, as the 2024 rubric does', () => {
    expect(rubric.year).toBe(2024);
    expect(rubric.rows.map(({ id, points }) => [id, points.map(({ documents }) => documents)])).toEqual([
      ['thesis', [null]],
      ['contextualization', [null]],
      ['evidence-documents', [3, 4]],
      ['evidence-beyond', [null]],
      ['sourcing', [2]],
      ['complexity', [null]],
    ]);
  });

  it.each(dbqs.map((dbq) => [dbq.id, dbq] as const))(
    '%s: leaves at least three anchors of its periods that are in none of its documents',
    (_, dbq) => {
      const held = new Set(
        findKnown(dbq.sources.flatMap(({ title, body, mentions }) => [title, body, ...mentions]).join('. '), known).map(({ thing }) => thing.name), // prettier-ignore
      );
      const free = banks
        .filter(({ period }) => dbq.periods.includes(period))
        .flatMap(({ anchors }) => anchors)
        .filter(({ name, start, end }) => !held.has(name) && end >= dbq.start && start <= dbq.end);
      expect(free.length).toBeGreaterThanOrEqual(3);
    },
  );

  it('uses the same thresholds for the detectors as their tests', () => expect(drawnInTests).toEqual(thresholds));

  it('has more than 900 different wordings, and opens the source analysis as agreed', () => {
    const wordings = wordingsIn(templates);
    expect(wordings.length).toBeGreaterThan(900);
    expect(new Set(wordings).size).toBe(wordings.length);
    expect(templates.phases['source-analysis'].opening[0]).toBe(
      "Let's look at the documents one at a time before we touch the thesis. Start with Document 1 — what's it arguing or showing?",
    );
  });

  it('has no wording that its own guards would stop once it is filled in', () => {
    const [{ prompt: text, start, end, sources, topic }] = dbqs.filter(({ id }) => id.startsWith('government')) as [
      (typeof dbqs)[0],
    ];
    const quote = 'the federal government became a partner in the economy because the Depression broke faith in markets';
    const context = lineContext(
      {
        prompt: { text, start, end, sources },
        draft: { paragraphs: [{ text: quote, citations: [] }] },
        annotations: [],
        said: [],
      },
      knowledgeOfContent(banks, templates),
    );
    const fills: Readonly<Record<string, string>> = {
      topic, start: String(start), end: String(end), doc: 'Document 3', docTitle: sources[2]!.title, docs: 'Documents 2 and 4', theme: 'federal jobs', quote,
      anchors: 'the Wagner Act, Social Security, and the GI Bill', arcs: 'Gilded Age laissez-faire and Progressive Era interventions', year: '1935', name: 'the Wagner Act',
      skillPush: 'What stayed the same while this changed?',
    }; // prettier-ignore
    const stopped = wordingsIn(templates)
      .map((wording) => wording.replaceAll(/\{(\w+)\}/g, (_, slot: string) => fills[slot]!))
      .flatMap((line) => coachViolations(line, context).map(({ violation }) => `${violation}: ${line}`));
    expect(stopped).toEqual([]);
  });

  it('is guarded as a teacher would guard it, but for at most 2 good lines stopped and 3 faulty ones passed', () => {
    const { good, faulty } = scoreGuards(guardedLines(essayLines.look, dbqs, knowledgeOfContent(banks, templates)));
    expect(good.stopped).toBeLessThanOrEqual(2);
    expect(faulty.passed).toBeLessThanOrEqual(3);
  });

  describe('with a fault', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stoa-essays-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const changed = (file: string, from: RegExp, to: string) => {
      cpSync(fileURLToPath(new URL('essays/', contentFolder)), folder, { recursive: true });
      const place = path.join(folder, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
      return () => openEssays({ folder });
    };

    it.each([
      [
        'a wording with a slot that nobody fills',
        'templates.yaml',
        /before we touch the thesis/,
        'before {quot}',
        'it has a slot that nobody fills',
      ],
      [
        'a prompt whose verb asks for another skill',
        'dbqs/independence-1754-1776.yaml',
        /^skill: \w+$/m,
        'skill: comparison',
        'the prompt’s verb asks for',
      ],
      [
        'a period without a bank',
        'dbqs/independence-1754-1776.yaml',
        /^start: \d+$/m,
        'start: 1900',
        'the window ends before it starts',
      ],
      [
        'an anchor that ends before it starts',
        'periods/period-7.yaml',
        /start: 1935\n  end: 1935/,
        'start: 1935\n  end: 1934',
        'It ends before it starts.',
      ],
      ['no YAML', 'periods/period-7.yaml', /^period: 7$/m, 'period: [7', 'it is not YAML'],
    ])('%s is refused, and the file named', (_, file, from, to, says) => {
      const open = changed(file, from, to);
      expect(open).toThrow(path.basename(file));
      expect(open).toThrow(says.replace('’', "'"));
    });
  });
});
