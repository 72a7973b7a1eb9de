/** What the sample story says of a news item. */
import type { NewsCategory } from '../../contract/category.ts';
import type { SceneName } from './drawings/scenes.ts';

export interface SampleNews {
  slug: string;
  category: NewsCategory;
  title: string;
  summary: string;
  author: string;
  /** The demo account that wrote it; guests have none. */
  username?: 'demo' | 'editor' | 'reviewer' | 'steward';
  /** Published so many days before the first start. */
  daysAgo: number;
  views: number;
  featured?: boolean;
  /** What its cover shows. */
  scene: SceneName;
  /** Sanitised HTML. */
  content: string;
}
