// Sets up what a fresh clone needs before anything can run. Plain JavaScript, because it runs on whatever Node the machine
// has, before the pinned one is installed. Every step says what it does, and takes milliseconds if there is nothing to do.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The path of the pinned Node, once the dependencies are installed. */
export const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Returns the entry file of a dependency's program, so that it runs on the pinned Node and needs no shell. */
export function tool(name) {
  const home = path.join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]));
}

const say = (line) => process.stderr.write(`stoa: ${line}\n`);

function fingerprintOf(...places) {
  const hash = createHash('sha256');
  const visit = (place) => {
    if (!existsSync(place)) return;
    if (statSync(place).isFile()) {
      hash.update(path.relative(root, place)).update('\0').update(readFileSync(place)).update('\0');
      return;
    }
    for (const name of readdirSync(place).toSorted())
      if (name !== 'node_modules' && name !== 'dist') visit(path.join(place, name));
  };
  for (const place of places) visit(path.join(root, place));
  return hash.digest('hex');
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function run(why, command, args, options = {}) {
  say(why);
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (result.error !== undefined) throw new Error(`${why}: could not run ${command}: ${result.error.message}`);
  if (result.status !== 0)
    throw new Error(`${why}: "${command} ${args.join(' ')}" failed (exit ${result.status ?? result.signal}).`);
}

/** Installs the dependencies of package-lock.json, unless node_modules was made from this very lock file. */
export function ensureDependencies() {
  const stamp = path.join(root, 'node_modules', '.stoa-lock');
  const wanted = fingerprintOf('package-lock.json', ...readdirSync(root).map((folder) => path.join(folder, 'package.json')));
  if (existsSync(pinnedNode) && readStamp(stamp) === wanted) return;
  // Not `npm ci`: it refuses a lock file that lacks the builds of a tool for other platforms, which a registry may not offer.
  // The versions are pinned by the lock file all the same, and --no-save keeps it as it is.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  run('installing dependencies (once) …', npm, args, { shell: process.platform === 'win32' });
  if (!existsSync(pinnedNode))
    throw new Error(`The pinned Node is not at ${pinnedNode}. Does npm allow install scripts ("npm config get ignore-scripts")?`);
  writeFileSync(stamp, wanted);
}

/** Builds the web into web/dist, unless it was built from these very sources. */
export function ensureWebBuild() {
  const stamp = path.join(root, 'web', 'dist', '.built-from');
  const wanted = fingerprintOf('web', 'schema/src', 'package-lock.json');
  if (readStamp(stamp) === wanted) return;
  run('building the web …', pinnedNode, [tool('vite'), 'build', '--logLevel', 'warn'], { cwd: path.join(root, 'web') });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Does once for an installation what every new data folder would otherwise wait for. If nothing can be written, it is skipped,
 * and each start does it then.
 */
export function ensurePrepared() {
  const stamp = path.join(root, '.cache', 'prepared');
  const wanted = fingerprintOf('package-lock.json');
  if (readStamp(stamp) === wanted || !isWritable(root)) return;
  run('preparing the first start (once) …', pinnedNode, [path.join(root, 'cli/src/stoa.ts'), 'prepare']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// The headless shell is Chromium without windows, which no test needs: it takes an eighth less time.
const chromiumPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns where Chromium is; on Debian it is installed if missing. The browser tests can't run without it. */
export function ensureChromium() {
  const found = chromiumPlaces.find((place) => place !== undefined && existsSync(place));
  if (found !== undefined) return found;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    run(`installing Chromium for the browser tests (apt-get ${args[0]}) …`, command, rest, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  } catch (cause) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
      {
        cause,
      },
    );
  }
  return '/usr/bin/chromium-headless-shell';
}

/** Runs a set-up script and turns a failure into one sentence instead of a stack trace. */
export async function main(job) {
  try {
    process.exitCode = (await job()) ?? 0;
  } catch (error) {
    say(error.message);
    if (error.cause !== undefined) say(`because: ${error.cause.message ?? error.cause}`);
    process.exitCode = 1;
  }
}
