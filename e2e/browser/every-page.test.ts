import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '@stoa/schema/account';
import type { PracticeView } from '@stoa/schema/practice';
import { AuthorOracle } from './author-oracle.ts';
import { axeObjections } from './axe.ts';
import { openBrowser, visit, type Watched } from './browser.ts';
import { openServer } from './server-under-test.ts';
import type { ServerUnderTest } from './server-under-test.ts';
import { handIn, problemOn } from './student.ts';

let server: ServerUnderTest;
let browser: Browser;
let oracle: AuthorOracle;
let visitor: Watched;
beforeAll(async () => {
  server = await openServer();
  [browser, oracle] = await Promise.all([openBrowser(), AuthorOracle.at(server.address)]);
  const { viewport } = sizes.phone;
  visitor = await visit(browser, server.address, { colorScheme: 'light', viewport, hasTouch: true });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A page to check: its route, who sees it, and an element that shows that it has loaded. */
type PageCase = {
  path: string;
  as: Role | null;
  there: (page: Page) => ReturnType<Page['locator']>;
  before?: (page: Page) => Promise<void>;
};
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const pages: Record<string, PageCase> = {
  'the sign-in page': {
    path: '/sign-in',
    as: null,
    there: (page) => page.getByRole('button', { name: 'Continue as a student' }),
  },
  'the sign-up page': { path: '/sign-up', as: null, there: heading('Sign up') },
  'the page for a forgotten password': { path: '/forgot-password', as: null, there: heading('Forgot your password?') },
  'the page that sets a password': {
    path: '/reset-password#some-secret',
    as: null,
    there: (page) => page.getByRole('button', { name: 'Save my password' }),
  },
  'the page that sets a password, without a link': {
    path: '/reset-password',
    as: null,
    there: heading('Open this page with your link'),
  },
  'the page that confirms an email': {
    path: '/confirm-email#some-secret',
    as: null,
    there: (page) => page.getByRole('button', { name: 'Confirm my email' }),
  },
  'the start of the board': { path: '/boards', as: 'student', there: (page) => page.getByLabel('What do you want to work on?') },
  'the list of essays': { path: '/essays', as: 'student', there: heading('Start an essay') },
  'an essay that a teacher gave': {
    path: '/essays?dbq=farmers-protest-1865-1898&scope=thesis&timing=untimed',
    as: 'student',
    there: heading('Your teacher’s assignment'),
  },
  home: { path: '/', as: 'student', there: (page) => page.getByRole('link', { name: 'See the whole map' }) },
  'the practice page': { path: 'practice', as: 'student', there: (page) => page.getByRole('button', { name: 'Check' }) },
  'the practice page with a hint, a keypad and an example': {
    path: 'practice',
    as: 'student',
    there: (page) => page.getByText('Where to look'),
    async before(page) {
      const keypad = page.getByRole('button', { name: 'Keypad' });
      if ((await keypad.count()) > 0 && (await keypad.getAttribute('aria-expanded')) === 'false') await keypad.click();
      await page.getByRole('button', { name: /^(Another h|H)int$/ }).click();
      await page.getByText('Where to look').waitFor();
    },
  },
  'the practice page with scratch paper': {
    path: 'practice',
    as: 'student',
    there: (page) => page.getByLabel('Typed notes'),
    async before(page) {
      await page.getByRole('button', { name: 'Scratch paper', exact: true }).click();
      await page.getByLabel('Typed notes').fill('3 × 4 = 12');
    },
  },
  'the practice page with a calculator and formulas at hand': {
    path: 'practice with a calculator',
    as: 'student',
    there: (page) => page.getByText('= 28.26'),
    async before(page) {
      await page.getByRole('button', { name: 'Formulas', exact: true }).click();
      await page.getByText('Area of a circle').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Calculator', exact: true }).click();
      await page.getByLabel('Calculation').fill('3.14*3^2');
      await page.keyboard.press('Enter');
      await page.getByText('= 28.26').waitFor();
    },
  },
  'the practice page with the message to a child in need': {
    path: 'practice',
    as: 'student',
    there: (page) => page.getByRole('region', { name: 'Important' }),
    async before(page) {
      const view = (await (
        await page.request.get(`/api/practice/sessions/${page.url().split('/').at(-1)!}`)
      ).json()) as PracticeView;
      await page.request.post(`/api/practice/sessions/${view.session_id}/turns`, {
        data: { kind: 'attempt', problem_id: view.problem!.id, answer: 'my uncle hits me' },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      await page.reload();
      await page.getByRole('region', { name: 'Important' }).waitFor();
    },
  },
  'the practice page with a picture to answer in': {
    path: 'practice with a picture',
    as: 'student',
    there: (page) => page.getByRole('slider', { name: 'Point 2' }),
    async before(page) {
      await page.getByRole('slider', { name: 'Point 1' }).press('Enter');
    },
  },
  'a solved problem': {
    path: 'practice',
    as: 'student',
    there: (page) => page.getByRole('button', { name: /Next problem|Continue/ }),
    async before(page) {
      const plain = page.getByRole('button', { name: 'Plain text' });
      if ((await plain.count()) > 0) await plain.click();
      await handIn(page, await oracle.answer(await problemOn(page), 'correct'));
      await page.getByRole('button', { name: /Next problem|Continue/ }).waitFor();
    },
  },
  'the map as a graph': {
    path: '/map?view=graph&skill=whole_add',
    as: 'student',
    there: (page) => page.locator('#knot-whole_add'),
  },
  'the map as a list': { path: '/map?view=list', as: 'student', there: heading('Whole numbers') },
  'the lessons to choose from': { path: '/learn', as: 'student', there: heading('Equivalent fractions') },
  'a search for lessons that finds none': {
    path: '/learn?search=dinosaurs',
    as: 'student',
    there: (page) => page.getByRole('button', { name: 'Show all topics' }),
  },
  'a topic': {
    path: '/learn/topic/equivalent-fractions',
    as: 'student',
    there: (page) => page.getByRole('button', { name: /Begin/ }),
  },
  'the lesson page': { path: 'lesson', as: 'student', there: (page) => page.getByRole('button', { name: 'Check' }) },
  'the lesson page with a wrong answer, a hint, the path, a keypad and words of her own': {
    path: 'lesson',
    as: 'student',
    there: (page) => page.getByLabel('Ask a question or say something'),
    async before(page) {
      await page
        .getByRole('button', { name: 'Plain text' })
        .or(page.getByRole('button', { name: 'Math field' }))
        .waitFor();
      const plain = page.getByRole('button', { name: 'Plain text' });
      if ((await plain.count()) > 0) await plain.click();
      await page.getByLabel('Your answer').fill('1/6');
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByText('To think about').waitFor();
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.getByText('A hint', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Keypad' }).click();
      await page.locator('summary', { hasText: 'Step 1 of' }).click();
      await page.getByText('Ask a question', { exact: true }).click();
    },
  },
  'a lesson with the message to a child in need': {
    path: 'lesson',
    as: 'student',
    there: (page) => page.getByRole('button', { name: 'Continue the lesson' }),
    async before(page) {
      await page.getByText('Ask a question', { exact: true }).click();
      await page.getByLabel('Ask a question or say something').fill('I want to kill myself');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('region', { name: 'Important' }).waitFor();
    },
  },
  'the end of a lesson': {
    path: 'lesson',
    as: 'student',
    there: heading('Enough for today'),
    async before(page) {
      const more = page.getByRole('button', { name: 'More' });
      if (await more.isVisible()) await more.click();
      await page.getByRole('button', { name: 'Stop for today' }).click();
      await page.getByText('The whole conversation').click();
    },
  },
  'the courses': { path: '/courses', as: 'student', there: heading('Mathematics, grade 10') },
  'the learning path of a course': {
    path: '/courses/MATH-G10/path?unit=ALG-00',
    as: 'student',
    there: (page) => page.getByText('Bronze takes 2 practice problems right in a row and one bronze exam question.'),
  },
  'a conversation in a course, with a drill that is wrong': {
    path: 'course',
    as: 'student',
    there: (page) => page.getByText('Incorrect', { exact: true }),
    async before(page) {
      await page.getByLabel('Your message').fill('I need help with graphs');
      await page.getByRole('button', { name: 'Send' }).click();
      const drill = page.getByRole('article', { name: 'Practice problem' });
      await drill.waitFor();
      const plain = drill.getByRole('button', { name: 'Plain text' });
      if ((await plain.count()) > 0) await plain.click();
      await drill.getByLabel('Your answer').fill('123456');
      await drill.getByRole('button', { name: 'Check Answer' }).click();
      await page.getByText('Incorrect', { exact: true }).waitFor();
    },
  },
  'the way of a student of hers through a course': {
    path: 'watched course',
    as: 'teacher',
    there: heading('Learning path'),
  },
  'the students in courses': { path: '/teacher/courses', as: 'teacher', there: heading('Students’ courses') },
  progress: { path: '/progress', as: 'student', there: heading('Recent activity') },
  settings: {
    path: '/settings',
    as: 'student',
    there: heading('Your goals'),
    async before(page) {
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByText('(this one)').waitFor();
    },
  },
  'settings of an adult': {
    path: '/settings',
    as: 'teacher',
    there: (page) => page.getByRole('button', { name: 'Make a token' }),
    async before(page) {
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.locator('summary', { hasText: 'Advanced' }).click();
      await page.getByText('(this one)').waitFor();
    },
  },
  'my reports': { path: '/reports', as: 'student', there: heading(/My reports/) },
  'an unknown page': { path: '/no/such/page', as: 'student', there: heading('We couldn’t find that page') },
  'the inbox': { path: '/author/reports', as: 'author', there: heading(/Mistakes students/) },
  'the bank': { path: '/author/problems', as: 'author', there: (page) => page.getByRole('link', { name: /Open/ }).first() },
  'a problem': { path: 'problem', as: 'author', there: (page) => page.getByText('verified since') },
  'the plans': { path: '/author/lessons', as: 'author', there: heading('Equivalent fractions') },
  'a plan with a step open, and what must change in it': {
    path: '/author/lessons/equivalent-fractions',
    as: 'author',
    there: (page) => page.getByText('The preview has the finished steps. You can publish when everything is finished.'),
    async before(page) {
      await page.locator('summary', { hasText: 'Guidelines' }).click();
      await page.locator('[data-at="guidelines.student_questions.0"] summary').click();
      await page.locator('summary', { hasText: '1. Explain' }).click();
      await page.locator('summary', { hasText: 'The opening question' }).click();
      await page.getByLabel('Right answer').first().fill('1/6');
    },
  },
  'a plan as JSON': {
    path: '/author/lessons/equivalent-fractions',
    as: 'author',
    there: (page) => page.getByLabel('The plan as JSON'),
    async before(page) {
      await page.getByText('JSON', { exact: true }).click();
    },
  },
  'a plan about to be published': {
    path: '/author/lessons/two-step-equations',
    as: 'author',
    there: (page) => page.getByRole('dialog').getByRole('button', { name: 'Publish it' }),
    async before(page) {
      await page.locator('summary', { hasText: 'The topic' }).first().click();
      await page.getByLabel('In a student’s words').fill('Undo one thing, then the other.');
      await page.getByLabel('Title').first().fill('Equations with two steps');
      await page.getByText('Nothing to fix. It’s ready to teach.').waitFor();
      await page.getByRole('button', { name: 'Publish …' }).click();
    },
  },
  'a new topic': {
    path: '/author/lessons/new',
    as: 'author',
    there: (page) => page.getByText('The topic needs a title.'),
    async before(page) {
      await page.getByRole('button', { name: 'Start the draft' }).click();
    },
  },
  'an empty plan, of which another copy is put aside': {
    path: '/author/lessons/new',
    as: 'author',
    there: (page) => page.getByText('Another copy of this draft is put aside.'),
    async before(page) {
      await page.getByLabel('Title').fill('A plan with nothing in it');
      await page.getByRole('button', { name: 'Start the draft' }).click();
      await page.getByText('Saved', { exact: true }).waitFor();
      const at = '/api/lesson-plan-drafts/a-plan-with-nothing-in-it';
      const { draft } = (await (await page.request.get(at)).json()) as { draft: { guideline: object; revision: number } };
      await page.request.put(at, {
        data: { guideline: draft.guideline, base_version: 0, expected_revision: draft.revision, put_aside: 'stored' },
      });
      await page.reload();
      await page.getByText('Name concept 1.').first().waitFor();
      await page.getByRole('button', { name: 'Go to it' }).click();
    },
  },
  'a topic that there is not': {
    path: '/author/lessons/no-such-topic',
    as: 'author',
    there: heading('We couldn’t find that topic'),
  },
  'a teacher’s home': { path: '/', as: 'teacher', there: heading('Today') },
  'a lesson of somebody else': { path: 'foreign', as: 'teacher', there: heading(/^This is a lesson of/) },
  'a replay with what a child told': {
    path: 'flagged',
    as: 'teacher',
    there: (page) => page.getByRole('button', { name: 'I have looked at this' }),
  },
  'a flag of practice': {
    path: 'flagged practice',
    as: 'teacher',
    there: (page) => page.getByText('I have looked at this'),
  },
  'the transcripts': { path: '/teacher/lessons', as: 'teacher', there: heading('Students’ lessons') },
  'the page of a student': { path: 'student', as: 'teacher', there: heading('Worth a word') },
  'a replay': { path: 'replay', as: 'teacher', there: (page) => page.getByText('Turn 1 of 1') },
  'the essays of students': { path: '/teacher/essays', as: 'teacher', there: heading('Assign an essay') },
  'the period banks': { path: '/author/essay-banks', as: 'author', there: heading(/^Period 7/) },
  'a period bank with an entry open': {
    path: '/author/essay-banks/7',
    as: 'author',
    there: (page) => page.getByLabel('Fact'),
    async before(page) {
      await page.locator('summary', { hasText: 'the Wagner Act' }).click();
    },
  },
  'the boards of students': { path: '/teacher/boards', as: 'teacher', there: heading('Boards') },
  'the detectors of the essay coach': { path: '/admin/essay-coach', as: 'admin', there: heading('Thesis restates the prompt') },
  accounts: { path: '/admin/accounts', as: 'admin', there: (page) => page.getByLabel(/Role of/).first() },
  'a new account': {
    path: '/admin/accounts',
    as: 'admin',
    there: (page) => page.getByText('Give this link to Lena and nobody else.'),
    async before(page) {
      await page.getByRole('button', { name: 'New account' }).click();
      await page.getByLabel('Name').fill('Lena');
      await page.getByLabel('Email').fill(`lena-${Date.now()}@maple.school`);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('heading', { name: 'The account is ready' }).waitFor();
    },
  },
};

async function enter(page: Page, as: Role | null): Promise<void> {
  await page.context().clearCookies();
  if (as !== null) expect((await page.request.post('/api/account/demo', { data: { role: as } })).ok()).toBe(true);
}

/**
 * Returns the page without any data of an earlier one, except cached scripts and styles, so that they aren't fetched and
 * compiled again for every page. It's always the same tab, because a new one would have to compile everything again, axe
 * included.
 */
async function freshPage(): Promise<Page> {
  const { context, page, faults } = visitor;
  await page.goto('about:blank'); // now no earlier page can store anything more
  faults.length = 0;
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes: 'cookies,local_storage,indexeddb' });
  await devTools.detach();
  await page.setViewportSize(sizes.phone.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  return page;
}

/** Starts a lesson for the account that is signed in. Returns its id. */
async function lessonFor(page: Page): Promise<string> {
  const started = await page.request.post('/api/sessions', {
    data: { goal: { guideline_id: 'equivalent-fractions' } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return ((await started.json()) as { session_id: string }).session_id;
}

/** Starts a conversation in a course for the account that is signed in. Returns its id. */
async function threadFor(page: Page): Promise<string> {
  const started = await page.request.post('/api/tutor/threads', {
    data: { courseId: 'MATH-G10' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return ((await started.json()) as { threadId: string }).threadId;
}

/** The skills to practice, by the names that paths use above. */
const practiced: Readonly<Record<string, string>> = {
  practice: 'whole_place_value',
  'practice with a picture': 'quad_square_root',
  'practice with a calculator': 'geo_circle_area',
};

/** Returns the path of a page. If it shows a session or a problem of the bank, creates or finds that first. */
async function pathOf(page: Page, { path }: PageCase): Promise<string> {
  if (path === 'flagged practice') {
    await enter(page, 'student');
    const practice = await pathOf(page, { path: 'practice', as: 'student', there: heading('') });
    const { problem } = (await (
      await page.request.get(`/api${practice.replace('practice', 'practice/sessions')}`)
    ).json()) as PracticeView;
    await page.request.post(`/api${practice.replace('practice', 'practice/sessions')}/turns`, {
      data: { kind: 'attempt', problem_id: problem!.id, answer: 'my uncle hits me' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await enter(page, 'teacher');
    return practice.replace('/practice/', '/teacher/flags/');
  }
  const skill = practiced[path];
  if (skill !== undefined) {
    const started = await page.request.post('/api/practice/sessions', {
      data: { skill_id: skill, mode: 'practice', start_anyway: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { view } = (await started.json()) as { view: { session_id: string } };
    return `/practice/${view.session_id}`;
  }
  if (path === 'course') return `/courses/session/${await threadFor(page)}`;
  if (path === 'watched course') {
    await enter(page, 'student');
    await threadFor(page);
    const { account } = (await (await page.request.get('/api/me')).json()) as { account: { id: string } };
    await enter(page, 'teacher');
    return `/courses/MATH-G10/path?learner=${account.id}`;
  }
  if (path === 'lesson') return `/learn/${await lessonFor(page)}`;
  if (path === 'student') {
    await enter(page, 'student');
    const session = await lessonFor(page);
    for (const message of ['i have no friends', '1/6'])
      await page.request.post(`/api/sessions/${session}/step`, {
        data: { kind: 'message', message },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
    const { account } = (await (await page.request.get('/api/me')).json()) as { account: { id: string } };
    await enter(page, 'teacher');
    return `/teacher/students/${account.id}`;
  }
  if (path === 'replay' || path === 'flagged' || path === 'foreign') {
    await enter(page, 'student');
    const session = await lessonFor(page);
    const said = path === 'flagged' ? 'my uncle hits me' : '1/6';
    await page.request.post(`/api/sessions/${session}/step`, {
      data: { kind: 'message', message: said, question_id: 'q1' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await enter(page, 'teacher');
    if (path === 'foreign') return `/learn/${session}`;
    return `/teacher/lessons/${session}${path === 'replay' ? '?turn=1' : ''}`;
  }
  if (path === 'problem') {
    const listed = await page.request.get('/api/problems?skillId=frac_add_like&limit=1');
    const { items } = (await listed.json()) as { items: { item: { meta: { id: string } } }[] };
    return `/author/problems/${items[0]!.item.meta.id}`;
  }
  return path;
}

const sizes = {
  phone: { viewport: { width: 360, height: 740 }, byFinger: true },
  desktop: { viewport: { width: 1280, height: 800 }, byFinger: false },
} as const;
const themes = ['light', 'dark'] as const;
type Look = `${keyof typeof sizes}, ${(typeof themes)[number]}`;

/** What is wrong with a page in each of its looks (size and theme). */
type Objections = Record<Look, string[]>;

/**
 * Checks the page on a phone and on a desktop, in the light theme and in the dark one, without reopening it. In the light theme
 * of each size all rules are checked; in the dark one only those that depend on colors, because a theme changes nothing else.
 */
async function objectionsTo(page: Page, isThere: () => Promise<void>): Promise<Objections> {
  const found: Objections = { 'phone, light': [], 'phone, dark': [], 'desktop, light': [], 'desktop, dark': [] };
  const devTools = await page.context().newCDPSession(page);
  for (const size of ['phone', 'desktop'] as const) {
    const { viewport, byFinger } = sizes[size];
    await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: byFinger });
    await page.setViewportSize(viewport);
    const papers: string[] = [];
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      await isThere();
      const objections = found[`${size}, ${colorScheme}`];
      papers.push(await page.evaluate<string>('getComputedStyle(document.documentElement).backgroundColor'));
      const wider = await page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
      if (wider > 0) objections.push(`it scrolls ${wider} pixels sideways`);
      objections.push(...(await axeObjections(page, colorScheme === 'light' ? 'all' : 'of color')));
    }
    if (papers[0] === papers[1]) found[`${size}, dark`].push('it looks as in the light theme');
  }
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: sizes.phone.byFinger });
  await devTools.detach();
  return found;
}

/** The widths of a small phone, and of desktops with text at 200 %. */
const narrowWidths = [320, 640, 768];
/** The longest name that is allowed, with no place for a line break. */
const longName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswesse';

/**
 * Returns where the page is wider than its window if every name and address on it is as long as allowed. This writes the names
 * into the page itself, so call it last.
 */
async function sidewaysWithLongNames(page: Page): Promise<string[]> {
  await page.evaluate(`{
    const names = /Demo (?:Student|Teacher|Author|Admin)|\\bLena\\b|[\\w.-]+(?=@)/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (names.test(text.data)) text.data = text.data.replace(names, '${longName}');
  }`);
  const found: string[] = [];
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    const beyond = await page.evaluate<string[]>(`(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      return [scrollWidth + ' wide', ...wide.slice(-3).map((one) => one.outerHTML.slice(0, 160))];
    })()`);
    if (beyond.length > 0) found.push(`at ${width}: ${beyond.join(' | ')}`);
  }
  return found;
}

const well: Objections = { 'phone, light': [], 'phone, dark': [], 'desktop, light': [], 'desktop, dark': [] };

it.each(Object.keys(pages))(
  '%s meets WCAG 2.2 AA on phone and desktop in both themes, fits, has a title, and contacts no other host',
  async (name) => {
    const tested = pages[name]!;
    const page = await freshPage();
    await enter(page, tested.as);
    await page.goto(await pathOf(page, tested));
    if (tested.before !== undefined) {
      const ready = [
        page.getByRole('button', { name: 'Check' }),
        page.locator('summary'),
        page.locator('form'),
        page.getByLabel(/Role of/),
      ];
      await ready
        .reduce((either, one) => either.or(one))
        .first()
        .waitFor();
      await tested.before(page);
    }
    const isThere = () => tested.there(page).waitFor();
    await isThere();
    expect(await page.title()).toMatch(/.+ · Stoa$/);
    expect(await objectionsTo(page, isThere)).toEqual(well);
    expect(await sidewaysWithLongNames(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  },
);

it('a fault that shows in only one size and theme is found there and nowhere else', async () => {
  const { page, context } = await visit(browser, server.address, { colorScheme: 'light', hasTouch: true });
  await page.goto('/sign-in');
  const isThere = () => page.getByRole('heading').first().waitFor();
  await isThere();
  const planted = [
    ['phone, light', '(max-width: 999px) and (prefers-color-scheme: light)', '#eee', '#fff'],
    ['phone, dark', '(max-width: 999px) and (prefers-color-scheme: dark)', '#222', '#111'],
    ['desktop, light', '(min-width: 1000px) and (prefers-color-scheme: light)', '#eee', '#fff'],
    ['desktop, dark', '(min-width: 1000px) and (prefers-color-scheme: dark)', '#222', '#111'],
  ] as const;
  const styles = planted.map(
    ([, when, ink, paper], at) =>
      `#planted-${at} { display: none } @media ${when} { #planted-${at} { display: block; color: ${ink}; background: ${paper} } }`,
  );
  const nameless = '#nameless { display: none } @media (pointer: coarse) { #nameless { display: block } }';
  const sheet = JSON.stringify([...styles, nameless].join('\n')); // the page's own policy doesn't allow a style element
  await page.evaluate(
    `{ const sheet = new CSSStyleSheet(); sheet.replaceSync(${sheet}); document.adoptedStyleSheets.push(sheet); }`,
  );
  const elements = [...planted.map((_, at) => `<p id="planted-${at}">Hard to read</p>`), '<button id="nameless"></button>'];
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', ${JSON.stringify(elements.join(''))})`);

  const found = await objectionsTo(page, isThere);
  for (const [at, [look]] of planted.entries()) {
    const others = planted.filter(([one]) => one !== look).flatMap(([one]) => found[one]);
    expect(found[look].join('; '), look).toContain(`planted-${at}`);
    expect(others.join('; '), look).not.toContain(`planted-${at}`);
  }
  expect(found['phone, light'].join('; ')).toContain('nameless');
  expect(found['desktop, light'].join('; ')).not.toContain('nameless');
  await context.close();
});
