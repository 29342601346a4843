import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes each interface word into the code that says it, in the language of the build. Docusaurus
 * ships the words of all features with every page, and the descriptions for translators with the
 * code. The server's half stops the build at a word that is missing from the code.
 */
export default function words({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'codeTranslations.json');
  return {
    name: 'words',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const rest = path.join(__dirname, isServer ? 'missing.js' : 'none.js');
      return {
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              enforce: 'pre' as const,
              include: [
                ...['src', 'plugins'].map((folder) => path.join(siteDir, folder)),
                /[\\/]node_modules[\\/]@docusaurus[\\/]/,
              ],
              use: [{loader: path.join(__dirname, 'loader.cjs'), options: {file}}],
            },
          ],
        },
        plugins: [new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, rest)],
      };
    },
  };
}
