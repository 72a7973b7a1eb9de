/** What is applied for. */
import { scholarshipCategoryNames } from '../../contract/category.ts';
import type { Scholarship } from '../../contract/scholarship.ts';
import { showAward } from '../amount.rules.ts';
import classes from './ApplyHeading.module.css';
import { Deadline } from './Deadline.tsx';

export function ApplyHeading({ scholarship }: { scholarship: Scholarship }) {
  const { title, category, amount, available_slots } = scholarship;
  return (
    <header className={classes['heading']}>
      <h2>{title}</h2>
      <p>
        {scholarshipCategoryNames[category]} · 每名 {showAward(amount)} · {available_slots} 名
      </p>
      <Deadline scholarship={scholarship} />
    </header>
  );
}
