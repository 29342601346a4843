import type {Plugin, PluginModule} from '@docusaurus/types';
import {toLatestPosts, type LatestPost} from './latestPosts';

export interface LatestNewsContent {
  readonly posts: readonly LatestPost[];
}

/** Offers the newest posts' titles, days and addresses to the landing page, as global data of a few hundred bytes. */
const latestNews: PluginModule = (): Plugin => ({
  name: 'latest-news',
  async allContentLoaded({allContent, actions}) {
    const blog = allContent['docusaurus-plugin-content-blog']?.default;
    actions.setGlobalData({posts: toLatestPosts(blog, 3)} satisfies LatestNewsContent);
  },
});

export default latestNews;
