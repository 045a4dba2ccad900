import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../api.ts';

export const banksQuery = queryOptions({ queryKey: ['essay-banks'], queryFn: () => client.essays.banks({}), staleTime: 30_000 });

/** A bank as the coach goes by it, and its versions. */
export const bankQuery = (period: number) =>
  queryOptions({
    queryKey: ['essay-bank', period],
    queryFn: () => client.essays.bank({ params: { period } }),
    staleTime: 0,
    refetchOnWindowFocus: false, // what is being edited stays as it is
  });
