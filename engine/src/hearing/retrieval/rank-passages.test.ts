import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../corpus/guideline-named.ts';
import { askedPassages } from '../../../corpus/asked-passages/asked-passage.ts';
import { passagesOf } from './passage.ts';
import { indexOf, passageFor, rankPassages, type PassageIndex } from './rank-passages.ts';

const indexes = new Map<string, PassageIndex>();
function lesson(name: string): PassageIndex {
  const index = indexes.get(name) ?? indexOf(passagesOf(guidelineNamed(name)));
  indexes.set(name, index);
  return index;
}
const pizza =
  'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction of the pizza have you eaten together?';

describe("the passage that answers a student's question", () => {
  it("is the one on adding denominators, even if she names them by the question's numbers", () => {
    const best = passageFor('why cant i just add 8 and 8 too?', lesson('adding-unlike-fractions'), pizza, '7/8');
    expect(['step 1, way 2', 'step 1, way 3', 'correction added-bottoms']).toContain(best?.id);
  });

  it('is the meaning of coefficient when she asks about 4x', () => {
    expect(passageFor('what does 4x mean', lesson('two-step-equations'))?.id).toBe('meaning coefficient');
  });

  it('is on unlike denominators, or none, when she asks about different bottoms', () => {
    const best = passageFor('but what if the bottoms are different?', lesson('adding-unlike-fractions'));
    expect(['step 3', 'step 6', 'step 3, way 1', 'correction different-pieces', 'meaning unlike fractions', undefined]).toContain(
      best?.id,
    );
  });

  it.each(['who won the world cup', 'can i go to the bathroom', '', '???', 'whats a hypotenuse', 'is this gonna be on the test'])(
    'is none for "%s"',
    (asked) => {
      expect(passageFor(asked, lesson('adding-unlike-fractions'))).toBeNull();
    },
  );

  it('ranks first for more than 72% of the development questions', () => {
    const fitting = askedPassages.look.filter(({ fits }) => fits.length > 0);
    const first = fitting.filter((row) => row.fits.includes(rankPassages(row.asked, lesson(row.lesson))[0]?.passage.id ?? ''));
    expect(first.length / fitting.length).toBeGreaterThan(0.72);
  });

  it('has an id that the guidelines have, for every question in the corpus', () => {
    const ids = (name: string) => new Set(lesson(name).entries.map(({ passage }) => passage.id));
    const unknown = [...askedPassages.look, ...askedPassages.count].flatMap((row) =>
      row.fits.filter((id) => !ids(row.lesson).has(id)),
    );
    expect(unknown).toEqual([]);
  });

  it('comes first in a ranking that never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (asked) => {
        const scores = rankPassages(asked, lesson('percents')).map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });
});
