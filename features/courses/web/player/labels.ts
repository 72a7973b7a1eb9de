/** The language of the player's labels: Chinese, in the script of the site. */
import { variant } from '@platform/web/variant/current';
import 'media-chrome/lang/zh-CN';
import 'media-chrome/lang/zh-TW';
import { setLanguage } from 'media-chrome/utils/i18n';

export const languageOfControls = () => (variant() === 'hant' ? 'zh-TW' : 'zh-CN');

/** Must run before the elements are made: their hints are written then. */
export function chooseLanguage(): void {
  setLanguage(languageOfControls());
}
