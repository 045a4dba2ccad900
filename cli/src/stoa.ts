import { createWriteStream } from 'node:fs';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { Command, InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import type { CensusOptions } from './census-verb.ts';
import type { CourseSimulation } from './course-simulate-verb.ts';
import type { GenerateOptions } from './generate-verb.ts';
import type { Evaluation } from './evaluate-verb.ts';
import { runJsonLines } from './json-lines.ts';
import type { LiveSimulation } from './live-simulate-verb.ts';

// Node stores our compiled files, so that neither the next start nor a thread has to compile them again; its threads get the
// location from the environment. If nothing can be written, nothing is stored.
process.env['NODE_COMPILE_CACHE'] ||= path.resolve(import.meta.dirname, '../../.cache/node');
enableCompileCache();

const stoa = new Command('stoa')
  .description('The command line of Stoa. Batch verbs read one JSON object a line and write one a line.')
  .showHelpAfterError('(stoa --help lists the verbs)');

const ofBatches = `
A batch goes on where a line fails: that line is answered by {"error":"line 3: …"}, how many failed is told on the error
stream, and the exit code is 0.`;
stoa.addHelpText('after', ofBatches);

const count = (text: string) => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new InvalidArgumentError('It is a whole number from 1.');
};

const examTier = (text: string) => {
  if (text === 'bronze' || text === 'silver' || text === 'gold') return text;
  throw new InvalidArgumentError('It is bronze, silver or gold.');
};

stoa
  .command('serve')
  .description('run the server: opens the database, publishes the bank, listens')
  .option('--port <port>', 'the port to listen on (PORT)')
  .option('--host <address>', 'the address to listen on (HOST)')
  .option('--data <folder>', 'the folder of the embedded database (STOA_DATA)')
  .action(async ({ port, host, data }: { port?: string; host?: string; data?: string }) => {
    const { serve } = await import('./serve.ts');
    process.exitCode = await serve({
      ...process.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(host === undefined ? {} : { HOST: host }),
      ...(data === undefined ? {} : { STOA_DATA: data }),
    });
  });

stoa
  .command('prepare')
  .description('do once for this installation what every new data folder would wait for; npm start does it where it was not done')
  .action(async () => {
    const { prepare } = await import('./prepare-verb.ts');
    await prepare().catch((error: Error) => stoa.error(`stoa: ${error.message}`));
  });

stoa
  .command('generate')
  .description('write verified problems, one a line: without options the whole bank; faults of generators go to the error stream')
  .option('--skill <id>', 'problems of one skill')
  .option('--difficulty <1-5>', 'problems of one difficulty', count)
  .option('--count <number>', 'the most problems that are written', count)
  .option('--seed <text>', 'draws other numbers; the same seed draws the same problems')
  .option('--out <file>', 'where they are written; without it the standard output')
  .action(async ({ out, ...wanted }: GenerateOptions & { out?: string }) => {
    const { generateBank } = await import('./generate-verb.ts');
    const output = out === undefined ? process.stdout : createWriteStream(out);
    process.exitCode = await generateBank(output, process.stderr, new Date(), wanted);
    if (output !== process.stdout) await finished(output.end());
  });

stoa
  .command('census')
  .description(
    'count what the generated bank has of each skill, a skill a line: families, problems, frames, contexts, pictures, ladders',
  )
  .option('--skill <id>', 'one skill')
  .option('--seed <text>', 'draws another bank')
  .action(async (options: CensusOptions) => {
    const { census } = await import('./census-verb.ts');
    const rows = census(options, new Date());
    if (rows.length === 0) stoa.error(`stoa: the graph has no skill ${options.skill}`);
    for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
  });

stoa
  .command('verify')
  .description('run the deterministic verifier over problems, one a line')
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { VerifyLine, verifyLine } = await import('./verify-verb.ts');
    const { openSkillGraph } = await import('@stoa/library/open-skill-graph');
    const { graph } = openSkillGraph();
    await batch(VerifyLine, verifyLine({ graph, now: new Date() }));
  });

stoa
  .command('check')
  .description(
    'judge answers: {"answer","expected","input_type","tolerance"?,"accepted_forms"?,"choices"?,"form"?,"variables"?,"unit"?,' +
      '"domain"?,"order"?,"relative_tolerance"?,"decimal_places"?,"significant_figures"?}',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { CheckLine, checkLine } = await import('./check-verb.ts');
    await batch(CheckLine, checkLine);
  });

stoa
  .command('diagnose')
  .description('name the error that a wrong answer suggests; its lines are those of check')
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { DiagnoseLine, diagnoseLine } = await import('./diagnose-verb.ts');
    await batch(DiagnoseLine, diagnoseLine);
  });

stoa
  .command('work')
  .description('check shown work: {"lines","expected","input_type","start"?,"solution_steps"?, … as in check}')
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { WorkLine, workLine } = await import('./work-verb.ts');
    await batch(WorkLine, workLine);
  });

stoa
  .command('steps')
  .description('judge each line of a derivation from those above it: {"lines"}')
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { StepsLine, stepsLine } = await import('./steps-verb.ts');
    await batch(StepsLine, stepsLine);
  });

stoa
  .command('leak')
  .description(
    'look for the answer in a hint: {"stem","answer","hint","level"?,"shown"?,"written"?,"input_type"?,"choices"?,"variables"?}',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { LeakLine, leakLine } = await import('./leak-verb.ts');
    await batch(LeakLine, leakLine);
  });

stoa
  .command('guard')
  .description('hold what a tutor is about to say against the guards')
  .command('lesson')
  .description(
    'name what stops a turn of a lesson: {"act","question":{"stem","expected","input_type","choices"?},"verdict","must_convey"?,"student","said"?,' +
      '"next_question"?,"text"}',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { GuardLine, guardLine } = await import('./guard-verb.ts');
    await batch(GuardLine, guardLine);
  });

stoa
  .command('hear')
  .description(
    'hear what a student does in a message: {"message","question"?:{"stem","expected","input_type","choices"},"probe"?:{"text","expected"},' +
      '"misconceptions"?:[{"id","description"}],"glossary"?,"said"?} (docs/batch-verbs.md)',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { HearLine, hearLine } = await import('./hear-verb.ts');
    await batch(HearLine, hearLine);
  });

const live = stoa.command('live').description('the tutor at the board, without a server');

live
  .command('replay')
  .description(
    'run sessions through: {"problem":{"stem","answer","start"?},"profile"?,"persona"?,"limit_minutes"?,"seed"?,"events"} (docs/batch-verbs.md)',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { LiveReplayLine, liveReplay } = await import('./live-replay-verb.ts');
    await batch(LiveReplayLine, liveReplay());
  });

live
  .command('simulate')
  .description('let synthetic students work at the board: steady, stuck, careless, and so on; a report a line for each kind')
  .option('--students <number>', 'students of each kind', count, 20)
  .option('--minutes <number>', 'how long each works', count, 30)
  .option('--seed <number>', 'draws other students', count, 1)
  .action(async (options: LiveSimulation) => {
    const { simulateLive } = await import('./live-simulate-verb.ts');
    for (const report of simulateLive(options)) process.stdout.write(`${JSON.stringify(report)}\n`);
  });

const course = stoa.command('course').description('what the course tutor decides, from a record and a course alone');

course
  .command('map')
  .description(
    'which units a question is about: {"course","question"}; the course by its name or told in the line (docs/course-in-batch.md)',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { CourseMapLine, courseMap } = await import('./course-map-verb.ts');
    await batch(CourseMapLine, courseMap());
  });

course
  .command('policy')
  .description(
    'what may be done in a turn: {"snapshot"?,"entryUnitId"?,"prereqEdges"?,"mappedUnits"?,"examCandidateIds"?,"examStatuses"?,"now"} ' +
      '(docs/course-in-batch.md)',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { CoursePolicyLine, coursePolicyLine } = await import('./course-policy-verb.ts');
    await batch(CoursePolicyLine, coursePolicyLine);
  });

course
  .command('turn')
  .description(
    'a whole turn: {"course","now","snapshot"?,"exams"?,"message"?,"event"?,"model_output"?, …} (docs/course-in-batch.md)',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { CourseTurnLine, courseTurn } = await import('./course-turn-verb.ts');
    await batch(CourseTurnLine, courseTurn());
  });

course
  .command('simulate')
  .description(
    'let synthetic students take a whole course by the policy; a report a line for each kind of student and order of asking',
  )
  .option('--course <id>', 'the course', 'MATH-G10')
  .option('--students <number>', 'students of each kind', count, 20)
  .option('--tier <tier>', 'the tier that they want in each unit: bronze, silver or gold', examTier, 'bronze')
  .option('--questions <number>', 'exam questions of each unit and tier', count, 6)
  .option('--seed <number>', 'draws other students', count, 1)
  .action(async (options: CourseSimulation) => {
    const { simulateCourse } = await import('./course-simulate-verb.ts');
    try {
      for (const report of simulateCourse(options)) process.stdout.write(`${JSON.stringify(report)}\n`);
    } catch (error) {
      stoa.error(`stoa: ${error instanceof Error ? error.message : String(error)}`);
    }
  });

course
  .command('load')
  .description(
    'bring what turns search to the files of courses: a course folder, or Markdown, WebVTT and PDF beside a course; without a place all courses (docs/course-in-batch.md)',
  )
  .argument('[places...]', 'course folders; or files and folders of documents, each file named by its unit or exam question')
  .option('--course <id>', 'the course that documents belong to', 'MATH-G10')
  .option('--data <folder>', 'the folder of the embedded database (STOA_DATA)')
  .action(async (places: string[], { course: id, data }: { course: string; data?: string }) => {
    const { loadCourses } = await import('./course-load-verb.ts');
    const env = { ...process.env, ...(data === undefined ? {} : { STOA_DATA: data }) };
    try {
      const reports = await loadCourses(places, { course: id, env });
      for (const report of reports) process.stdout.write(`${JSON.stringify(report)}\n`);
      if (reports.some(({ refused }) => refused.length > 0)) process.exitCode = 1;
    } catch (error) {
      stoa.error(`stoa: ${error instanceof Error ? error.message : String(error)}`);
    }
  });

const essay = stoa.command('essay').description('what the essay coach sees in a draft, from the draft alone');

essay
  .command('detect')
  .description(
    'the failure modes in a draft: {"prompt":{"text","start","end","sources":[…]},"draft":{"paragraphs":[…]},"annotations"?,"phase"?,"mode"?}',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { EssayDetectLine, essayDetect } = await import('./essay-detect-verb.ts');
    await batch(EssayDetectLine, essayDetect());
  });

essay
  .command('skill')
  .description('the reasoning that a prompt asks for, from its verb: {"text"}')
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { EssaySkillLine, essaySkill } = await import('./essay-skill-verb.ts');
    await batch(EssaySkillLine, essaySkill);
  });

essay
  .command('turn')
  .description(
    'what the coach does: {"scope","mode","phase","event","prompt","studentMessage"?,"draft"?,"annotations"?,"history"?,"minutesElapsed"?}',
  )
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { EssayTurnLine, essayTurn } = await import('./essay-turn-verb.ts');
    await batch(EssayTurnLine, essayTurn());
  });

essay
  .command('guard')
  .description('what stops a line of the coach from being said: {"text","context"?}')
  .addHelpText('after', ofBatches)
  .action(async () => {
    const { EssayGuardLine, essayGuard } = await import('./essay-guard-verb.ts');
    await batch(EssayGuardLine, essayGuard());
  });

essay
  .command('measure')
  .description('precision and recall of every detector over the labelled drafts, blocking ones and soft ones; a detector a line')
  .option('--count', 'the drafts that nobody looks at while detectors are made; none of them is shown', false)
  .option('--from <provenance>', 'the drafts of one writer alone')
  .option('--misses', 'each draft on which a detector was wrong, a line each, in place of the figures', false)
  .action(async (options: { count: boolean; from?: string; misses: boolean }) => {
    const { measureDetectors } = await import('./essay-measure-verb.ts');
    const { measures, misses } = measureDetectors(options.count ? 'count' : 'look', options.from);
    for (const line of options.misses ? misses : measures) process.stdout.write(`${JSON.stringify(line)}\n`);
  });

const bkt = stoa
  .command('bkt')
  .description('knowledge tracing over responses in order, one a line: {"learner","skill","correct","at"?}')
  .addHelpText('after', ofBatches);

bkt
  .command('fit')
  .description('fit the parameters of every skill; one skill a line comes out, which `predict --params` reads')
  .action(async () => {
    const { ResponseLine, bktFit } = await import('./bkt-verbs.ts');
    const { take, fits } = bktFit();
    await batch(ResponseLine, take, fits);
  });

bkt
  .command('predict')
  .description('foresee each response from those before it: the chance that it is right, and the mastery after it')
  .option('--params <file>', 'fitted parameters, a skill a line; without it those of the skill graph')
  .action(async ({ params }: { params?: string }) => {
    const { ResponseLine, bktPredict, readParams } = await import('./bkt-verbs.ts');
    const paramsOf = await readParams(params).catch((error: Error) => stoa.error(`stoa: ${error.message}`));
    await batch(ResponseLine, bktPredict(paramsOf));
  });

bkt
  .command('measure')
  .description('AUC, RMSE and calibration of predictions, over all and by skill: {"predicted","correct","skill"?}')
  .action(async () => {
    const { PredictionLine, bktMeasure } = await import('./bkt-verbs.ts');
    const { take, qualities } = bktMeasure();
    await batch(PredictionLine, take, qualities);
  });

const evaluate = stoa.command('evaluate').description('evaluate a tutor with simulated students');
const list = (text: string) => text.split(',').flatMap((one) => one.trim() || []);

evaluate
  .command('lesson')
  .description(
    'send simulated students, who read the words, through whole lessons over the live line; a lesson a line, then a report for each kind ' +
      'of student, and a table on the error stream. The exit code is 1 where a lesson failed, an answer was given away, a cry was left ' +
      'unanswered or something harmful was said (docs/evaluation.md)',
  )
  .option('--topics <ids>', 'lessons, by comma; without it all', list, [])
  .option('--personas <names>', 'kinds of students, by comma; without it all', list, [])
  .option('--seeds <number>', 'students of each kind for each lesson', count, 2)
  .option('--from <seed>', 'the first seed', count, 1)
  .option('--at-once <number>', 'lessons at the same time', count, 4)
  .option('--address <url>', 'a server that runs already; without it one is opened for the evaluation alone')
  .option('--token <token>', 'of an account of that server that may take lessons')
  .action(async (options: Omit<Evaluation, 'env'>) => {
    const { evaluateLessons } = await import('./evaluate-verb.ts');
    process.exitCode = await evaluateLessons({ ...options, env: process.env }, process.stdout, process.stderr).catch(
      (error: Error) => stoa.error(`stoa: ${error.message}`),
    );
  });

/**
 * Runs a batch verb on the standard streams. The number of failed lines goes to the error stream, and the exit code stays 0.
 */
async function batch<In>(line: z.ZodType<In>, judge: (value: In) => unknown, atEnd?: () => Iterable<unknown>): Promise<void> {
  const { lines, errors } = await runJsonLines(process.stdin, process.stdout, line, judge, atEnd);
  if (errors > 0) process.stderr.write(`${errors} of ${lines} lines could not be read or judged.\n`);
}

// A reader such as `head` may close the pipe early: that isn't an error, and there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await stoa.parseAsync();
