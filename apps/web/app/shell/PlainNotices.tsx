/** What is said without another file: a page that could not be loaded, and notices whose container could not be. */
import { Button } from '@mantine/core';
import { usePlainNotice } from '@platform/web/notices';
import { useFailedPage } from '@platform/web/page/pageFile';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import classes from './PlainNotices.module.css';

export function PlainNotices() {
  const failedPage = useFailedPage();
  const notice = usePlainNotice();
  const { location } = useNavigation();
  const target = location?.key;
  // Another navigation, or none, replaces the failed one.
  useEffect(() => () => useFailedPage.setState(null, true), [target]);
  if (!failedPage && !notice) return null;
  return (
    <div role="alert" className={classes['notices']}>
      {failedPage && (
        <p>
          页面没有载入，请检查网络连接。
          <Button size="compact-sm" variant="default" onClick={failedPage.retry}>
            重试
          </Button>
        </p>
      )}
      {notice && <p>{notice}</p>}
    </div>
  );
}
