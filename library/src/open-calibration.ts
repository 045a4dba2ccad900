import { fileURLToPath } from 'node:url';
import { CalibrationSet, type CalibrationExample } from '@stoa/schema/essay/calibration-example';
import { contentFolder, readContent } from './content-file.ts';

/** Opens the worked examples for tuning and testing the essay coach. Errors  throws `ContentError` if one is invalid. */
export const openCalibration = (): readonly CalibrationExample[] =>
  readContent(fileURLToPath(new URL('essays/calibration.yaml', contentFolder)), CalibrationSet).examples;
