import { Figure, type ShownFigure } from '@stoa/schema/figure/figure';
import { shownFigure } from '../../../figures/describe-figure.ts';

/** A picture of a draft with its words, and its place counted from the guideline's root. */
export type PlacedPicture = ShownFigure & { at: string };

const deepest = 10; // no picture of a plan is nested deeper

/**
 * Returns the pictures of a draft that can be drawn, whatever else is unfinished. Anything that isn't a figure yet is left out.
 */
export function picturesOfDraft(draft: unknown, at = '', depth = 0): PlacedPicture[] {
  if (typeof draft !== 'object' || draft === null || depth > deepest) return [];
  return Object.entries(draft).flatMap(([key, value]: [string, unknown]) => {
    const place = at === '' ? key : `${at}.${key}`;
    if (key !== 'figure') return picturesOfDraft(value, place, depth + 1);
    const figure = Figure.safeParse(value);
    return figure.success ? [{ at: place, ...shownFigure(figure.data) }] : [];
  });
}
