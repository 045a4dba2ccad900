import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MasteryBar } from '../../../components/MasteryBar.tsx';
import { StandingChip, StandingIcon, standingLabels } from '../../../components/Standing.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import type { StandingSkill } from '../standing-skills.ts';
import { useStartPractice } from '../start-practice.ts';
import { LessonsOnSkill } from '../lessons-on-skill.tsx';
import { strandNames } from '../strands.ts';
import { UnitsOnSkill } from '../units-on-skill.tsx';
import { beginBefore, missingBefore } from './missing-before.ts';

/** One skill: what it is, its standing and the evidence for it, what it builds on, and how to practice it. */
export function SkillPanel({
  chosen: { skill, progress },
  skills,
  onChoose,
}: {
  chosen: StandingSkill;
  skills: readonly StandingSkill[];
  onChoose: (skillId: string) => void;
}) {
  const start = useStartPractice();
  const below = skills.filter((one) => skill.prerequisites.includes(one.skill.id));
  const above = skills.filter((one) => one.skill.prerequisites.includes(skill.id));
  const missing = missingBefore({ skill, progress }, skills);
  const first = beginBefore({ skill, progress }, skills);

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <StandingChip standing={progress.standing} level={progress.level} />
        <span className="text-[0.9375rem] text-soft">
          {strandNames[skill.strand]} · grade {skill.grade}
        </span>
      </div>
      <p className="text-lg">{skill.description}</p>
      <div className="grid gap-2">
        <MasteryBar progress={progress} />
        {progress.opportunities > 0 && <p className="text-[0.9375rem] text-soft">{triesIn(progress)}</p>}
      </div>
      {progress.standing === 'assumed' && (
        <p className="rounded-card bg-sunk px-4 py-3">
          You have probably learned this already, so we count it as known for now. You haven’t mastered it yet. A checkpoint or a
          few problems can show it.
        </p>
      )}
      {progress.unlocked ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            busy={start.acting}
            onClick={() => start.act({ skill_id: skill.id, mode: progress.standing === 'due' ? 'review' : 'practice' })}
          >
            {progress.standing === 'due' ? 'Review this' : 'Practice this'}
          </Button>
          <Button busy={start.acting} onClick={() => start.act({ skill_id: skill.id, mode: 'checkpoint' })}>
            Checkpoint
          </Button>
        </div>
      ) : (
        <>
          <p className="flex gap-3 rounded-card bg-sunk px-4 py-3">
            <Icon name="lock" className="mt-0.5 size-5 text-soft" />
            <span>
              You may find this hard. It builds on {inWords(missing.map((one) => `“${one.skill.name}”`))}. Already know it? Take
              the checkpoint.
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            {first !== null && (
              <Button
                look="primary"
                busy={start.acting}
                onClick={() => start.act({ skill_id: first.skill.id, mode: 'practice' })}
              >
                Practice {first.skill.name}
              </Button>
            )}
            <Button busy={start.acting} onClick={() => start.act({ skill_id: skill.id, mode: 'practice', start_anyway: true })}>
              {progress.standing === 'learning' ? 'Practice this' : 'Start anyway'}
            </Button>
            <Button busy={start.acting} onClick={() => start.act({ skill_id: skill.id, mode: 'checkpoint' })}>
              Checkpoint
            </Button>
          </div>
        </>
      )}
      {start.error !== null && <Trouble error={start.error} />}
      <LessonsOnSkill skillIds={[skill.id]} />
      <UnitsOnSkill skillId={skill.id} />
      <Neighbours title="Builds on" of={below} onChoose={onChoose} />
      <Neighbours title="Leads to" of={above} onChoose={onChoose} />
    </div>
  );
}

function Neighbours({
  title,
  of,
  onChoose,
}: {
  title: string;
  of: readonly StandingSkill[];
  onChoose: (skillId: string) => void;
}) {
  if (of.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-sans text-[0.9375rem] font-normal tracking-normal text-soft">{title}</h3>
      <ul className="-mx-2">
        {of.map(({ skill, progress }) => (
          <li key={skill.id}>
            <button
              type="button"
              onClick={() => onChoose(skill.id)}
              className="flex min-h-9 w-full items-center gap-2.5 rounded-key px-2 py-1 text-left hover:bg-plum-wash"
            >
              <StandingIcon standing={progress.standing} className="size-[1.125rem] text-soft" />
              <span>{skill.name}</span>
              <span className="sr-only">({standingLabels[progress.standing]})</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' });

function triesIn({ opportunities, unaided_opportunities, due_at, standing }: StandingSkill['progress']): string {
  const tried = `${opportunities} ${opportunities === 1 ? 'problem' : 'problems'} tried, ${unaided_opportunities} without a hint.`;
  const due =
    due_at === null ? '' : standing === 'due' ? ' It’s time to review it.' : ` Next review: ${day.format(new Date(due_at))}.`;
  return tried + due;
}

const inWords = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
