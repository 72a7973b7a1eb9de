import { InvalidConfiguration } from '@platform/server/env';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const production = {
  PORTAL_MODE: 'production',
  DATABASE_URL: 'postgres://portal:secret@db/portal',
  APP_SECRET: 'kZ8vQ2mX7rB4nT9wL5cY1dF6hJ3gS0pA',
  PUBLIC_URL: 'https://example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: '中轴 <no-reply@example.org>',
};

describe('the whole configuration', () => {
  it('is complete without any variable', () => {
    expect(readConfiguration({})).toMatchObject({ PORTAL_MODE: 'demo', PORT: 3000, USD_RATE: 6.5 });
  });

  it('allows production without a payment provider', () => {
    expect(readConfiguration(production).PORTAL_MODE).toBe('production');
  });

  it('reports missing and unsafe variables in production, including payments, without secret values', () => {
    const unsafe = {
      ...production,
      SMTP_URL: '',
      STRIPE_SECRET_KEY: 'sk_test_confidential',
      ALIPAY_GATEWAY: 'http://x.example',
    };
    expect(() => readConfiguration(unsafe)).toThrow(InvalidConfiguration);
    expect(() => readConfiguration(unsafe)).toThrow(/SMTP_URL[\s\S]*STRIPE_[\s\S]*ALIPAY_GATEWAY/);
    expect(() => readConfiguration(unsafe)).not.toThrow(/confidential/);
  });
});
