/** The dictionaries against the golden file, and against texts that are in the script already. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from './golden.data.ts';
import { convert as hans } from './hans.ts';
import { convert as hant } from './hant.ts';

const cases = pairs.map(
  ({ about, hans: simplified, hant: traditional }) => [about, simplified, traditional] as const,
);

describe('the golden file', () => {
  it('has at least 120 complete pairs', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(120);
    expect(pairs.filter(({ hans: from, hant: to }) => from === '' || to === '')).toEqual([]);
  });

  it.each(cases)('%s: %s → %s and back', (_, simplified, traditional) => {
    expect(hant(simplified)).toBe(traditional);
    expect(hans(traditional)).toBe(simplified);
  });

  it.each(cases)('%s: %s and %s stay in their own script', (_, simplified, traditional) => {
    expect(hans(simplified)).toBe(simplified);
    expect(hant(traditional)).toBe(traditional);
  });

  it('holds within sentences', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pairs), { minLength: 1, maxLength: 5 }), (phrases) => {
        const simplified = phrases.map((pair) => pair.hans).join('，');
        const traditional = phrases.map((pair) => pair.hant).join('，');
        expect(hant(simplified)).toBe(traditional);
        expect(hans(traditional)).toBe(simplified);
      }),
    );
  });
});

describe('texts in both scripts', () => {
  it.each([
    ['購買數量超過库存', '購買數量超過庫存', '购买数量超过库存'],
    ['干擾已排除，头发干燥', '干擾已排除，頭髮乾燥', '干扰已排除，头发干燥'],
    ['上環裙褂里，前後两年', '上環裙褂里，前後兩年', '上环裙褂里，前后两年'],
    ['面對“后母戊鼎”', '面對“后母戊鼎”', '面对“后母戊鼎”'],
  ])('%s', (text, traditional, simplified) => {
    expect([hant(text), hans(text)]).toEqual([traditional, simplified]);
  });
});

describe('著 and 着', () => {
  it.each([
    ['看著舞台', '看着舞台', '看着舞台'],
    ['沿著中軸線走', '沿着中軸線走', '沿着中轴线走'],
    ['有著名的工坊', '有著名的工坊', '有著名的工坊'],
    ['隨著著作出版', '隨着著作出版', '随着著作出版'],
  ])('%s', (text, traditional, simplified) => {
    expect([hant(text), hans(text)]).toEqual([traditional, simplified]);
  });
});

it.each(['Zhongzhou 2026', 'https://zhongzhou.example/library?x=1', '', '😀𠮷', '　。，'])(
  'leaves %j as it is',
  (text) => {
    expect([hans(text), hant(text)]).toEqual([text, text]);
  },
);
