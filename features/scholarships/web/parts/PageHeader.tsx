/** The page's header, with the hall of awards above the list. */
import { ageLimit } from '../../contract/age.ts';
import { AwardLadder } from './AwardLadder.tsx';
import classes from './PageHeader.module.css';

export function PageHeader({ withAwards }: { withAwards: boolean }) {
  return (
    <header className={classes['head']} data-tall={withAwards}>
      <h1>青年奖学金</h1>
      <p>为未满 {ageLimit} 岁、愿意守护文化中轴的年轻人而设</p>
      {withAwards && <AwardLadder />}
    </header>
  );
}
