/** Public reading of scholarships. */
import type { Data } from '@platform/contract/endpoint';
import { searchQuery } from '@platform/server/database/search';
import { failure } from '@platform/server/http/failure';
import type { Services } from '@platform/server/portal';
import type { z } from 'zod';
import { scholarshipErrors } from '../contract/errors.ts';
import type * as contract from '../contract/scholarship.ts';
import { withHighlights } from './rules.ts';
import { findScholarship, findScholarships, presentScholarship } from './scholarships.store.ts';

type Context = Pick<Services, 'db' | 'clock'>;

/** A page of the scholarships that match, with highlights. */
export async function listScholarships(
  { db, clock }: Context,
  { search: words, ...filter }: z.output<typeof contract.listScholarships.query>,
): Promise<Data<typeof contract.listScholarships>> {
  const search = words ? searchQuery(words) : null;
  const page = { current_page: filter.page, per_page: filter.limit };
  // A search without letters or digits matches nothing.
  if (words && !search) return { scholarships: [], pagination: { ...page, total: 0 } };
  const { rows, total } = await findScholarships(db, { ...filter, search }, clock.now());
  return {
    scholarships: rows.map((each) => withHighlights(each, search)),
    pagination: { ...page, total },
  };
}

/** One scholarship. Throws SCHOLARSHIP_NOT_FOUND. */
export async function showScholarship(
  { db, clock }: Context,
  id: string,
): Promise<Data<typeof contract.showScholarship>> {
  const row = await findScholarship(db, id);
  if (!row) throw failure(scholarshipErrors.SCHOLARSHIP_NOT_FOUND);
  return presentScholarship(row, clock.now());
}
