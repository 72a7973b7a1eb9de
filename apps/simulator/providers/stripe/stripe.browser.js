/** Stands in for Stripe.js on the checkout page: a card element with real fields, and card confirmation. */
(() => {
  const origin = new URL(document.currentScript.src).origin;

  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { display: block; }
    .fields { display: grid; grid-template-columns: minmax(0, 1fr) 5.5em 4em; gap: 8px 14px; align-items: center; }
    input { width: 100%; min-width: 0; box-sizing: border-box; min-height: 2em; margin: 0; padding: 0; border: 0;
      background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
    input::placeholder { color: inherit; opacity: .62; }
    input:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; border-radius: 4px; }
    input[aria-invalid="true"] { color: var(--invalid, light-dark(#b3261e, #ffb4ab)); }
    input:disabled { opacity: .55; }
    .note { margin: 8px 0 0; font-size: .8125em; opacity: .8; }
    @media (max-width: 480px) {
      .fields { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .fields input:first-child { grid-column: 1 / -1; }
    }
  `);

  const digitsOf = (text) => text.replace(/\D/g, '');

  function isLuhn(digits) {
    const sum = [...digits].reverse().reduce((total, digit, place) => {
      const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  const brandOf = (digits) => {
    if (/^4/.test(digits)) return 'visa';
    if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
    if (/^3[47]/.test(digits)) return 'amex';
    return /^62/.test(digits) ? 'unionpay' : 'unknown';
  };
  const numberLength = (digits) => (brandOf(digits) === 'amex' ? 15 : 16);

  const fault = (code, message) => ({ type: 'validation_error', code, message });

  /** Each field: how it is written, when it is full, and what is wrong with it. */
  const fields = {
    number: {
      label: '银行卡号',
      placeholder: '4242 4242 4242 4242',
      autocomplete: 'cc-number',
      write: (digits) => digits.slice(0, numberLength(digits)).replace(/(\d{4})(?=\d)/g, '$1 '),
      full: (digits) => digits.length >= numberLength(digits),
      check(digits) {
        if (!this.full(digits)) return fault('incomplete_number', '您的卡号不完整。');
        return isLuhn(digits) ? null : fault('invalid_number', '您的卡号无效。');
      },
    },
    expiry: {
      label: '有效期，月和年',
      placeholder: 'MM / YY',
      autocomplete: 'cc-exp',
      write(digits) {
        const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
        return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2, 4)}` : padded;
      },
      full: (digits) => digits.length >= 4,
      check(digits) {
        if (!this.full(digits)) return fault('incomplete_expiry', '您的银行卡有效期不完整。');
        const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))];
        if (month < 1 || month > 12) return fault('invalid_expiry_month', '您的银行卡有效期无效。');
        const over = new Date(year, month, 1) <= new Date();
        return over ? fault('invalid_expiry_year_past', '您的银行卡已过期。') : null;
      },
    },
    cvc: {
      label: '安全码 CVC',
      placeholder: 'CVC',
      autocomplete: 'cc-csc',
      write: (digits) => digits.slice(0, 4),
      full: (digits) => digits.length >= 3,
      check(digits) {
        return this.full(digits) ? null : fault('incomplete_cvc', '您的银行卡安全码不完整。');
      },
    },
  };

  class CardElement {
    constructor(options = {}) {
      this.listeners = new Map();
      this.host = document.createElement('div');
      const root = this.host.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles];
      const row = document.createElement('div');
      row.className = 'fields';
      row.setAttribute('role', 'group');
      row.setAttribute('aria-label', '银行卡');
      this.inputs = Object.fromEntries(Object.keys(fields).map((name) => [name, this.makeInput(name)]));
      row.append(...Object.values(this.inputs));
      const note = document.createElement('p');
      note.className = 'note';
      note.textContent = '演示 · 模拟支付：请用测试卡 4242 4242 4242 4242，有效期和安全码任意。';
      root.append(row, note);
      this.left = new Set();
      this.update(options);
    }

    makeInput(name) {
      const { label, placeholder, autocomplete, write, full } = fields[name];
      const input = document.createElement('input');
      Object.assign(input, { name, placeholder, autocomplete, type: 'text', inputMode: 'numeric' });
      input.setAttribute('aria-label', label);
      input.addEventListener('input', () => {
        input.value = write(digitsOf(input.value));
        if (full(digitsOf(input.value)) && !this.fieldFault(name)) this.focusNext(name);
        this.changed();
      });
      input.addEventListener('focus', () => this.toggle('focus', true));
      input.addEventListener('blur', () => {
        if (input.value !== '') this.left.add(name);
        this.toggle('focus', false);
        this.changed();
      });
      return input;
    }

    fieldFault(name) {
      return fields[name].check(digitsOf(this.inputs[name].value));
    }

    focusNext(name) {
      const names = Object.keys(fields);
      const next = this.inputs[names[names.indexOf(name) + 1]];
      if (next && next.value === '') next.focus();
    }

    /** The first thing that is wrong; fields that are still being filled in are left in peace. */
    shownFault() {
      for (const name of Object.keys(fields)) {
        const settled = this.left.has(name) || fields[name].full(digitsOf(this.inputs[name].value));
        const wrong = this.inputs[name].value !== '' && settled ? this.fieldFault(name) : null;
        this.inputs[name].setAttribute('aria-invalid', String(wrong !== null));
        if (wrong) return wrong;
      }
      return undefined;
    }

    state() {
      const complete = Object.keys(fields).every((name) => this.fieldFault(name) === null);
      const empty = Object.values(this.inputs).every((input) => input.value === '');
      const brand = brandOf(digitsOf(this.inputs.number.value));
      return {
        elementType: 'card',
        complete,
        empty,
        brand,
        value: { postalCode: '' },
        error: this.shownFault(),
      };
    }

    changed() {
      const state = this.state();
      const text = JSON.stringify(state);
      if (text === this.told) return;
      this.told = text;
      this.toggle('complete', state.complete);
      this.toggle('empty', state.empty);
      this.toggle('invalid', state.error !== undefined);
      this.emit('change', state);
    }

    toggle(name, on) {
      this.host.parentElement?.classList.toggle(`StripeElement--${name}`, on);
      if (name === 'focus') this.emit(on ? 'focus' : 'blur', { elementType: 'card' });
    }

    on(name, listener) {
      this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
      return this;
    }
    off(name, listener) {
      const kept = (this.listeners.get(name) ?? []).filter((one) => listener && one !== listener);
      this.listeners.set(name, kept);
      return this;
    }
    once(name, listener) {
      const only = (event) => {
        this.off(name, only);
        listener(event);
      };
      return this.on(name, only);
    }
    emit(name, event) {
      for (const listener of this.listeners.get(name) ?? []) listener(event);
    }

    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      if (!parent) throw new Error(`The element to mount the card on does not exist: ${target}`);
      parent.replaceChildren(this.host);
      parent.classList.add('StripeElement', 'StripeElement--empty');
      setTimeout(() => this.emit('ready', { elementType: 'card' }));
    }
    unmount() {
      this.host.remove();
    }
    destroy() {
      this.unmount();
      this.listeners.clear();
    }
    update({ style, disabled } = {}) {
      const { color, fontSize, fontFamily } = style?.base ?? {};
      Object.assign(this.host.style, { ...(color && { color }), ...(fontSize && { fontSize }) });
      if (fontFamily) this.host.style.fontFamily = fontFamily;
      if (style?.invalid?.color) this.host.style.setProperty('--invalid', style.invalid.color);
      if (disabled === undefined) return;
      for (const input of Object.values(this.inputs)) input.disabled = disabled;
    }
    clear() {
      for (const input of Object.values(this.inputs)) input.value = '';
      this.left.clear();
      this.changed();
    }
    focus() {
      this.inputs.number.focus();
    }
    blur() {
      for (const input of Object.values(this.inputs)) input.blur();
    }
  }

  const unreachable = { error: { type: 'api_connection_error', message: '无法连接支付服务，请稍后重试。' } };

  async function ask(path, options) {
    try {
      const answer = await fetch(origin + path, options);
      return await answer.json();
    } catch {
      return unreachable;
    }
  }

  function Stripe(key) {
    const idOf = (clientSecret) => encodeURIComponent(clientSecret.split('_secret_')[0]);
    const outcome = (answer) => (answer.error ? { error: answer.error } : { paymentIntent: answer });
    return {
      elements() {
        const made = new Map();
        return {
          create(type, options) {
            if (type !== 'card') throw new Error(`The simulated Stripe has no ${type} element`);
            made.set(type, new CardElement(options));
            return made.get(type);
          },
          getElement: (type) => made.get(type) ?? null,
          update() {},
        };
      },
      async confirmCardPayment(clientSecret, data) {
        const card = data?.payment_method?.card;
        const wrong = Object.keys(fields)
          .map((name) => card.fieldFault(name))
          .find(Boolean);
        if (wrong) return { error: wrong };
        const body = new URLSearchParams({ key, client_secret: clientSecret });
        body.set('payment_method_data[card][number]', digitsOf(card.inputs.number.value));
        const name = data.payment_method.billing_details?.name;
        if (name) body.set('payment_method_data[billing_details][name]', name);
        return outcome(await ask(`/stripe/intents/${idOf(clientSecret)}/confirm`, { method: 'POST', body }));
      },
      async retrievePaymentIntent(clientSecret) {
        const query = new URLSearchParams({ key, client_secret: clientSecret });
        return outcome(await ask(`/v1/payment_intents/${idOf(clientSecret)}?${query}`));
      },
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  // The release that the loader on the page expects.
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
