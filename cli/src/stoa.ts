import { Command } from 'commander';
import { CheckLine, checkLine } from './check-verb.ts';
import { runJsonLines } from './json-lines.ts';
import { LeakLine, leakLine } from './leak-verb.ts';

const stoa = new Command('stoa')
  .description('The command line of Stoa. Batch verbs read one JSON object a line and write one a line.')
  .showHelpAfterError('(stoa --help lists the verbs)');

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
  .command('generate')
  .description('write the whole verified bank, one problem a line; faults of generators go to the error stream')
  .action(async () => {
    const { generateBank } = await import('./generate-verb.ts');
    process.exitCode = await generateBank(process.stdout, process.stderr, new Date());
  });

stoa
  .command('verify')
  .description('run the deterministic verifier over problems, one a line')
  .action(async () => {
    const { VerifyLine, verifyLine } = await import('./verify-verb.ts');
    const { openSkillGraph } = await import('@stoa/library/open-skill-graph');
    const { graph } = openSkillGraph();
    await runJsonLines(process.stdin, process.stdout, VerifyLine, verifyLine({ graphVersion: graph.version, now: new Date() }));
  });

stoa
  .command('check')
  .description(
    'judge answers: {"answer","expected","input_type","tolerance"?,"accepted_forms"?,"choices"?,"form"?,"variables"?,"unit"?}',
  )
  .action(async () => {
    await runJsonLines(process.stdin, process.stdout, CheckLine, checkLine);
  });

stoa
  .command('leak')
  .description('look for the answer in a hint: {"stem","answer","hint","level"?,"shown"?,"written"?,"input_type"?,"choices"?}')
  .action(async () => {
    await runJsonLines(process.stdin, process.stdout, LeakLine, leakLine);
  });

await stoa.parseAsync();
