/**
 * The entry of the code in browsers, in place of Docusaurus' own (plugins/lean-scripts). It runs
 * the same modules in pieces, so that the browser can respond to a reader between them.
 */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  const {holdHead} = await import(/* webpackMode: "eager" */ './HeadUpdates');
  holdHead();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
