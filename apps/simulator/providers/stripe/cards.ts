/** The card numbers of Stripe's test mode and their results. */
export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}

const declines: Record<string, CardError> = {
  '4000000000000002': {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: '您的银行卡被拒绝。',
  },
  '4000000000009995': {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: '您的银行卡余额不足。',
  },
  '4000000000000069': { type: 'card_error', code: 'expired_card', message: '您的银行卡已过期。' },
  '4000000000000127': { type: 'card_error', code: 'incorrect_cvc', message: '您的银行卡安全码不正确。' },
};

const accepted = new Set(['4242424242424242', '5555555555554444', '378282246310005', '6200000000000005']);

/** The error of a payment that is declined by a control call. */
export const genericDecline: CardError = declines['4000000000000002'] as CardError;

/** Null for a successful card; other than test cards are declined, as in Stripe's test mode. */
export function cardError(number: string): CardError | null {
  if (accepted.has(number)) return null;
  return (
    declines[number] ?? {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: '这里是模拟支付，请使用测试卡号 4242 4242 4242 4242。',
    }
  );
}
