/** What the public pages ask of the server. */
import { query } from '@platform/web/api/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listScholarships, showScholarship } from '../contract/scholarship.ts';
import type { Address } from './address.rules.ts';

/** The page of scholarships that the address asks for. */
export const scholarshipsQuery = ({ page, category, search, sort }: Address) =>
  query(listScholarships, { query: { page, category, search, sort } });

/** The page of scholarships that is shown; the one before stays until the next has come. */
export function useScholarships(shown: Address) {
  return useQuery({ ...scholarshipsQuery(shown), placeholderData: keepPreviousData });
}

/** Scholarships to choose from, the open ones first. */
export function useChoices() {
  return useQuery(query(listScholarships, { query: { limit: 100 } }));
}

export function useScholarship(id: string | undefined) {
  return useQuery({
    ...query(showScholarship, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}
