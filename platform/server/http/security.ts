/** Security headers as constants (docs/decisions/0009). */

/** Features of browsers that no page uses, so that injected code cannot either. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For every answer; `secure` where the portal is reached by https only. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // PayPal opens its own window, which needs access to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // `payment` stays: Stripe and PayPal ask for it in their frames.
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** For answers without a Content-Security-Policy of their own: they must not be embedded. */
export const notEmbedded: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};
