import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** In the language the code is written in, every message stands where it is used. A second copy of all of them stays out of the script of every page. */
export default function sourceLanguage({i18n: {currentLocale, defaultLocale}}: LoadContext): Plugin {
  return {
    name: 'source-language',
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) =>
      currentLocale === defaultLocale
        ? {plugins: [new instance.NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, path.join(__dirname, 'noTranslations.json'))]}
        : {},
  };
}
