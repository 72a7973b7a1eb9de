/** /certificates/{number}: confirms a certificate to anyone, and prints as one page. */
import { Alert, Button, Container, Group, Text } from '@mantine/core';
import { query } from '@platform/web/api/api';
import { preload } from '@platform/web/api/preload';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { page } from '@platform/web/page/page';
import { QueryState } from '@platform/web/states/QueryState.tsx';
import { IconPrinter, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { courseErrors } from '../../contract/errors.ts';
import { getCertificate } from '../../contract/learning.ts';
import classes from './Certificate.module.css';
import { Certificate } from './Certificate.tsx';
import { CertificateForm } from './CertificateForm.tsx';

const certificateQuery = (number = '') => query(getCertificate, { params: { number } });
const loading = preload(({ params }) => ({ certificate: certificateQuery(params['number']) }));

/** An unknown number answers 404 with this page, which says so. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return await loading.loader(args);
  } catch {
    return data({ answers: {}, complete: false }, { status: 404 });
  }
}

/** The page asks by itself. */
export const clientLoader = () => null;

export const handle = page({ title: '结业证书', hidden: true });

export default function CertificatePage() {
  const { number = '' } = useParams();
  const answer = useQuery({ ...certificateQuery(number), retry: false });
  if (answer.error?.code === courseErrors.CERTIFICATE_NOT_FOUND.code)
    return (
      <Container size="34rem" py="xl">
        <ListHead title="查验证书" />
        <Alert color="gold" mb="lg" role="alert">
          {answer.error.message}
        </Alert>
        <CertificateForm key={number} number={number} />
      </Container>
    );
  return (
    <Container size="64rem" py="lg">
      <QueryState query={answer}>
        {(certificate) => (
          <>
            <Group justify="space-between" mb="md" className={classes['bar'] ?? ''}>
              <Group gap="xs" role="status" wrap="nowrap">
                <IconRosetteDiscountCheck stroke={1.5} color="var(--mantine-color-success)" aria-hidden />
                <Text>证书有效，由中轴颁发</Text>
              </Group>
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
                onClick={() => window.print()}
              >
                打印
              </Button>
            </Group>
            <Certificate {...certificate} />
          </>
        )}
      </QueryState>
    </Container>
  );
}
