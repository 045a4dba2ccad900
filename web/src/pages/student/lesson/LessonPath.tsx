import type { PathStep } from '@stoa/schema/lesson';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';
import { stepName } from './step-name.ts';

const standings = {
  done: { words: 'done', bar: 'bg-ochre-fill', tone: 'text-ochre', icon: 'check' },
  now: { words: 'you are here', bar: 'bg-plum', tone: 'text-plum', icon: 'ready' },
  ahead: { words: 'coming up', bar: 'bg-line', tone: 'text-soft', icon: 'arrow' },
  skipped: { words: 'skipped', bar: 'bg-line hatched', tone: 'text-soft', icon: 'skip' },
} as const;

/** The plan as a thin bar: the current step, the finished and the remaining ones. When opened, it names every step. */
export function LessonPath({ path, extending }: { path: readonly PathStep[]; extending: boolean }) {
  const now = path.find(({ standing }) => standing === 'now');
  const done = path.filter(({ standing }) => standing === 'done').length;
  const passedOver = path.filter(({ standing }) => standing === 'skipped').length;
  return (
    <details className="group">
      <summary className="grid list-none grid-cols-1 gap-1.5 rounded-key py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2 text-[0.9375rem]">
          <span className="min-w-0 truncate">
            <span className="text-soft">
              {now === undefined
                ? `${done} steps done${passedOver === 0 ? '' : `, ${passedOver} skipped`}`
                : `Step ${now.step} of ${path.length}`}
            </span>
            {now !== undefined && <span className="font-medium">: {now.title}</span>}
            {extending && <span className="font-medium">, and a little further</span>}
          </span>
          <Icon name="down" className="ml-auto size-4 text-soft group-open:rotate-180" />
          <span className="sr-only">, show every step</span>
        </span>
        <span className="flex gap-1" aria-hidden="true">
          {path.map(({ step, standing }) => (
            <span key={step} className={classNames('h-1.5 flex-1 rounded-full', standings[standing].bar)} />
          ))}
        </span>
      </summary>
      <PathSteps path={path} />
    </details>
  );
}

/** Every step with its state in words. `here`: the words at the current step, if the reader isn't the student. */
export function PathSteps({ path, here = standings.now.words }: { path: readonly PathStep[]; here?: string }) {
  return (
    <ol className="grid gap-1 py-3" aria-label="Steps in this lesson">
      {path.map(({ step, type, title, standing }) => {
        const { words, tone, icon } = standings[standing];
        const name = stepName({ type, title });
        return (
          <li
            key={step}
            aria-current={standing === 'now' ? 'step' : undefined}
            className="grid grid-cols-[1.5rem_1fr_fit-content(45%)] items-baseline gap-x-2"
          >
            <Icon name={icon} className={classNames('size-4 translate-y-0.5', tone)} />
            <span className={standing === 'now' ? 'font-semibold' : ''}>
              <span className="text-soft">{name.kind}:</span> {name.title}
            </span>
            <span className={classNames('text-right text-sm wrap-anywhere', tone)}>{standing === 'now' ? here : words}</span>
          </li>
        );
      })}
    </ol>
  );
}
