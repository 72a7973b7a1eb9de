/** Sanitises rich text; the result can be shown without further escaping. */
import sanitize from 'sanitize-html';

const inline = ['a', 'b', 'br', 'code', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u'];
const blocks = ['blockquote', 'h2', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'pre', 'ul'];

const rules: sanitize.IOptions = {
  // The elements that the editor supports.
  allowedTags: [...inline, ...blocks],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    // The page has its own h1; links leave the portal.
    h1: 'h2',
    a: sanitize.simpleTransform('a', { rel: 'noopener nofollow ugc' }),
  },
};

/** The HTML without scripts, embedded content and styles; '' when no text is left. */
export function sanitiseRichText(html: string): string {
  const clean = sanitize(html, rules);
  return plainText(clean) === '' ? '' : clean;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** The text of sanitised HTML, its white space collapsed. */
export function plainText(html: string): string {
  return sanitize(html.replaceAll(/<(?:\/(?:p|li|h\d|tr|blockquote|pre)|br\s*\/?)>/g, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
