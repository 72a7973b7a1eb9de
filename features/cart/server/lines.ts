/** The cart's lines for whoever places and settles orders, inside their own transaction. */
export { findCheckedLines as checkedLines, subtractLines as takeOutOfCart } from './store.ts';
