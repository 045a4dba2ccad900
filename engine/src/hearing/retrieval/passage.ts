import type { Guideline } from '@stoa/schema/study-plan';

export const passageKinds = ['explanation', 'other way', 'example', 'correction', 'meaning'] as const;

/** A text that a tutor can say in reply to a student's question. */
export type Passage = {
  readonly id: string;
  readonly kind: (typeof passageKinds)[number];
  readonly text: string;
  /**
   * What the text is about, beyond its own words: the misconception that it corrects, the title of its step, the names
   * of a word.
   */
  readonly about: string;
  /** The names by which a student may ask for a word; only for passages that explain a word. */
  readonly names: readonly string[];
};

/**
 * Returns everything that a guideline has to say. Each passage has its own id: `step 2`, `step 2, way 1`, `step 2, example`,
 * `correction <misconception>`, `meaning <word>`.
 */
export function passagesOf({ plan, guidelines }: Pick<Guideline, 'plan' | 'guidelines'>): readonly Passage[] {
  const ofSteps = plan.steps.flatMap((step): Passage[] => {
    if (step.type !== 'explain') return [];
    const { explanation, another_way, worked_example, title, content_hint } = step;
    const about = `${title}. ${content_hint}`;
    const example = [worked_example.stem, ...worked_example.steps.map((one) => one.explanation)].join(' ');
    return [
      { id: `step ${step.step}`, kind: 'explanation', text: explanation, about, names: [] },
      ...another_way.map((text, at): Passage => ({
        id: `step ${step.step}, way ${at + 1}`,
        kind: 'other way',
        text,
        about: title,
        names: [],
      })),
      { id: `step ${step.step}, example`, kind: 'example', text: example, about, names: [] },
    ];
  });
  return [
    ...ofSteps,
    ...guidelines.misconceptions.map(({ id, description, correction }): Passage => ({
      id: `correction ${id}`,
      kind: 'correction',
      text: correction,
      about: description,
      names: [],
    })),
    ...guidelines.glossary.map(({ words, meaning, example }): Passage => ({
      id: `meaning ${words[0]}`,
      kind: 'meaning',
      text: [meaning, example ?? ''].join(' '),
      about: words.join(', '),
      names: words,
    })),
  ];
}
