/** The receipt, where the form was. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ApplicationDetail } from '../../contract/application.ts';
import { tabPath } from '../address.rules.ts';
import { ReceiptSlip } from './ReceiptSlip.tsx';
import classes from './Submitted.module.css';

export function Submitted({ application }: { application: ApplicationDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={classes['submitted']}>
      <h2 ref={heading} tabIndex={-1}>
        申请已提交
      </h2>
      <p>我们已收到您的申请，请妥善保存回执。进展会写在进度页上，并发到您的邮箱。</p>
      {application.receipt && (
        <ReceiptSlip receipt={application.receipt} title={application.scholarship.title} />
      )}
      <div className={classes['ways']}>
        <Button component={Link} to={`/scholarship/application?id=${application.id}`}>
          查看进度
        </Button>
        <Button component={Link} to={tabPath('mine')} variant="default">
          我的申请
        </Button>
      </div>
    </div>
  );
}
