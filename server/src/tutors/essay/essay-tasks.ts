import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { EssayDocument } from '@stoa/schema/essay/essay-document';
import type { EssaySet, EssayTask } from '@stoa/schema/essay/essay-set';
import type { ScopeExercises } from '@stoa/schema/essay/scope-exercises';

/**
 * Returns the tasks that a student works through in a scope, starting with one question and followed by others: for sourcing,
 * the documents that come with an argument; for theses, contexts, and complexity, one question after another; otherwise, only
 * the first question.
 */
export function tasksOf(
  { dbq_id, scope, next }: { dbq_id: string; scope: CoachingScope; next: readonly string[] },
  exercises: ScopeExercises,
): [EssayTask, ...EssayTask[]] {
  const first: EssayTask = { dbq_id, source: null };
  switch (scope) {
    case 'sourcing': {
      const given = exercises.questions.find(({ dbq }) => dbq === dbq_id)?.sourcing ?? [];
      const [one = first, ...rest] = given.map(({ source }) => ({ dbq_id, source }));
      return [one, ...rest];
    }
    case 'thesis':
    case 'contextualization':
    case 'complexity':
      return [first, ...next.filter((id) => id !== dbq_id).map((id) => ({ dbq_id: id, source: null }))];
    case 'full':
    case 'doc-analysis':
      return [first];
  }
}

/** Returns the set, with the tasks that are left; null if there is only one task. */
export const setOf = ([task, ...next]: readonly [EssayTask, ...EssayTask[]], place = 1, of = next.length + 1): EssaySet | null =>
  of === 1 && task.source === null ? null : { place, of, source: task.source, next };

/** Returns the text that a task starts with; null for an empty page. */
export function givenText({ dbq_id, source }: EssayTask, scope: CoachingScope, exercises: ScopeExercises): EssayDocument | null {
  const given = exercises.questions.find(({ dbq }) => dbq === dbq_id);
  if (given === undefined) return null;
  if (scope === 'complexity') return documentOf(given.complexity.paragraphs);
  const argument = scope === 'sourcing' ? given.sourcing.find((one) => one.source === source)?.argument : undefined;
  return argument === undefined ? null : documentOf([`${argument} `]);
}

const chip = /\[Doc ([1-7])\]/u;

type Piece = NonNullable<EssayDocument['content'][number]['content']>[number];

/** Returns paragraphs in the editor's format; `[Doc 3]` is a citation. */
export const documentOf = (paragraphs: readonly string[]): EssayDocument => ({
  type: 'doc',
  content: paragraphs.map((text) => ({
    type: 'paragraph',
    content: text.split(chip).flatMap((piece, at): Piece[] => {
      if (at % 2 === 1) return [{ type: 'citation', attrs: { source: Number(piece) } }];
      return piece === '' ? [] : [{ type: 'text', text: piece }];
    }),
  })),
});
