/** The badges of an announcement: urgent, on top, draft, category. */
import { type AnnouncementCategory, announcementCategoryNames } from '../../contract/category.ts';
import classes from './Marks.module.css';

interface MarksProps {
  category: AnnouncementCategory;
  isTop: boolean;
  isUrgent: boolean;
  isDraft?: boolean;
}

export function Marks({ category, isTop, isUrgent, isDraft = false }: MarksProps) {
  return (
    <span className={classes['marks']}>
      {isDraft && <span className={classes['draft']}>草稿</span>}
      {isUrgent && <span className={classes['urgent']}>紧急</span>}
      {isTop && <span className={classes['top']}>置顶</span>}
      <span className={classes['category']} data-category={category}>
        {announcementCategoryNames[category]}
      </span>
    </span>
  );
}
