/** A certificate, as it is printed. */

import { formatDay } from '@platform/web/format/time';
import { siteName } from '@platform/web/page/page';
import type { Certificate as CertificateFacts } from '../../contract/learning.ts';
import classes from './Certificate.module.css';

export function Certificate({ number, name, courseTitle, instructor, finishedAt }: CertificateFacts) {
  return (
    <article className={classes['certificate']} aria-label="结业证书">
      {/* For this page alone: a rule of a style sheet would stay for the pages that follow. */}
      <style>{'@page { size: A4 landscape; margin: 10mm }'}</style>
      <div className={classes['frame']}>
        <p className={classes['site']}>全球文化中轴联盟</p>
        <h1>结业证书</h1>
        <p className={classes['text']}>
          兹证明 <strong data-verbatim>{name}</strong> 已学完课程
        </p>
        <p className={classes['course']}>《{courseTitle}》</p>
        <p className={classes['text']}>的全部课时，准予结业。</p>
        <dl>
          <div>
            <dt>证书编号</dt>
            <dd data-verbatim>{number}</dd>
          </div>
          <div>
            <dt>授课讲师</dt>
            <dd>{instructor}</dd>
          </div>
          <div>
            <dt>结业日期</dt>
            <dd>
              <time dateTime={finishedAt}>{formatDay(finishedAt)}</time>
            </dd>
          </div>
        </dl>
        <span className={classes['seal']} aria-hidden>
          {siteName}
        </span>
      </div>
    </article>
  );
}
