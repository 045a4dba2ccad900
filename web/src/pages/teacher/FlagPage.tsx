import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Empty } from '../../components/Empty.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Page } from '../../components/Page.tsx';
import { fetchKatex } from '../../components/Tex.tsx';
import { flagCaseQuery } from './flag-queries.ts';
import { isGrave, placeWords } from './flags.ts';
import { ErasedFlags } from './ErasedFlags.tsx';
import { StudentLink } from './StudentLink.tsx';
import { FlagsPanel } from './FlagsPanel.tsx';

void fetchKatex();

/** What was flagged in practice, or outside any session: what was typed and where, what to do about it, and who has looked. */
export function FlagPage() {
  const { caseId } = useParams({ from: '/layout/teacher/flags/$caseId' });
  const { data: told } = useSuspenseQuery(flagCaseQuery(caseId));
  const { learner, learner_id, flags, erased } = told;
  const whose = learner ?? 'An account that was erased';
  const place = (flags.find(({ kind }) => isGrave(kind)) ?? flags[0])?.place;
  const heading = place === undefined ? 'Nothing was flagged here' : `${whose}: ${placeWords(place)}`;
  return (
    <Page
      title={heading}
      heading={heading}
      aside={
        <div className="flex min-w-0 flex-wrap gap-2">
          <Link to="/teacher/lessons" className="link inline-flex min-h-11 items-center gap-2 px-2">
            <Icon name="back" className="size-4" /> What needs your attention
          </Link>
          {learner !== null && learner_id !== null && <StudentLink learnerId={learner_id} learner={learner} />}
        </div>
      }
    >
      {erased !== null ? (
        <ErasedFlags told={told} erased={erased} />
      ) : learner === null ? (
        <Empty title="Nothing to look at">
          <p>Someone may have looked at it already, or the account was erased.</p>
        </Empty>
      ) : (
        <FlagsPanel learner={learner} told={told} />
      )}
    </Page>
  );
}
