import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {site} from '../../../data/site';

/** The questions, and where to go with one that is not among them. */
const sidebars: SidebarsConfig = {
  faq: [
    {type: 'doc', id: 'faq', label: 'Questions'},
    {type: 'link', label: 'Quick start', href: '/quick-start'},
    {type: 'link', label: 'API reference', href: '/api'},
    {type: 'link', label: 'Raise an issue', href: '/sign-de/raise-an-issue'},
    {type: 'link', label: 'German certification', href: '/en/docs/certification'},
    {type: 'link', label: 'German glossary', href: '/en/docs/glossary'},
    {type: 'link', label: 'Support portal', href: site.links.support},
  ],
};

export default sidebars;
