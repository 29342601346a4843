import type {Plugin, PluginModule} from '@docusaurus/types';
import {toLatestPosts, type LatestPost} from './latestPosts';

export interface LatestNewsContent {
  readonly posts: readonly LatestPost[];
}

/**
 * Provides titles, dates and addresses of the newest posts to the landing page, as a few hundred
 * bytes of global data.
 */
const latestNews: PluginModule = (): Plugin => ({
  name: 'latest-news',
  async allContentLoaded({allContent, actions}) {
    const blog = allContent['docusaurus-plugin-content-blog']?.default;
    actions.setGlobalData({posts: toLatestPosts(blog, 3)} satisfies LatestNewsContent);
  },
});

export default latestNews;
