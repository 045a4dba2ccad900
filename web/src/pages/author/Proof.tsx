import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../components/Banner.tsx';
import { client } from '../../api.ts';

/** The result of the query that proves the rule: whether anything unverified was ever served. */
export function Proof() {
  const { data } = useQuery({ queryKey: ['served-unverified'], queryFn: () => client.audit.servedUnverified({}) });
  if (data === undefined) return null;
  const clean = data.unverified.length === 0;
  return (
    <div className="mb-8">
      <Banner tone={clean ? 'good' : 'trouble'} icon={clean ? 'check' : 'question'}>
        {clean
          ? `Served so far: ${data.served}. Every one of them was verified at that moment.`
          : `${data.unverified.length} of ${data.served} servings were of a problem that was not verified. Retire it, and tell your administrator.`}
      </Banner>
    </div>
  );
}
