import { fileURLToPath } from 'node:url';
import { CalibrationSet, type CalibrationExample } from '@stoa/schema/essay/calibration-example';
import { contentFolder, readContent } from './content-file.ts';

/** Opens the worked examples that the essay coach is tuned and tested by. Errors  throws `ContentError` where one is not sound. */
export const openCalibration = (): readonly CalibrationExample[] =>
  readContent(fileURLToPath(new URL('essays/calibration.yaml', contentFolder)), CalibrationSet).examples;
