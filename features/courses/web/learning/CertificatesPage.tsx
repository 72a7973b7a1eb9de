/** /certificates: enter the number of a certificate to have it confirmed. */
import { Container } from '@mantine/core';
import { ListHead } from '@platform/web/list/ListHead.tsx';
import { page } from '@platform/web/page/page';
import { CertificateForm } from './CertificateForm.tsx';

export const handle = page({
  title: '查验证书',
  description: '输入证书编号，查验中轴课程的结业证书。',
});

export default function CertificatesPage() {
  return (
    <Container size="34rem" py="xl">
      <ListHead title="查验证书" motto="编号在证书的左下角" />
      <CertificateForm />
    </Container>
  );
}
