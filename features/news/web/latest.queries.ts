/** The home page's query, separate from the others, which would load all of their endpoints. */
import { query } from '@platform/web/api/api';
import { listLatestNews } from '../contract/endpoints.ts';

/** The latest items that editors wrote or approved. */
export const latestQuery = () => query(listLatestNews);
