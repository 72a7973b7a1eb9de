/** Stands in for PayPal's browser SDK: the button, and a panel on which the payer approves, declines or cancels. */
(() => {
  const script = document.currentScript;
  const origin = new URL(script.src).origin;

  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    :host { display: block; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
    button { width: 100%; min-height: 48px; padding: 8px 16px; border: 1px solid #b9b7b0; border-radius: 8px;
      background: #ffffff; color: #1f2328; font: inherit; cursor: pointer; }
    button:focus-visible { outline: 3px solid #0070e0; outline-offset: 2px; }
    button:disabled { cursor: default; opacity: .6; }
    .pay { border-color: #e5ad1b; background: #ffc439; color: #001435; }
    .pay:hover:enabled { background: #f2b72c; }
    .pay b, .brand { font-weight: 800; font-style: italic; letter-spacing: -.02em; }
    .pay b { font-size: 1.2em; color: #00256b; }
    .hint { margin: 6px 0 0; font-size: 13px; text-align: center; }
    dialog { width: min(420px, calc(100vw - 32px)); box-sizing: border-box; padding: 24px; border: 0;
      border-radius: 14px; background: #ffffff; color: #1f2328; box-shadow: 0 18px 60px rgb(0 0 0 / .35); }
    dialog::backdrop { background: rgb(0 0 0 / .55); }
    header { display: flex; justify-content: space-between; align-items: center; gap: 12px; }
    .brand { font-size: 22px; color: #00256b; }
    .demo { padding: 1px 10px; border-radius: 999px; background: #fff3d6; color: #6d4a00; font-size: 13px; }
    h2 { margin: 20px 0 2px; font-size: 17px; font-weight: 600; text-align: center; }
    .amount { margin: 0; font-size: 34px; font-weight: 600; text-align: center; font-variant-numeric: tabular-nums; }
    .about { margin: 4px 0 20px; color: #57606a; text-align: center; overflow-wrap: anywhere; }
    .choices { display: grid; gap: 10px; }
    .approve { border-color: #0057b8; background: #0057b8; color: #ffffff; font-weight: 600; }
  `);

  function make(tag, properties = {}, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  }

  function shadowHost(...children) {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    root.append(...children);
    return host;
  }

  async function ask(path, options) {
    const answer = await fetch(origin + path, options);
    if (!answer.ok) throw new Error(`PayPal (simulated) answered ${answer.status}`);
    return answer.json();
  }

  const dollars = (cents) => `US$${(cents / 100).toFixed(2)}`;

  /** Shows the payer's panel for an order; resolves to what the payer chose. */
  function choose(order) {
    const choice = (className, textContent, value) =>
      make('button', { className, textContent, value, type: 'submit' });
    const form = make(
      'form',
      { method: 'dialog', className: 'choices' },
      choice('approve', '同意并付款', 'approve'),
      choice('decline', '用余额不足的账户付款（模拟拒绝）', 'decline'),
      choice('cancel', '取消并返回商家', 'cancel'),
    );
    const title = make('h2', { textContent: '付款给「中轴」', id: 'title' });
    const dialog = make(
      'dialog',
      {},
      make(
        'header',
        {},
        make('span', { className: 'brand', textContent: 'PayPal' }),
        make('span', { className: 'demo', textContent: '演示 · 模拟支付' }),
      ),
      title,
      make('p', { className: 'amount', textContent: dollars(order.amount) }),
      make('p', { className: 'about', textContent: order.description }),
      form,
    );
    dialog.setAttribute('aria-labelledby', 'title');
    const host = shadowHost(dialog);
    document.body.append(host);
    dialog.showModal();
    return new Promise((resolve) => {
      dialog.addEventListener('close', () => {
        host.remove();
        resolve(dialog.returnValue || 'cancel');
      });
    });
  }

  function Buttons(options = {}) {
    const props = { ...options };
    const button = make(
      'button',
      { type: 'button', className: 'pay' },
      make('b', { textContent: 'PayPal' }),
      ' 付款',
    );
    const hint = make('p', { className: 'hint', textContent: '演示 · 模拟支付' });
    const host = shadowHost(button, hint);
    let enabled = true;

    async function flow() {
      const data = { fundingSource: 'paypal', paymentSource: 'paypal' };
      let refused = false;
      await props.onClick?.(data, {
        resolve: async () => {},
        reject: async () => {
          refused = true;
        },
      });
      if (refused) return;
      const orderID = await props.createOrder(data, {});
      const address = `/paypal/orders/${encodeURIComponent(orderID)}`;
      const chosen = await choose(await ask(address));
      if (chosen === 'cancel') {
        await props.onCancel?.({ orderID }, { redirect: (url) => location.assign(url) });
        return;
      }
      const body = new URLSearchParams({ instrument: chosen === 'decline' ? 'declined' : 'balance' });
      await ask(`${address}/approve`, { method: 'POST', body });
      const approved = { orderID, payerID: 'SIMULATEDPAYER', paymentSource: 'paypal' };
      await props.onApprove?.(approved, { restart: start, redirect: (url) => location.assign(url) });
    }

    async function start() {
      if (!enabled || button.disabled) return;
      button.disabled = true;
      try {
        await flow();
      } catch (error) {
        if (!props.onError) throw error;
        props.onError(error);
      } finally {
        button.disabled = !enabled;
        if (host.isConnected) button.focus();
      }
    }
    button.addEventListener('click', start);

    const setEnabled = async (value) => {
      enabled = value;
      button.disabled = !value;
    };
    return {
      isEligible: () => (props.fundingSource ?? 'paypal') === 'paypal',
      async render(target) {
        const parent = typeof target === 'string' ? document.querySelector(target) : target;
        if (!parent) throw new Error('The container of the PayPal button does not exist');
        if (props.style?.height) button.style.minHeight = `${props.style.height}px`;
        parent.append(host);
        props.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
      },
      async close() {
        host.remove();
      },
      async updateProps(changed) {
        Object.assign(props, changed);
      },
    };
  }

  window[script.dataset.namespace ?? 'paypal'] = { version: '5.0.0', FUNDING: { PAYPAL: 'paypal' }, Buttons };
})();
