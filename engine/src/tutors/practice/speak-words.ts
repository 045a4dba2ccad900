import type { Ask } from '../../turn/ask.ts';
import { askDiagnosis, giveHint, type HintRequest } from './coach.ts';
import { knownOf } from './known-texts.ts';
import { nameBack, nameLine } from '../../problems/named-back.ts';
import type { AnswerSight, PracticeMove, PracticeWords } from './practice-move.ts';
import type { OpenProblem } from './practice-session.ts';
import type { PracticeWorld } from './practice-world.ts';

const silence: PracticeWords = { diagnosed: null, hint: null };

/**
 * Produces the words that a model may phrase: the diagnosis of an error that no rule explains, and the hint. All other words
 * are our own.
 */
export async function speakWords(world: PracticeWorld, move: PracticeMove, ask: Ask): Promise<PracticeWords> {
  switch (move.kind) {
    case 'coach': {
      const { sight, level } = move;
      const { open, problem, check, diagnosed, misconception } = sight;
      const written = sight.answer ?? sight.lines?.at(-1) ?? '';
      const found =
        diagnosed === null
          ? await askDiagnosis(problem, sight.lines?.join('\n') ?? written, ask)
          : { found: diagnosed, by: null };
      const known = knownOf(problem, open, [written, ...(sight.lines ?? [])]);
      const request: HintRequest = {
        ...requestOf(world, open, problem),
        turn: sight.session.version,
        level,
        wrote: nameBack(
          problem.item.answer_spec.input_type,
          written,
          'echo' in check ? check.echo : null,
          'normalized' in check ? check.normalized : null,
        ),
        brokenLine: brokenLineOf(sight),
        diagnosed: found.found,
        misconception,
        note: sight.note,
        known,
      };
      return { diagnosed: found, hint: await giveHint(request, ask, world.policy) };
    }
    case 'note_wrong': {
      const { diagnosed, repeated } = move.sight;
      return diagnosed === null || repeated || move.exam !== null
        ? silence
        : { diagnosed: { found: diagnosed, by: null }, hint: null };
    }
    case 'hint': {
      const { open, problem, level, turn } = move;
      const last = open.attempts.findLast(({ view }) => view.verdict === 'incorrect') ?? null;
      const misconception = problem.item.misconceptions.find(({ id }) => id === last?.diagnosed?.misconception_id) ?? null;
      const request: HintRequest = {
        ...requestOf(world, open, problem),
        turn,
        level,
        wrote:
          last === null
            ? null
            : nameBack(
                problem.item.answer_spec.input_type,
                last.view.answer ?? last.view.lines?.at(-1) ?? '',
                last.view.echo,
                last.key,
              ),
        brokenLine: null,
        diagnosed: last?.diagnosed ?? null,
        misconception,
        note: last?.view.note ?? null,
        known: knownOf(problem, open, []),
      };
      return { diagnosed: null, hint: await giveHint(request, ask, world.policy) };
    }
    default:
      return silence;
  }
}

function requestOf(
  world: PracticeWorld,
  open: OpenProblem,
  problem: HintRequest['problem'],
): Pick<HintRequest, 'problem' | 'skill' | 'earlier'> {
  const id = problem.item.meta.skill_id;
  return { problem, skill: { id, name: world.graph?.byId.get(id)?.name ?? id.replaceAll('_', ' ') }, earlier: open.hints };
}

function brokenLineOf({ lines, line_verdicts }: AnswerSight): HintRequest['brokenLine'] {
  const broken = line_verdicts.find(({ verdict }) => verdict === 'does_not_follow');
  if (lines === null || broken === undefined) return null;
  const sound = line_verdicts.slice(0, broken.index).every(({ verdict }) => verdict === 'follows');
  return nameLine(broken.index, lines[broken.index] ?? '', { echo: broken.echo, sound });
}
