import { randomUUID } from 'node:crypto';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import type { Contract } from '@stoa/schema/contracts/contract';
import { TutorRegistry } from '@stoa/engine/turn/registry';
import { CallerBook } from './auth/caller.ts';
import { expiredAccess } from './auth/expired-access.ts';
import { makeAuth } from './auth/auth.ts';
import { KnownDevices } from './auth/known-devices.ts';
import { PasswordHashing } from './auth/password-hashing.ts';
import { SignInGuesses } from './auth/sign-in-guesses.ts';
import { demoAccounts, ensureAdmin } from './auth/first-accounts.ts';
import { DemoHistory } from './demo/demo-history.ts';
import { openBus } from './bus.ts';
import { Bulkhead } from './bulkhead.ts';
import type { BulkheadLimits } from './bulkhead.ts';
import { addressOf } from './config.ts';
import { closeInTime } from './closing.ts';
import type { AppContext } from './app-context.ts';
import { AccountMail } from './mail/account-mail.ts';
import { openMailer } from './mail/mailer.ts';
import { Metrics } from './metrics.ts';
import { serveDocs } from './openapi/serve-docs.ts';
import { refuseUnknownRoute, replyWithRefusals, sendRefusal } from './refusal-replies.ts';
import { requestLimits } from './request-limits.ts';
import { logRequests } from './request-log.ts';
import { RouteTable } from './route-table.ts';
import { kernelHandlers } from './routes/all-handlers.ts';
import { serveAll } from './routes/serve-all.ts';
import type { Services } from './routes/services.ts';
import { serveHealth } from './site/serve-health.ts';
import { StorageHealth } from './site/storage-health.ts';
import { serveMetrics } from './site/serve-metrics.ts';
import { serveWeb } from './site/serve-web.ts';
import { apiHeaders, secureHeaders } from './site/security-headers.ts';
import { CachedShelf } from './problem-shelf.ts';
import { allServerTutors } from './tutors/all-server-tutors.ts';
import { merged, mergedHandlers } from './tutors/server-tutor.ts';
import type { ServerTutor } from './tutors/server-tutor.ts';
import { TutorTurns } from './turn/tutor-turns.ts';

/**
 * How many requests are worked on at once, and how many wait. The embedded database takes one query at a time, so a few slots
 * keep it busy. The queue is about as long as what is answered in a quarter of a second.
 */
const limitsFor: Record<AppContext['store']['kind'], BulkheadLimits> = {
  pglite: { concurrency: 4, queue: 80, longestWaitMs: 250 },
  postgres: { concurrency: 24, queue: 120, longestWaitMs: 250 },
};

/** Builds the server from all of its parts. It doesn't listen yet. */
export async function buildApp(
  given: Omit<AppContext, 'tutors'>,
  tutors: readonly ServerTutor[] = allServerTutors,
): Promise<FastifyInstance> {
  const { config, store, log, supply, languageModel } = given;
  const requests = new Bulkhead(limitsFor[store.kind]);
  const context: AppContext = {
    ...given,
    tutors: new TutorRegistry(tutors.flatMap(({ definitions }) => definitions)),
    graph: () => given.graph(), // it may come and go
    languageModel: languageModel && ((call) => requests.outside(() => languageModel(call))), // a model takes seconds, so the request gives up its slot meanwhile
    supply: supply && {
      more: (...wanted) => requests.outside(() => supply.more(...wanted)), // other threads do this work
      whole: (skills) => supply.whole(skills),
      close: () => supply.close(),
    },
  };
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }), // request-log.ts writes one line of its own
    genReqId: () => randomUUID(),
    bodyLimit: config.limits.bodyBytes,
    trustProxy: config.trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // closing.ts sends our own refusal
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendRefusal(error, request, reply),
  });
  app.removeContentTypeParser('text/plain'); // a form on another site can send plain text without a preflight request, but not JSON
  app.decorateRequest('caller', null);

  const routes = new RouteTable(app);
  const metrics = new Metrics().withProcess();
  const { secret, clock } = context;
  const mailer = openMailer(config, log);
  const mail = new AccountMail(mailer, store, { address: addressOf(config), secret, clock, log });
  app.addHook('onClose', async () => {
    await mail.settled();
    mailer.close();
  });
  const passwords = new PasswordHashing(requests, context.passwordHash);
  const auth = makeAuth({ store, secret, publicUrl: config.publicUrl, passwords, mail, log });
  const callers = new CallerBook(auth, context);
  const limits = await requestLimits(app, context);
  const bus = openBus({ redisUrl: config.redisUrl, log });
  app.addHook('onClose', async () => bus.close());
  const admission = { context, callers, limits, requests };
  const shelf = new CachedShelf(store.problems, context.clock);
  const demo = config.demo ? demoAccounts(auth) : null;
  const history = demo !== null && config.demoHistory ? new DemoHistory(context, shelf, demo) : null;
  app.addHook('onListen', () => history?.begin());
  app.addHook('preClose', () => history?.end());
  const services: Services = {
    ...admission,
    auth,
    passwords,
    mail,
    guesses: new SignInGuesses(store, secret, { ceiling: config.limits.guessesPerAccount }),
    devices: new KnownDevices(secret, { secure: config.publicUrl?.startsWith('https:') ?? false }),
    removeExpired: expiredAccess(context),
    metrics,
    demoAccounts: history?.accounts ?? demo,
    turns: new TutorTurns(context, metrics, shelf),
    shelf,
    bus,
  };

  replyWithRefusals(app);
  closeInTime(app);
  app.setNotFoundHandler(refuseUnknownRoute((path) => routes.methodsOf(path)));
  app.addHook('onRequest', async (_, reply) => void reply.headers(apiHeaders).header('date', clock().toUTCString())); // pages count down by the server's date
  logRequests(app);
  metrics.watchRequests(app);

  const opened = tutors.map((tutor) => tutor.open(services, app));
  const served = merged<Contract>(contracts, ...tutors.map((tutor) => tutor.contracts ?? {}));
  serveAll(app, served, mergedHandlers(kernelHandlers(services), ...opened.map(({ handlers }) => handlers)), admission);
  const lines: ReadonlySet<unknown>[] = [];
  for (const tutor of opened) if (tutor.lines !== undefined) lines.push(await tutor.lines(app, admission));
  serveHealth(app, new StorageHealth(store, context.clock));
  serveMetrics(
    app,
    metrics.watchServer({ store, requests, passwords, lines: () => lines.reduce((sum, { size }) => sum + size, 0) }),
    admission,
  );
  await app.register(async (site) => {
    await secureHeaders(site, config.publicUrl);
    serveDocs(site, context.version, (await auth.$context).authCookies.sessionToken.name, tutors);
    await serveWeb(site, config.webFolder, tutors);
  });

  await ensureAdmin(config.admin, auth, store, log);
  await app.ready();
  routes.requireAccess();
  return app;
}
