/** What is said without another file: a page that could not be loaded, and notices whose container could not be. */
import { Button } from '@mantine/core';
import { usePlainNotice } from '@platform/web/notices';
import { retryFailedPages, useFailedPages } from '@platform/web/page/pageFile';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import classes from './PlainNotices.module.css';

export function PlainNotices() {
  const notice = usePlainNotice();
  const { location } = useNavigation();
  const target = location?.key;
  // A visitor who went elsewhere needs no notice.
  const isPageMissing = useFailedPages().length > 0 && target !== undefined;
  // Each navigation asks again, because the router would wait for the failed file for ever.
  useEffect(retryFailedPages, [target]);
  if (!isPageMissing && !notice) return null;
  return (
    <div role="alert" className={classes['notices']}>
      {isPageMissing && (
        <p>
          页面没有载入，请检查网络连接。
          <Button size="compact-sm" variant="default" onClick={retryFailedPages}>
            重试
          </Button>
        </p>
      )}
      {notice && <p>{notice}</p>}
    </div>
  );
}
