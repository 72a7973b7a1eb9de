/** Converted and unconverted texts, rendered by React as on the server. */
import { MantineProvider, NativeSelect, Pagination, Select, TextInput } from '@mantine/core';
import { convert } from '@platform/contract/script/hant';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setConverterSource } from './current.ts';
import { converterFor } from './elements.ts';
import { Verbatim } from './Verbatim.tsx';

const hant = converterFor('hant', convert);

beforeEach(() => setConverterSource(() => hant));
afterEach(() => setConverterSource(null));

// Elements are created in the current script, so each case creates its own.
const html = (node: ReactNode) => renderToStaticMarkup(node);
const library = (node: ReactNode) => renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>);

describe('text', () => {
  it('is converted in literals, variables, arrays and templates, and with numbers', () => {
    const title = '云锦';
    const list = ['头发', <b key="b">后台</b>, ['简体', 7]];
    expect(html(<p>{title}</p>)).toBe('<p>雲錦</p>');
    expect(html(<p>{`共 ${3} 件${title}`}</p>)).toBe('<p>共 3 件雲錦</p>');
    expect(html(<p>{list}</p>)).toBe('<p>頭髮<b>後台</b>簡體7</p>');
    expect(html(<>发票</>)).toBe('發票');
  });

  it('is converted in the context of adjacent nodes', () => {
    const count = 3;
    expect(html(<p>一{'只'}猫</p>)).toBe('<p>一隻貓</p>');
    expect(
      html(
        <p>
          头<mark>发</mark>
          {count}根
        </p>,
      ),
    ).toBe('<p>頭<mark>髮</mark>3根</p>');
    expect(html(<p>{[['皇', <mark key="m">后</mark>], '的头']}</p>)).toBe('<p>皇<mark>后</mark>的頭</p>');
  });

  it('is converted in known attributes only', () => {
    expect(
      html(
        <a href="/云" id="云" className="云" title="云" aria-label="云" data-name="云">
          <img src="/云.svg" alt="云" loading="lazy" />
        </a>,
      ),
    ).toBe(
      '<a href="/云" id="云" class="云" title="雲" aria-label="雲" data-name="云"><img src="/云.svg" alt="雲" loading="lazy"/></a>',
    );
  });

  it('is not converted in typed and selected values', () => {
    expect(html(<input defaultValue="云" name="云" placeholder="云" />)).toBe(
      '<input placeholder="雲" name="云" value="云"/>',
    );
    expect(html(<textarea defaultValue="云" aria-label="云" />)).toBe(
      '<textarea aria-label="雲">云</textarea>',
    );
    expect(html(<option value="云">云</option>)).toBe('<option value="云">雲</option>');
    expect(html(<option>云</option>)).toBe('<option value="云">雲</option>');
    expect(html(<button type="submit" name="云" value="云" />)).toBe(
      '<button type="submit" value="云" name="云"></button>',
    );
  });

  it('of scripts and styles is not converted, except structured data', () => {
    const code = { __html: 'var a="云"' };
    expect(html(<script dangerouslySetInnerHTML={code} />)).toBe('<script>var a="云"</script>');
    expect(html(<style>{'.云{}'}</style>)).toBe('<style>.云{}</style>');
    const data = { __html: '{"name":"云"}' };
    expect(html(<script type="application/ld+json" dangerouslySetInnerHTML={data} />)).toContain(
      '{"name":"雲"}',
    );
  });

  it('of structured data is converted except names of people, and stays escaped', () => {
    const author = { '@type': 'Person', name: '钟乐发' };
    const data = { '@type': 'NewsArticle', headline: '头发</script>', keywords: ['云'], author };
    const __html = JSON.stringify(data).replaceAll('<', '\\u003c');
    const json = html(<script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />);
    expect(json).toContain('"headline":"頭髮\\u003c/script>","keywords":["雲"]');
    expect(json).toContain('"name":"钟乐发"');
  });

  it('of HTML is converted between its tags', () => {
    const rich = { __html: '<p>头<em>发</em></p><p><a href="/云">云</a> &amp; 台</p>' };
    expect(html(<div dangerouslySetInnerHTML={rich} />)).toBe(
      '<div><p>頭<em>髮</em></p><p><a href="/云">雲</a> &amp; 台</p></div>',
    );
  });
});

describe('components', () => {
  it('of our own get the original text', () => {
    const received: unknown[] = [];
    function Own(props: { label: string; children: string }) {
      received.push(props.label, props.children);
      return <i title={props.label}>{props.children}</i>;
    }
    expect(html(<Own label="云">发票</Own>)).toBe('<i title="雲">發票</i>');
    expect(received).toEqual(['云', '发票']);
  });

  it('of libraries show converted text', () => {
    const markup = library(
      <TextInput label="云" description="台阶" error="发票" placeholder="头发" name="云" />,
    );
    for (const text of ['雲</label>', '台階', '發票', 'placeholder="頭髮"', 'name="云"'])
      expect(markup).toContain(text);
    expect(
      html(
        <StaticRouter location="/">
          <Link to="/云">云</Link>
        </StaticRouter>,
      ),
    ).toBe('<a href="/云" data-discover="true">雲</a>');
  });

  it('with options show labels and keep values', () => {
    const data = [{ group: '云', items: [{ value: '发', label: '发' }, '后台'] }];
    const native = library(<NativeSelect data={data} />);
    expect(native).toContain(
      '<optgroup label="雲"><option value="发">發</option><option value="后台">後台</option>',
    );
    const select = library(<Select data={[{ value: '云', label: '云' }]} defaultValue="云" />);
    expect(select).toMatch(/value="雲"/);
    expect(select).toMatch(/type="hidden"[^>]*value="云"/);
  });

  it('with props for their parts show converted text there', () => {
    const pages = library(<Pagination total={2} getItemProps={() => ({ 'aria-label': '页', id: '云' })} />);
    expect(pages).toContain('aria-label="頁"');
    expect(pages).toContain('id="云"');
  });
});

describe('names and typed text', () => {
  it('are not converted in a verbatim element', () => {
    expect(html(<p data-verbatim>云</p>)).toBe('<p data-verbatim="true">云</p>');
    expect(
      html(
        <p>
          来自<Verbatim>云</Verbatim>
        </p>,
      ),
    ).toBe('<p>來自<span data-verbatim="true" translate="no">云</span></p>');
  });

  it('are not converted in nested nodes, marks and library components of a verbatim element', () => {
    const part = (
      <>
        <dd>后</dd>台
      </>
    );
    expect(
      html(
        <dl data-verbatim title="发">
          <dt key="1" title="云">
            云{[<mark key="2">发</mark>]}
          </dt>
          {part}
        </dl>,
      ),
    ).toBe('<dl data-verbatim="true" title="发"><dt title="云">云<mark>发</mark></dt><dd>后</dd>台</dl>');
    expect(library(<TextInput data-verbatim aria-label="云" />)).toContain('aria-label="云"');
  });

  it('are converted when the attribute is undefined', () => {
    expect(html(<p data-verbatim={undefined}>云</p>)).toBe('<p>雲</p>');
  });
});

describe('the original', () => {
  it('is React’s own element, untouched', () => {
    setConverterSource(null);
    const props = { title: '云', children: '发票' };
    const element = <p {...props} />;
    expect(element.props).toEqual(props);
    expect(html(element)).toBe('<p title="云">发票</p>');
  });

  it('is unchanged for an element without Chinese text', () => {
    const onClick = () => {};
    const element = (
      <button type="button" onClick={onClick} title="OK">
        OK
      </button>
    );
    expect(element.props).toEqual({ type: 'button', onClick, title: 'OK', children: 'OK' });
  });
});
