/** Readable names of devices from their user agents. */

/** The first match counts: Edge's user agent contains Chrome's, and Chrome's Safari's. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Names a device by its browser and system: `Chrome · Windows`, or 未知设备. */
export function deviceOf(userAgent: string): string {
  const names = [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(
    (name) => name !== undefined,
  );
  return names.length > 0 ? names.join(' · ') : '未知设备';
}
