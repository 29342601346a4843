import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createEmbeddedEngine} from '@site/src/features/search/embedded';
export default function Probe() {
  const {siteConfig: {baseUrl}, i18n: {currentLocale}} = useDocusaurusContext();
  const [out, setOut] = useState('…');
  useEffect(() => {
    const e = createEmbeddedEngine({baseUrl, locale: currentLocale});
    (window as any).engine = e;
    e.search({requests: [{query: 'cancel transaction', indexName: 'x', attributesToSnippet: ['content:10']}]}).then((r) => setOut(JSON.stringify(r, null, 1)), (x) => setOut(String(x)));
  }, [baseUrl, currentLocale]);
  return <main><h1>Probe</h1><pre id="out">{out}</pre></main>;
}
