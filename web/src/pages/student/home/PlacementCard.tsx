import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { useSaveSettings } from '../../../save-settings.ts';
import { useStartPlacement } from '../placement/use-start-placement.ts';

/** For a new student: a few questions find where she should start. She may leave it, skip it, and come back to it. */
export function PlacementCard({ underWay }: { underWay: { session_id: string; asked: number } | null }) {
  const start = useStartPlacement();
  const { save, refused } = useSaveSettings();
  return (
    <section aria-labelledby="placement" className="card arrive grid gap-5 p-6 shadow-lift sm:p-10">
      <p className="eyebrow text-plum">{underWay === null ? 'New here?' : 'Where you left off'}</p>
      <div className="grid gap-3">
        <h2 id="placement" className="text-[2rem] sm:text-[2.75rem]">
          Find your starting point
        </h2>
        <p className="max-w-prose text-lg">
          {underWay === null
            ? 'Answer a few questions, and we’ll know what you can do already and what to start with. There’s no grade, and you can stop any time.'
            : `You’ve answered ${underWay.asked === 1 ? 'one question' : `${underWay.asked} questions`}. Your place is saved.`}
        </p>
      </div>
      {start.error !== null && <Trouble error={start.error} />}
      {refused !== null && <Trouble error={refused} />}
      <div className="flex flex-wrap items-center gap-3">
        {underWay === null ? (
          <Button look="primary" size="large" busy={start.acting} onClick={() => start.act(null)}>
            Find my starting point <Icon name="arrow" />
          </Button>
        ) : (
          <Link
            to="/placement/$sessionId"
            params={{ sessionId: underWay.session_id }}
            className={buttonClass({ look: 'primary', size: 'large' })}
          >
            Continue <Icon name="arrow" />
          </Link>
        )}
        <Button look="quiet" size="large" onClick={() => save({ placement_offer: 'hidden' })}>
          {underWay === null ? 'Skip for now' : 'Not now'}
        </Button>
      </div>
    </section>
  );
}
