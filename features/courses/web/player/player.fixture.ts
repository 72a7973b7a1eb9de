/** Lets media-chrome run in the tests' DOM, which can't parse some of its selectors and plays on no other devices. */
const { insertRule } = CSSStyleSheet.prototype;

CSSStyleSheet.prototype.insertRule = function insert(rule, index) {
  try {
    return insertRule.call(this, rule, index);
  } catch {
    return insertRule.call(this, `:host${rule.slice(rule.indexOf('{'))}`, index);
  }
};

Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: undefined });
