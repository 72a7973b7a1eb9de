/** What the home page asks; apart from the other queries, which would bring all of their endpoints along. */
import { query } from '@platform/web/api/api';
import { listNews } from '../contract/endpoints.ts';

/** The three latest of all categories. */
export const latestQuery = () => query(listNews, { query: { sort: 'latest', limit: 3 } });
