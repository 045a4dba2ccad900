import type { MouseEvent } from 'react';
import type { Place } from '@stoa/schema/figure/answer-marks';

/** Returns where a pointer is, in units of the drawing; null if the drawing isn't on the screen. */
export function drawingPlace(element: SVGElement, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Place | null {
  const drawing = element instanceof SVGSVGElement ? element : element.ownerSVGElement;
  const onScreen = drawing?.getScreenCTM()?.inverse();
  if (onScreen === undefined) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(onScreen);
  return { x, y };
}
