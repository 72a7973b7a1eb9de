/** The home page's query, separate from the others, which would load all of their endpoints. */
import { query } from '@platform/web/api/api';
import { listNews } from '../contract/endpoints.ts';

/** The three latest items of all categories. */
export const latestQuery = () => query(listNews, { query: { sort: 'latest', limit: 3 } });
