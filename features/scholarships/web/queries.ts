/** Queries of the public pages. */
import { query } from '@platform/web/api/api';
import { useQuery } from '@tanstack/react-query';
import { listScholarships, showScholarship } from '../contract/scholarship.ts';
import type { ScholarshipListView } from './list.ts';

/** A page of scholarships. */
export const scholarshipsQuery = ({ page, category, search, sort }: ScholarshipListView['state']) =>
  query(listScholarships, { query: { page, category, search, sort } });

/** Open scholarships for the choice, the nearest deadline first. */
export function useChoices() {
  return useQuery(query(listScholarships, { query: { limit: 100 } }));
}

export function useScholarship(id: string | undefined) {
  return useQuery({
    ...query(showScholarship, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
}
