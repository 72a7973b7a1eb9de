/** The dialog of the new-user red packet; the money is in the balance already. */
import { EnvelopeDialog, PacketAmount } from '@features/redpackets/web/drawings/EnvelopeDialog.tsx';
import { Button, Text } from '@mantine/core';
import { useCommand } from '@platform/web/api/command';
import { Link } from 'react-router';
import { openNewUserPacket } from '../../contract/endpoints.ts';
import { balancePath } from '../labels.ts';
import { changedByPurchase } from '../queries.ts';

interface PacketDialogProps {
  purchaseId: string;
  /** In yuan. */
  amount: number;
  onClose: () => void;
}

export default function PacketDialog({ purchaseId, amount, onClose }: PacketDialogProps) {
  const { mutate, isPending, isSuccess } = useCommand(openNewUserPacket, { invalidates: changedByPurchase });
  const open = () => mutate({ params: { id: purchaseId } });
  const close = () => {
    // A packet that was put away counts as shown too.
    if (!isSuccess && !isPending) open();
    onClose();
  };
  return (
    <EnvelopeDialog
      title="新人红包"
      state={isSuccess ? 'open' : isPending ? 'loading' : 'closed'}
      isWon={isSuccess}
      onClose={close}
      actions={
        isSuccess ? (
          <>
            <Button onClick={onClose}>收下</Button>
            <Button variant="subtle" color="gray" component={Link} to={balancePath}>
              查看余额
            </Button>
          </>
        ) : (
          <Button onClick={open} loading={isPending} data-autofocus>
            拆开红包
          </Button>
        )
      }
    >
      {isSuccess ? (
        <>
          <PacketAmount amount={String(amount)}>元</PacketAmount>
          <Text size="sm">已存入您的余额</Text>
        </>
      ) : (
        <Text size="sm" mb="xl">
          恭喜完成首次购课
        </Text>
      )}
    </EnvelopeDialog>
  );
}
