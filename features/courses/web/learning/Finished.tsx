/** Congratulates those who have finished the course, and leads them to the certificate. */
import { Alert, Button, Text } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from 'react-router';
import { certificatePath } from '../../contract/path.ts';
import type { Learning } from './queries.ts';

export function Finished({ learning: { certificate } }: { learning: Learning }) {
  return (
    <div role="status">
      {certificate && (
        <Alert
          color="celadon"
          title="恭喜，您已学完这门课程"
          icon={<IconCertificate stroke={1.5} aria-hidden />}
        >
          <Text size="sm">证书编号 {certificate.number}，任何人都可以凭编号查验。</Text>
          <Button component={Link} to={certificatePath(certificate.number)} mt="sm">
            查看证书
          </Button>
        </Alert>
      )}
    </div>
  );
}
