import type { DeviceStorage } from '../../../device-storage.ts';

const keyOf = (topicId: string) => `stoa:preview-step:${topicId}`;

/** Returns the step at which the last preview of a topic started in this tab; 0: the beginning. */
export function previewStep(shelf: DeviceStorage, topicId: string): number {
  const step = Number(shelf.getItem(keyOf(topicId)));
  return Number.isInteger(step) && step > 0 ? step : 0;
}

export const keepPreviewStep = (shelf: DeviceStorage, topicId: string, step: number): void =>
  shelf.setItem(keyOf(topicId), String(step));
