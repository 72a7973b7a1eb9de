/** The steps of an admin at an order in its state: ship, prepare, complete, refund, answer a request, note. */
import { Group, Input, TextInput } from '@mantine/core';
import { NativeSelect } from '@platform/web/form/NativeSelect.tsx';
import { formatYuan } from '@platform/web/format/amount';
import { CommandButton } from '@platform/web/states/CommandButton.tsx';
import { useState } from 'react';
import { orderLifecycle } from '../../contract/lifecycle.ts';
import { maxRequestReason, requestKindNames } from '../../contract/request.ts';
import { type Carrier, carrierNames, carriers } from '../../contract/shipment.ts';
import {
  getStaffOrder,
  handleOrder,
  listStaffOrders,
  type StaffOrder,
  type StaffStep,
} from '../../contract/staff.ts';

const carrierOptions = carriers.map((value) => ({ value, label: carrierNames[value] }));
const shared = { endpoint: handleOrder, invalidates: [getStaffOrder, listStaffOrders] } as const;

/** The typed amount; undefined for all that is left. */
const amountOf = (text: string) => (text.trim() === '' ? {} : { amount: Number(text) });

export function StaffSteps({ order }: { order: StaffOrder }) {
  const { id, revision, status, deliveryMethod, request, totalPrice, refunded } = order;
  const [carrier, setCarrier] = useState<Carrier>('sf');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [amount, setAmount] = useState('');
  const step = (action: StaffStep) => ({ params: { id }, body: { revision, action } });
  const can = (move: 'ship' | 'prepare' | 'complete' | 'refund') =>
    orderLifecycle.canMove(move, status, deliveryMethod);
  const isOpen = request?.state === 'open';
  const left = Math.round((totalPrice - refunded) * 100) / 100;
  const amountField = (
    <TextInput
      label="退款金额（元）"
      description={`不填则退还全部余款 ${formatYuan(left)}`}
      inputMode="decimal"
      value={amount}
      onChange={(event) => setAmount(event.currentTarget.value)}
    />
  );
  return (
    <Group gap="sm">
      <CommandButton
        {...shared}
        input={() => step({ step: 'ship', carrier, trackingNumber })}
        success="订单已发货"
        available={can('ship') && !isOpen}
        label="发货"
        title="填写运单"
        confirmLabel="确认发货"
      >
        <Input.Label component="div">承运商</Input.Label>
        <NativeSelect label="承运商" options={carrierOptions} value={carrier} onChange={setCarrier} />
        <TextInput
          mt="md"
          label="运单号"
          withAsterisk
          maxLength={40}
          value={trackingNumber}
          onChange={(event) => setTrackingNumber(event.currentTarget.value)}
        />
      </CommandButton>
      <CommandButton
        {...shared}
        input={() => step({ step: 'prepare' })}
        success="已生成取货码"
        available={can('prepare') && !isOpen}
        label="备好待取"
        title="商品已经备好？"
        confirmLabel="确认备好"
      >
        系统会生成取货码，买家在订单页看到。
      </CommandButton>
      <CommandButton
        {...shared}
        input={() => step({ step: 'complete' })}
        success="订单已完成"
        available={can('complete')}
        label="完成订单"
        title="买家已经收到商品？"
        confirmLabel="确认完成"
      >
        从现在起 7 天内，买家可以申请退货。
      </CommandButton>
      <CommandButton
        {...shared}
        input={(reason) => step({ step: 'approve', reason, ...amountOf(amount) })}
        success="申请已同意"
        available={isOpen}
        label={`同意${request ? requestKindNames[request.kind] : ''}`}
        title="同意买家的申请？"
        confirmLabel="同意并退款"
        reason={{ label: '答复（可不填，买家会看到）', limit: maxRequestReason }}
      >
        <p>款项按原支付方式退回，不能撤回。</p>
        {amountField}
      </CommandButton>
      <CommandButton
        {...shared}
        input={(reason) => step({ step: 'refuse', reason })}
        success="申请已拒绝"
        available={isOpen}
        variant="default"
        label="拒绝申请"
        title="拒绝买家的申请？"
        confirmLabel="拒绝"
        destructive
        reason={{ label: '原因（买家会看到）', required: '请填写原因', limit: maxRequestReason }}
      />
      <CommandButton
        {...shared}
        input={(reason) => step({ step: 'refund', reason, ...amountOf(amount) })}
        success="已开始退款"
        available={can('refund') && !isOpen}
        variant="outline"
        color="red"
        label="退款"
        title="退款给买家？"
        confirmLabel="确认退款"
        destructive
        reason={{ label: '原因（买家会看到）', required: '请填写原因', limit: maxRequestReason }}
      >
        <p>款项按原支付方式退回，不能撤回。</p>
        {amountField}
      </CommandButton>
      <CommandButton
        {...shared}
        input={(reason) => step({ step: 'note', reason })}
        success="备注已保存"
        variant="default"
        label="内部备注"
        title="内部备注"
        confirmLabel="保存"
        reason={{ label: '只有管理员看到', required: '请填写备注', limit: maxRequestReason }}
      />
    </Group>
  );
}
