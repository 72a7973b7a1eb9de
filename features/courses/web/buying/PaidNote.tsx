/** The money has come, the course is not open yet: what happens next. */
import { Alert, Loader } from '@mantine/core';
import { purchaseLifecycle } from '../../contract/lifecycle.ts';

export function PaidNote() {
  return (
    <Alert color="gold" role="status" icon={<Loader size="1rem" />} title={purchaseLifecycle.labels.paid}>
      一般几秒钟就能开通，完成后这里会自动更新，可以放心离开。如果始终未能开通，款项会原路退回。
    </Alert>
  );
}
