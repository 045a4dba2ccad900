// Takes every measurement in one run, or those that are named: turn, lesson, course, essay, board, live-boards, math, mastery,
// placement, figure, start, first-screen. Everything is printed as a ratio to a floor of the same run, because absolute times
// depend on the machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import path from 'node:path';
import { measureBoard } from './board.ts';
import { measureCourseTurn } from './course-turn.ts';
import { measureFigure } from './draw-figure.ts';
import { measureEssay } from './essay.ts';
import { measureFirstScreen } from './first-screen.ts';
import { measureLiveBoards } from './live-boards.ts';
import { measureLessonLines } from './lesson-lines.ts';
import { measureLessonTurn } from './lesson-turn.ts';
import { measureMastery } from './mastery.ts';
import { measureFit } from './mastery-fit.ts';
import { measureMath } from './math.ts';
import { measurePlacementChoice } from './placement.ts';
import { measureStart, withServer } from './start.ts';
import { measureTurn } from './turn.ts';

const all = [
  'math',
  'mastery',
  'placement',
  'figure',
  'start',
  'first-screen',
  'turn',
  'lesson',
  'course',
  'essay',
  'board',
  'live-boards',
];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no measurement "${unknown.join('", "')}": there are ${all.join(', ')}.`);

const [cpu] = cpus();
const memory = Math.round(totalmem() / 2 ** 30);
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${type()} ${release()}, ` +
    `${cpus().length} × ${cpu?.model ?? 'unknown'}, ${memory} GB, load ${loadavg()[0]!.toFixed(1)}\n`,
);

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-bench-'));
try {
  const stocked = path.join(folder, 'stocked');
  if (wanted.includes('math')) await measureMath();
  if (wanted.includes('essay')) measureEssay();
  if (wanted.includes('board')) measureBoard();
  if (wanted.includes('live-boards')) await measureLiveBoards();
  if (wanted.includes('mastery')) {
    measureMastery();
    measureFit();
  }
  if (wanted.includes('placement')) measurePlacementChoice();
  if (wanted.includes('figure')) await measureFigure();
  if (wanted.includes('start')) await measureStart(folder);
  if (wanted.includes('first-screen')) await withServer(stocked, measureFirstScreen);
  else if (['turn', 'lesson', 'course'].some((name) => wanted.includes(name))) await withServer(stocked, async () => undefined); // starting it stocks its bank
  if (wanted.includes('turn')) await measureTurn(stocked);
  if (wanted.includes('course')) await measureCourseTurn(stocked);
  if (wanted.includes('lesson')) {
    await measureLessonTurn(stocked);
    await measureLessonLines(stocked);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
