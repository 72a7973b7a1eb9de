import { describe, expect, it } from 'vitest';
import {
  InvalidConfiguration,
  isPublicAddress,
  kernelEnvironment,
  ownAddress,
  productionProblems,
  readEnvironment,
} from './env.ts';

describe('configuration', () => {
  it('has a default for everything', () => {
    const env = readEnvironment(kernelEnvironment, {});
    expect(env).toMatchObject({ PORTAL_MODE: 'demo', PORT: 3000, HOST: 'localhost' });
    expect(productionProblems(env)).toEqual([]);
  });

  it('reports every invalid variable, and treats an empty one as unset', () => {
    const read = () => readEnvironment(kernelEnvironment, { PORT: 'abc', APP_SECRET: 'short', HOST: '' });
    expect(read).toThrow(InvalidConfiguration);
    expect(read).toThrow(/PORT[\s\S]*APP_SECRET/);
  });

  it('rejects a PUBLIC_URL with a path, query or hash', () => {
    const read = (PUBLIC_URL: string) => readEnvironment(kernelEnvironment, { PUBLIC_URL }).PUBLIC_URL;
    for (const wrong of ['https://example.org/portal', 'https://example.org/?a=b', 'https://example.org/#a'])
      expect(() => read(wrong)).toThrow(/PUBLIC_URL/);
    expect(read('https://example.org:8443/')).toBe('https://example.org:8443');
  });

  it('knows which addresses may be reached from the internet', () => {
    for (const host of [
      'localhost:3000',
      '127.0.0.1',
      '10.0.0.7',
      '172.20.1.1',
      '192.168.1.5',
      '[::1]',
      '[fd00::1]',
      'portal',
      'a.local',
    ])
      expect([host, isPublicAddress(`http://${host}`)]).toEqual([host, false]);
    for (const host of [
      'zhongzhou.example',
      '203.0.113.7:3000',
      '172.32.0.1',
      '10.example.org',
      '[2001:db8::1]',
    ])
      expect([host, isPublicAddress(`https://${host}`)]).toEqual([host, true]);
  });

  it('writes IPv6 hosts in brackets in its own address', () => {
    const own = (HOST?: string) => ownAddress(readEnvironment(kernelEnvironment, { HOST, PORT: '3001' }));
    expect([own(), own('::')]).toEqual(['http://localhost:3001', 'http://[::]:3001']);
  });

  it('rejects an incomplete production configuration', () => {
    const env = readEnvironment(kernelEnvironment, {
      PORTAL_MODE: 'production',
      PUBLIC_URL: 'http://example.org',
    });
    expect(productionProblems(env).join('\n')).toMatch(
      /DATABASE_URL[\s\S]*APP_SECRET[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM/,
    );
  });

  it('accepts a complete production configuration', () => {
    const env = readEnvironment(kernelEnvironment, {
      PORTAL_MODE: 'production',
      PUBLIC_URL: 'https://example.org',
      DATABASE_URL: 'postgres://portal:secret@db/portal',
      APP_SECRET: 'kZ8vQ2mX7rB4nT9wL5cY1dF6hJ3gS0pA',
      SMTP_URL: 'smtps://mail.example.org',
      MAIL_FROM: '中轴 <no-reply@example.org>',
    });
    expect(productionProblems(env)).toEqual([]);
    expect(productionProblems({ ...env, APP_SECRET: 'x'.repeat(32) })).toEqual(['APP_SECRET is not random']);
  });
});
