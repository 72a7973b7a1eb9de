/** Links in plain text, the same for the page that draws them and for the server that holds posts because of them. */

/**
 * An address. Chinese text has no spaces, so Han characters and full-width signs end it. Only the host can have Han
 * characters: in labels of their own, the last one from a list, because others may be the next word of the text.
 */
const letters = String.raw`a-z0-9\u00C0-\u04FF`;
const lastLabel = `(?:[${letters}-]+|中国|中國|公司|网络|網絡|网址|網址|在线|香港|台湾|台灣)`;
const host = String.raw`(?:(?:[${letters}-]+|\p{Script=Han}+)\.)*${lastLabel}`;
const rest = String.raw`(?::\d+)?(?:[/?#][${letters}\-._~:/?#[\]@!$&()*+,;=%]*)?`;
const pattern = new RegExp(String.raw`(?:https?://|www\.)${host}${rest}`, 'giu');
const trailing = /[.,!?;:)\]]+$/u;

/** A link: [start, end) offsets in the text, and where it leads. */
export interface TextLink {
  start: number;
  end: number;
  href: string;
}

/** The links of a text, in order. */
export function linksIn(text: string): TextLink[] {
  return Array.from(text.matchAll(pattern), ({ 0: match, index: start }) => {
    const address = match.replace(trailing, '');
    return {
      start,
      end: start + address.length,
      href: /^http/iu.test(address) ? address : `https://${address}`,
    };
  });
}
