import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const banksQuery = queryOptions({ queryKey: ['essay-banks'], queryFn: () => client.essays.banks({}), staleTime: 30_000 });

/** A bank as the coach uses it now, and its editions. */
export const bankQuery = (period: number) =>
  queryOptions({
    queryKey: ['essay-bank', period],
    queryFn: () => client.essays.bank({ params: { period } }),
    staleTime: 0,
    refetchOnWindowFocus: false, // doesn't replace what is being edited
  });
