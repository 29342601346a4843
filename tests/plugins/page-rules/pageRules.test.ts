import path from 'node:path';
import {compile, type CompileOptions} from '@mdx-js/mdx';
import type {PluginConfig} from '@docusaurus/types';
import directive from 'remark-directive';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {buildLocalisedPlugins} from '../../../src/config/plugins';
import {buildPresetOptions} from '../../../src/config/preset';

interface ContentOptions {
  readonly beforeDefaultRemarkPlugins: NonNullable<CompileOptions['remarkPlugins']>;
}

const {docs, blog, pages} = buildPresetOptions('', 'de');
const localised = buildLocalisedPlugins('de', '').map(
  (plugin: PluginConfig) => (plugin as readonly unknown[])[1],
);

it.each(Object.entries({docs, blog, pages, 'German docs': localised.at(-1)}))(
  'holds %s to the rules of pages in the build',
  async (_kind, options) => {
    const text =
      '## One {/* #one */}\n\n<Lwa />\n\n## Two {/* #one */}\n\n{tss_id} <Law id="x" att="y" />\n\n:::warning[Fines]\n';
    const {beforeDefaultRemarkPlugins} = options as ContentOptions;
    const built = compile(new VFile({path: path.resolve('docs/page.mdx'), value: text}), {
      remarkPlugins: [directive, ...beforeDefaultRemarkPlugins],
    });
    await expect(built).rejects.toThrow(
      /^docs\/page\.mdx:3: <Lwa> .*\ndocs\/page\.mdx:5: The id "one" .*\ndocs\/page\.mdx:7: <Law> has no attribute "att".*\ndocs\/page\.mdx:7: {tss_id} .*\ndocs\/page\.mdx:9: The admonition isn't closed\. .*$/,
    );
  },
);
