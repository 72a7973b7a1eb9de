/** The content of the resale's dialog: price within its bounds with what the seller gets, description, contact. */
import { Group, Stack, Text } from '@mantine/core';
import { draftStorage } from '@platform/web/document/draftStorage';
import { CommandForm, useCommandForm } from '@platform/web/form/CommandForm.tsx';
import { numberText } from '@platform/web/form/text.rules';
import { formatYuan } from '@platform/web/format/amount';
import { useViewer } from '@platform/web/session/viewer';
import { type ChangeEvent, useState } from 'react';
import { z } from 'zod';
import { createListing } from '../../contract/endpoints.ts';
import { salesErrors } from '../../contract/errors.ts';
import type { Purchase, ResaleRefusal } from '../../contract/purchase.ts';
import { resaleForm, resalePercent, resalePriceProblem } from '../../contract/resale.ts';
import type { CourseDialogProps } from '../parts/DialogLink.tsx';
import { changedByPurchase } from '../queries.ts';
import { SeatNotes } from '../seats/SeatNotes.tsx';
import { WithdrawButton } from '../seats/WithdrawButton.tsx';
import { ProceedsPreview } from './ProceedsPreview.tsx';

const refusals: Readonly<Record<Exclude<ResaleRefusal, 'listed'>, string>> = {
  no_seat: '您没有这门课程可以转售的席位',
  not_allowed: salesErrors.RESALE_NOT_ALLOWED.message,
  begun: '课程已开始，不能再转售',
};

const draft = z.object({ price: z.string(), description: z.string(), contact: z.string() });
const empty: z.infer<typeof draft> = { price: '', description: '', contact: '' };

/** The contract's rules, for the text of the price. */
const formOf = (paid: number) =>
  resaleForm.extend({
    price: numberText(
      resaleForm.shape.price.superRefine((price, context) => {
        const message = resalePriceProblem(price, paid);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    ),
    description: resaleForm.shape.description.unwrap(),
  });

function Form({ purchase, close }: { purchase: Purchase; close: () => void }) {
  const { id, price: paid, resalePrices } = purchase;
  const owner = useViewer() ?? '';
  const [storage] = useState(() => draftStorage({ name: 'resaleDraft', owner, id }, draft));
  const [values, setValues] = useState(() => storage.read()?.value ?? empty);
  const [schema] = useState(() => formOf(paid));
  const state = useCommandForm(createListing, values, {
    schema,
    input: (body) => ({ params: { id }, body }),
    invalidates: changedByPurchase,
    success: '席位已挂出转售',
    onSuccess() {
      storage.remove();
      close();
    },
  });
  /** What is typed survives a reload. */
  const keep = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = { ...values, [target.name]: target.value };
    setValues(next);
    storage.write(next);
  };
  const bounds = `${formatYuan(resalePrices.min)} 到 ${formatYuan(resalePrices.max)}`;
  const fields = {
    price: {
      kind: 'decimal',
      label: '转售价格（元）',
      required: true,
      description: `${bounds}，即购买价的 ${resalePercent.min}% 到 ${resalePercent.max}%`,
    },
    description: { kind: 'longText', label: '转售说明', description: '选填；购买的人会看到' },
    contact: { label: '联系方式', required: true, description: '只有买到的人付款后才看得到' },
  } as const;
  return (
    <div onChange={keep}>
      <CommandForm {...state} fields={fields} action="挂出转售" onCancel={close}>
        <ProceedsPreview price={Number(values.price)} paid={paid} />
      </CommandForm>
    </div>
  );
}

export default function ResellForm({ course, mine: { purchase }, close }: CourseDialogProps) {
  const refusal = course.canResell ? (purchase ? purchase.resaleRefusal : 'no_seat') : 'not_allowed';
  if (purchase && refusal === 'listed')
    return (
      <Stack>
        <SeatNotes purchase={purchase} />
        <Group justify="center">
          <WithdrawButton purchase={purchase} />
        </Group>
      </Stack>
    );
  if (!purchase || (refusal !== null && refusal !== 'listed'))
    return (
      <Text ta="center" role="alert">
        {refusals[refusal === null || refusal === 'listed' ? 'no_seat' : refusal]}
      </Text>
    );
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        「{course.title}」，购买价 {formatYuan(purchase.price)}。
        {'售出后款项由本站保管，开课后存入您的余额；开课前没有售出，席位仍归您。'}
      </Text>
      <Form purchase={purchase} close={close} />
    </Stack>
  );
}
