import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { PacePreference } from '@stoa/schema/lesson';
import { useAct } from '../../../../act.ts';
import { Banner } from '../../../../components/Banner.tsx';
import { Button, buttonClass } from '../../../../components/Button.tsx';
import { ChoiceField } from '../../../../components/Field.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { MathLine } from '../../../../components/MathText.tsx';
import { Page } from '../../../../components/Page.tsx';
import { Trouble } from '../../../../components/Trouble.tsx';
import { client } from '../../../../api.ts';
import { markChangedByATurn } from '../../../../session/changed-by-a-turn.ts';
import { sessionKey } from '../../../../session/session-kind.ts';
import { lessonSession } from '../lesson-session.ts';
import { stepName } from '../step-name.ts';
import { SkillsOfLesson } from '../../lessons-on-skill.tsx';
import { topicQuery } from './topic-query.ts';

const paces: { value: PacePreference; label: string }[] = [
  { value: 'slow', label: 'Slow, with more examples' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
];

/** One topic before its lesson: its objectives, its steps, and a choice of pace. */
export function TopicPage() {
  const { topicId } = useParams({ from: '/layout/learn/topic/$topicId' });
  const { data: topic } = useSuspenseQuery(topicQuery(topicId));
  const [pace, setPace] = useState<PacePreference>('normal');
  const cache = useQueryClient();
  const navigate = useNavigate();
  const start = useAct(
    (_: undefined, key) =>
      client.lessons.start({ body: { student: { prefs: { pace } }, goal: { guideline_id: topic.topic_id } } }, { key }),
    {
      onDone: async ({ session_id, first_turn }) => {
        cache.setQueryData(sessionKey(session_id), first_turn.view);
        markChangedByATurn(cache, lessonSession.lists);
        await navigate({ to: '/learn/$sessionId', params: { sessionId: session_id } });
      },
    },
  );

  return (
    <Page title={topic.title} lead={topic.summary}>
      <div className="grid gap-8">
        <p className="-mt-4 flex flex-wrap gap-x-4 gap-y-1 text-soft">
          <span>Grade {topic.grade}</span>
          <span>About {topic.minutes} minutes</span>
          <span>You can stop at any time and continue later</span>
        </p>
        {topic.session_id !== null && (
          <Banner
            tone="info"
            icon="learning"
            action={
              <Link to="/learn/$sessionId" params={{ sessionId: topic.session_id }} className={buttonClass({ size: 'small' })}>
                Continue
              </Link>
            }
          >
            You’ve already started this lesson.
          </Banner>
        )}
        <section className="grid gap-3">
          <h2 className="text-xl">What you will be able to do</h2>
          <ul className="grid list-disc gap-2 pl-5 marker:text-soft">
            {topic.learning_objectives.map((objective) => (
              <li key={objective}>
                <MathLine text={objective} />
              </li>
            ))}
          </ul>
        </section>
        <form
          className="card grid gap-5 p-5 sm:p-7"
          onSubmit={(event) => {
            event.preventDefault();
            start.act(undefined);
          }}
        >
          <ChoiceField label="Choose a pace" value={pace} options={paces} onChange={setPace} />
          {start.error !== null && <Trouble error={start.error} />}
          <Button type="submit" look="primary" size="large" busy={start.acting} className="justify-self-start">
            {topic.standing === 'new' ? 'Begin' : topic.session_id === null ? 'Do it again' : 'Start over'} <Icon name="arrow" />
          </Button>
        </form>
        <SkillsOfLesson skills={topic.skills} />
        <div className="grid gap-8 sm:grid-cols-2">
          <section className="grid content-start gap-3">
            <h2 className="text-xl">Steps in this lesson</h2>
            <ol className="grid gap-2 border-l-2 border-line pl-4">
              {topic.path.map((step) => {
                const { kind, title } = stepName(step);
                return (
                  <li key={step.step}>
                    <span className="block text-sm text-soft">{kind}</span>
                    {title}
                  </li>
                );
              })}
            </ol>
          </section>
          <section className="grid content-start gap-3">
            <h2 className="text-xl">Helpful to know first</h2>
            <ul className="grid gap-2">
              {topic.prerequisites.map((one) => (
                <li key={one}>
                  <MathLine text={one} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Page>
  );
}
