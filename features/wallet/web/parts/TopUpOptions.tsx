/** The amounts of a top-up: presets as radio cards, and any other amount. */
import { NumberInput, Radio } from '@mantine/core';
import { formatCount, formatShortYuan } from '@platform/web/format/amount';
import { type Ref, useState } from 'react';
import { topUpLimits, topUpPresets } from '../../contract/recharge.ts';
import classes from './RechargeOptions.module.css';

interface TopUpOptionsProps {
  /** In yuan; null before anything was chosen. */
  value: number | null;
  onChange: (amount: number | null) => void;
  error: string | null;
  /** The field of another amount, which gets the focus when the amount is missing or out of range. */
  input: Ref<HTMLInputElement>;
}

const isPreset = (amount: number | null) => topUpPresets.some((preset) => preset === amount);

export function TopUpOptions({ value, onChange, error, input }: TopUpOptionsProps) {
  // Typed amounts stay in the field, also while they equal a preset: 100 on the way to 1000.
  const [typed, setTyped] = useState<string | number>(value === null || isPreset(value) ? '' : value);
  return (
    <>
      <Radio.Group
        label="充值金额"
        value={typed === '' && value !== null ? String(value) : ''}
        onChange={(preset) => {
          setTyped('');
          onChange(Number(preset));
        }}
      >
        <div className={classes['options']}>
          {topUpPresets.map((amount) => (
            <Radio.Card key={amount} value={String(amount)} className={classes['option'] ?? ''}>
              <span className={classes['amount']}>{formatShortYuan(amount)}</span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <NumberInput
        ref={input}
        label="其他金额（元）"
        placeholder={`${topUpLimits.min} 至 ${formatCount(topUpLimits.max)}`}
        inputMode="decimal"
        hideControls
        allowNegative={false}
        decimalScale={2}
        clampBehavior="none"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange(text === '' ? null : Number(text));
        }}
        error={error}
        errorProps={{ role: 'alert', fz: 'sm' }}
      />
    </>
  );
}
