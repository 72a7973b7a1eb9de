/** The awards as a round hall on the axis: gold under the upper roof, ten nominations under the lowest. */

import { awards } from '../../contract/award.ts';
import { awardCategories, awardCategoryNames } from '../../contract/category.ts';
import { showAward } from '../amount.rules.ts';
import classes from './AwardLadder.module.css';
import { HallRoof } from './HallRoof.tsx';
import { TileEnd } from './TileEnd.tsx';

/** Each roof ends a little wider than the storey below it. */
const roofs = {
  gold: { ridge: 5, eaves: 130, high: 52, rows: 11, finial: true },
  excellent: { ridge: 126, eaves: 188, high: 34, rows: 16 },
  nomination: { ridge: 187, eaves: 258, high: 38, rows: 22 },
} as const;

export function AwardLadder() {
  return (
    <ol className={classes['hall']} aria-label="奖项">
      {awardCategories.map((award) => {
        const { amount, places, always } = awards[award];
        return (
          <li key={award} className={classes['storey']} data-award={award}>
            <HallRoof {...roofs[award]} />
            <div className={classes['wall']}>
              <strong className={classes['name']}>{awardCategoryNames[award]}</strong>
              <span className={classes['tiles']}>
                {Array.from({ length: places }, (_, place) => (
                  <TileEnd key={place} award={award} />
                ))}
              </span>
              <span className={classes['prize']}>
                <b>{showAward(amount)}</b>
                <small>{always ? `${places} 名` : `至多 ${places} 名`}</small>
              </span>
            </div>
          </li>
        );
      })}
      <li className={classes['terrace']} aria-hidden="true" />
    </ol>
  );
}
