/** Concurrent renderings in different variants, and the cache of conversions. */
import { setImmediate as turn } from 'node:timers/promises';
import { memoize } from '@platform/contract/script/memoize';
import { describe, expect, it } from 'vitest';
import { inScript, language, variant } from './current.ts';
import { convertHtml, convertPieces } from './pieces.ts';
import { renderInVariant } from './rendering.ts';

describe('renderInVariant', () => {
  it('keeps the variants of interleaved renderings separate', async () => {
    const render = async () => {
      const texts = [];
      for (let round = 0; round < 5; round += 1) {
        texts.push(`${language()} ${inScript('头发与臺灣')}`);
        await turn();
      }
      return new Set(texts);
    };
    const [original, hans, hant] = await Promise.all([
      renderInVariant('', render),
      renderInVariant('hans', render),
      renderInVariant('hant', render),
    ]);
    expect([...original]).toEqual(['zh 头发与臺灣']);
    expect([...hans]).toEqual(['zh-Hans 头发与台湾']);
    expect([...hant]).toEqual(['zh-Hant-HK 頭髮與台灣']);
  });

  it('resets the variant after a failed rendering', async () => {
    await expect(renderInVariant('hant', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(variant()).toBe('');
  });
});

describe('memoize', () => {
  it('converts a text once, and none without Han characters', () => {
    const converted: string[] = [];
    const convert = memoize((text) => {
      converted.push(text);
      return `${text}!`;
    });
    expect(['云', '云', 'ok', '', '2026'].map(convert)).toEqual(['云!', '云!', 'ok', '', '2026']);
    expect(converted).toEqual(['云']);
  });

  it('keeps recently used texts and removes others', () => {
    const converted: string[] = [];
    const convert = memoize((text) => {
      converted.push(text);
      return text;
    }, 4);
    for (const text of ['甲', '乙', '丙', '甲', '丁', '甲']) convert(text);
    expect(converted.filter((text) => text === '甲')).toHaveLength(1);
    convert('乙');
    expect(converted.filter((text) => text === '乙')).toHaveLength(2);
  });
});

describe('convertPieces', () => {
  it('converts pieces one by one if their length changes', () => {
    const longer = (text: string) => text.replaceAll('甲', '甲甲');
    expect(convertPieces(['甲', '乙', '甲'], longer)).toEqual(['甲甲', '乙', '甲甲']);
    expect(convertPieces([], longer)).toEqual([]);
  });

  it('converts HTML in sentences within a block', () => {
    const sentences: string[] = [];
    const html = '<p>头<b>发</b></p><ul><li>云</li></ul>';
    convertHtml(html, (text) => {
      sentences.push(text);
      return text;
    });
    expect(sentences.filter((text) => text !== '')).toEqual(['头发', '云']);
    expect(convertHtml(html, (text) => text)).toBe(html);
  });
});
