import type { Detector } from './detector.ts';

/**
 * Fires if the thesis only repeats that what the prompt asks about happened, without a reason or a way in which it did. Looks
 * in the conclusion too, if the only thesis is there.
 */
export const thesisRestatesPrompt: Detector = {
  id: 'thesis_restates_prompt',
  severity: 'blocking',
  phases: ['thesis', 'contextualization', 'drafting', 'revision'],
  find: ({ reading: { theses, paragraphs, thresholds }, phase }) => {
    const inRole = (role: string) => theses.filter(({ paragraph }) => paragraphs[paragraph]?.role === role);
    const opening = inRole('introduction');
    const told = opening.length > 0 ? opening : theses.some(({ holds }) => holds) ? [] : inRole('conclusion');
    const [likeliest] = told;
    // A student who works on the context already has a thesis, so a sentence close to the prompt may be background.
    if (phase === 'contextualization' && likeliest !== undefined && likeliest.onPrompt < thresholds.thesis.plainly_on_prompt)
      return [];
    if (likeliest === undefined || told.some(({ holds }) => holds)) return [];
    return [{ paragraph: likeliest.paragraph, span: likeliest.span, slots: { quote: likeliest.span.text } }];
  },
};
