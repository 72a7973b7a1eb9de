/** Links in plain text, the same for the page that draws them and for the server that holds posts because of them. */

/** An address, up to the punctuation that ends a clause. */
const pattern = /(?:https?:\/\/|www\.)[^\s<>"'，。！？；：、（）《》「」『』【】]+/giu;
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
