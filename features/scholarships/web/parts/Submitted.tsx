/** The receipt in place of the submitted form. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type ApplicationDetail, applicationAddress } from '../../contract/application.ts';
import { scholarshipList } from '../list.ts';
import { ReceiptSlip } from './ReceiptSlip.tsx';

export function Submitted({ application: { id, receipt, scholarship } }: { application: ApplicationDetail }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Stack align="center" ta="center">
      <Title order={2} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        申请已提交
      </Title>
      <Text c="dimmed" maw="32rem">
        我们已收到您的申请，请妥善保存回执。进展会写在进度页上，并发到您的邮箱。
      </Text>
      {receipt && <ReceiptSlip receipt={receipt} title={scholarship.title} />}
      <Group justify="center" gap="sm">
        <Button component={Link} to={applicationAddress(id)}>
          查看进度
        </Button>
        <Button component={Link} to={scholarshipList.pathTo({ tab: 'mine' })} variant="default">
          我的申请
        </Button>
      </Group>
    </Stack>
  );
}
