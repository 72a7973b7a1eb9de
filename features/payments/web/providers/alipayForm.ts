/** Reading the form that Alipay wants submitted; scripts in it would not run and are left behind. */

/** The form with its fields, as an element of this document; null when there is none to an https or local address. */
export function formIn(formStr: string): HTMLFormElement | null {
  const given = new DOMParser().parseFromString(formStr, 'text/html').querySelector('form');
  if (!given || !/^https?:$/.test(new URL(given.action, location.href).protocol)) return null;
  const form = document.createElement('form');
  form.method = given.method;
  form.action = given.action;
  form.acceptCharset = given.acceptCharset;
  form.hidden = true;
  for (const { name, value } of given.querySelectorAll('input')) {
    if (name === '') continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  return form;
}
