import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Empty } from '../../../components/Empty.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { subjectNames } from '../../student/lesson/topics/subjects.ts';
import { useMe } from '../../../signed-in.ts';
import { planDraftsQuery, plansQuery } from './plan-queries.ts';
import { keptTopics, keptWork } from './plan-shelf.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Every study plan, with its version and the number of the validator's findings. */
export function PlansPage() {
  const plans = useQuery(plansQuery);
  const drafts = useDrafts();
  const items = plans.data?.items ?? [];
  return (
    <Page
      title="Plans"
      heading="Study plans"
      lead="Lessons teach from these plans. Edit a plan, preview it as a student, and publish it."
      aside={
        <Link to="/author/lessons/new" className={buttonClass({})}>
          <Icon name="plus" className="size-[1.15em]" /> New topic
        </Link>
      }
    >
      {plans.isPending && <Waiting lines={5} />}
      {plans.isError && <Trouble error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.isSuccess && items.length === 0 && (
        <Empty title="No plans here yet">
          <p>The server loads its plans when it starts. Restart it, or look at its log.</p>
        </Empty>
      )}
      <ul className="grid gap-3">
        {plans.isSuccess && (
          <NewDrafts drafts={[...drafts].filter(([topic]) => !items.some(({ topic_id }) => topic_id === topic))} />
        )}
        {items.map(({ topic_id, title, subject, version, edited, published_at, findings }) => (
          <li key={topic_id} className="card relative grid gap-1 px-5 py-4 shadow-none hover:border-plum">
            <h2 className="text-lg">
              <Link
                to="/author/lessons/$topicId"
                params={{ topicId: topic_id }}
                className="after:absolute after:inset-0 hover:text-plum"
              >
                {title}
              </Link>
            </h2>
            <p className="flex flex-wrap gap-x-3 text-[0.9375rem] text-soft">
              <span>{subjectNames[subject]}</span>
              <span>
                version {version}, {day.format(new Date(published_at))}
              </span>
              {edited && <span>edited in this server</span>}
              {findings === null && <span>checking …</span>}
              {findings !== null && findings > 0 && (
                <span className="text-ochre">{findings === 1 ? '1 thing worth a look' : `${findings} things worth a look`}</span>
              )}
              {drafts.has(topic_id) && <span className="font-medium text-plum">your draft is open</span>}
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** The titles of the author's drafts by topic: those on the server, and those that this device couldn't send yet. */
function useDrafts(): ReadonlyMap<string, string> {
  const { account } = useMe();
  const { data } = useQuery(planDraftsQuery);
  const unsent = keptTopics(localStorage, account.id).flatMap((topic): [string, string][] => {
    const work = keptWork(localStorage, account.id, topic);
    return work === null ? [] : [[topic, work.guideline.title]];
  });
  return new Map([...(data?.items ?? []).map(({ topic_id, title }): [string, string] => [topic_id, title]), ...unsent]);
}

/** Topics that so far exist only as drafts. */
function NewDrafts({ drafts }: { drafts: readonly [topic: string, title: string][] }) {
  return drafts.map(([topic, title]) => (
    <li key={topic} className="card relative grid gap-1 border-dashed px-5 py-4 shadow-none hover:border-plum">
      <h2 className="text-lg">
        <Link to="/author/lessons/$topicId" params={{ topicId: topic }} className="after:absolute after:inset-0 hover:text-plum">
          {title === '' ? topic : title}
        </Link>
      </h2>
      <p className="text-[0.9375rem] font-medium text-plum">your draft of a new topic, not published yet</p>
    </li>
  ));
}
