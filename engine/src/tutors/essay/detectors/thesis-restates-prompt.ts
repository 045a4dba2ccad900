import type { Detector } from './detector.ts';

/** The thesis says again that what the prompt asks about happened, and gives no reason and no way in which. */
export const thesisRestatesPrompt: Detector = {
  id: 'thesis_restates_prompt',
  severity: 'blocking',
  phases: ['thesis', 'contextualization', 'drafting', 'revision'],
  find: ({ reading: { theses, paragraphs } }) => {
    const opening = theses.filter(({ paragraph }) => paragraphs[paragraph]?.role === 'introduction');
    const [likeliest] = opening;
    if (likeliest === undefined || opening.some(({ holds }) => holds)) return [];
    return [{ paragraph: likeliest.paragraph, span: likeliest.span, slots: { quote: likeliest.span.text } }];
  },
};
