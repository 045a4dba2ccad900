import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowNamespace } from '@stoa/schema/course/course-row';
import { askedOf, hashed } from './course-context.ts';
import type { CourseIndex, IndexedRow, RowQuery } from './course-index.ts';
import { isInScope, rowsOfContent, type CourseRow, type RowScope } from './course-row.ts';
import { MemoryIndex } from './memory-index.ts';
import { termsOf } from './question-terms.ts';
import { rankRows } from './rank-rows.ts';
import { searchedText } from './rows-in-memory.ts';
import { indexUnits } from './unit-index.ts';

const units = ['A', 'B', 'C'] as const;
const tiers = ['bronze', 'silver', 'gold'] as const;
const topics = ['Like terms', 'Linear equations', 'Graphs of functions'] as const;
const titleOf = (unit: string): string => topics[units.indexOf(unit as 'A')]!;

/** A small course: for each unit, a lesson of three sections and nine exam questions, some of which are identical. */
const rowsOf = (courseId: string): readonly CourseRow[] =>
  rowsOfContent({
    courseId,
    units: units.map((unitId) => ({
      unitId,
      title: titleOf(unitId),
      anchorText: `About ${titleOf(unitId)}.`,
      words: [],
      misconceptions: [],
    })),
    chunks: units.flatMap((unitId) =>
      ['what it is', 'an example', 'an example'].map((section) => ({
        courseId,
        unitId,
        chunkType: 'lesson' as const,
        sourceId: `lesson-${unitId}`,
        section,
        text: `${titleOf(unitId)}: ${section}. It's said that \\ "all" of 2x + 3 = 11 & 'more' are here.`,
      })),
    ),
    exams: units.flatMap((unitId) =>
      tiers.flatMap((difficultyTier) =>
        [1, 2, 3].map((number) => ({
          questionId: `${unitId}-${difficultyTier}-${number}`,
          unitId,
          difficultyTier,
          tags: ['tag'],
          stem: `Question of ${titleOf(unitId)}`,
          answer: '1',
          wrong: [],
          memo: [{ explanation: `Why, in ${titleOf(unitId)}`, math: '1' }],
          check: { kind: 'none' as const, why: 'a sample' },
        })),
      ),
    ),
  });

const indexed = (row: CourseRow, model = 'hashed-pieces-1/256'): IndexedRow => ({
  row,
  terms: [...new Set(termsOf(searchedText(row)))],
  vector: hashed(searchedText(row)).vector,
  model,
  fingerprint: `of ${row.text} by ${model}`,
});

const names = { C1: rowsOf('C1'), C2: rowsOf('C2') } as const;
const rare = indexUnits([]);
const question = (text: string) => askedOf(text, rare, hashed(text));
const everywhere = (courseId = 'C1'): RowScope => ({
  courseId,
  unitIds: units,
  tier: null,
  questionIds: null,
  withoutQuestionIds: [],
});
const query = <N extends RowNamespace>(namespace: N, text: string, scope: RowScope, most = 100): RowQuery<N> => {
  const { weights, embedding } = question(text);
  return { namespace, scope, terms: [...weights.keys()], embedding, most };
};

const anyNamespace = fc.constantFrom<RowNamespace>(
  'unit_anchors',
  'unit_content_chunks',
  'exam_candidates',
  'exam_support_chunks',
);
const anyQuestionIds = fc.subarray(['A-bronze-1', 'A-gold-2', 'B-silver-3', 'C-bronze-1', "no'one"]);
const anyScope: fc.Arbitrary<RowScope> = fc.record({
  courseId: fc.constantFrom('C1', 'C2', 'C3'),
  unitIds: fc.subarray([...units, "D'", 'constructor']),
  tier: fc.option(fc.constantFrom(...tiers)),
  questionIds: fc.option(anyQuestionIds),
  withoutQuestionIds: anyQuestionIds,
});
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('like terms', "solve 2x+3=11 it's", '\\ & | ! ( : *', ''),
);

/**
 * The laws that every index must satisfy, wherever it keeps its rows. `open` returns an empty index; `byWordsAlone` says
 * whether it finds anything without an embedding.
 */
export function holdsToTheIndexLaws(open: () => Promise<CourseIndex>, { byWordsAlone = true } = {}): void {
  const filled = async (): Promise<CourseIndex> => {
    const index = await open();
    for (const [courseId, rows] of Object.entries(names))
      await index.change(courseId, { put: rows.map((row) => indexed(row)), remove: [] });
    return index;
  };

  describe('the rows that it brings', () => {
    it('are those of the scope, and of a small scope all of them', async () => {
      const index = await filled();
      await fc.assert(
        fc.asyncProperty(anyNamespace, anyScope, anyText, async (namespace, scope, text) => {
          const found = await index.find(query(namespace, text, scope));
          const inScope = Object.values(names)
            .flat()
            .filter((row) => row.namespace === namespace && isInScope(row, scope));
          expect(found.map(({ row }) => row.id).toSorted()).toEqual(inScope.map(({ id }) => id).toSorted());
        }),
        { numRuns: 60 },
      );
    });

    it('come back whole, with their terms and embeddings', async () => {
      const index = await filled();
      for (const namespace of ['unit_anchors', 'unit_content_chunks', 'exam_candidates', 'exam_support_chunks'] as const)
        for (const { row, terms, vector } of await index.find(query(namespace, 'like terms', everywhere()))) {
          const put = names.C1.find(({ id, namespace: of }) => id === row.id && of === namespace)!;
          expect(row).toEqual(put);
          expect([...terms].toSorted()).toEqual(indexed(put).terms.toSorted());
          expect(vector).toEqual(indexed(put).vector);
        }
    });

    it('rank as they do in memory, those that fit alike by their names', async () => {
      const [index, memory] = [await filled(), new MemoryIndex()];
      await memory.change('C1', { put: names.C1.map((row) => indexed(row)), remove: [] });
      for (const text of ['an example of graphs', 'question', 'why solve 2x+3=11', 'zzz']) {
        const ranked = async (of: CourseIndex) =>
          rankRows(await of.find(query('exam_candidates', text, everywhere(), 5)), question(text), 5).map(({ row }) => row.id);
        expect(await ranked(index)).toEqual(await ranked(memory));
      }
    });

    it('are the nearest and those with most of the words where the scope is large', async () => {
      const index = await open();
      const [first] = names.C1.filter(({ namespace }) => namespace === 'unit_content_chunks');
      const many = Array.from({ length: 300 }, (_, at) => ({
        ...first!,
        id: `content/many/${1000 + at}`,
        text: `Filler ${at}.`,
      }));
      const needle = { ...first!, id: 'content/z', text: 'The vertex of a parabola.' };
      await index.change('C1', { put: [...many, needle].map((row) => indexed(row)), remove: [] });
      for (const embedding of [hashed('vertex of parabola'), ...(byWordsAlone ? [null] : [])]) {
        const asked = { ...query('unit_content_chunks', 'vertex of parabola', everywhere(), 8), embedding };
        const found = await index.find(asked);
        expect(found.map(({ row }) => row.id)).toContain('content/z');
      }
    });

    it('have no embedding where another model made it', async () => {
      const index = await open();
      const [one, other] = names.C1;
      await index.change('C1', { put: [indexed(one!), indexed(other!, 'another-model')], remove: [] });
      const found = await index.find(query('unit_anchors', 'terms', everywhere()));
      expect(new Map(found.map(({ row, vector }) => [row.id, vector !== null]))).toEqual(
        new Map([
          [one!.id, true],
          [other!.id, false],
        ]),
      );
    });
  });

  describe('a change', () => {
    it('puts a row in place of the one that it is told to remove, and removes others', async () => {
      const index = await filled();
      const [one, other] = names.C1;
      const changed = { ...one!, text: 'Something else.' };
      await index.change('C1', {
        put: [indexed(changed)],
        remove: [one!, other!].map((row) => ({ ...row, fingerprint: indexed(row).fingerprint })),
      });
      const found = await index.find(query('unit_anchors', '', everywhere()));
      expect(new Map(found.map(({ row }) => [row.id, row.text]))).toEqual(
        new Map([
          [one!.id, 'Something else.'],
          ['content/C', names.C1[2]!.text],
        ]),
      );
      expect(await index.find(query('unit_anchors', '', everywhere('C2')))).toHaveLength(3);
    });

    it('is told of by the names and fingerprints of the rows', async () => {
      const index = await filled();
      const document = { ...names.C1[0]!, id: 'document/100%_sure.pdf/0000' };
      await index.change('C1', { put: [indexed(document)], remove: [] });
      const held = await index.held('C1', 'content/');
      expect(held.toSorted(byName)).toEqual(
        names.C1.map((row) => ({ namespace: row.namespace, id: row.id, fingerprint: indexed(row).fingerprint })).toSorted(byName),
      );
      expect(await index.held('C1', 'document/100%_sure.pdf/')).toHaveLength(1);
      expect(await index.held('C1', 'document/100x')).toEqual([]);
      expect(await index.held('C3', '')).toEqual([]);
    });
  });
}

type Named = { readonly namespace: string; readonly id: string };
const byName = (one: Named, other: Named): number => (`${one.namespace} ${one.id}` < `${other.namespace} ${other.id}` ? -1 : 1);
