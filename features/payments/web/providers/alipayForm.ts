/** Reads the form to submit to Alipay, without scripts. */

/** The form with its fields, as an element of this document; null unless it posts to an http(s) address. */
export function formIn(formStr: string): HTMLFormElement | null {
  const source = new DOMParser().parseFromString(formStr, 'text/html').querySelector('form');
  if (!source || !/^https?:$/.test(new URL(source.action, location.href).protocol)) return null;
  const form = document.createElement('form');
  form.method = source.method;
  form.action = source.action;
  form.acceptCharset = source.acceptCharset;
  form.hidden = true;
  for (const { name, value } of source.querySelectorAll('input')) {
    if (name === '') continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  return form;
}
