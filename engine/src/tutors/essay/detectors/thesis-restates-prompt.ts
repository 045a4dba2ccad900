import type { Detector } from './detector.ts';

/** The thesis says again that what the prompt asks about happened, and gives no reason and no way in which; where it is the only one, in the conclusion too. */
export const thesisRestatesPrompt: Detector = {
  id: 'thesis_restates_prompt',
  severity: 'blocking',
  phases: ['thesis', 'contextualization', 'drafting', 'revision'],
  find: ({ reading: { theses, paragraphs, thresholds }, phase }) => {
    const inRole = (role: string) => theses.filter(({ paragraph }) => paragraphs[paragraph]?.role === role);
    const opening = inRole('introduction');
    const told = opening.length > 0 ? opening : theses.some(({ holds }) => holds) ? [] : inRole('conclusion');
    const [likeliest] = told;
    // Whoever sets the context has the thesis behind her: a sentence near the prompt may be background.
    if (phase === 'contextualization' && likeliest !== undefined && likeliest.onPrompt < thresholds.thesis.plainly_on_prompt)
      return [];
    if (likeliest === undefined || told.some(({ holds }) => holds)) return [];
    return [{ paragraph: likeliest.paragraph, span: likeliest.span, slots: { quote: likeliest.span.text } }];
  },
};
