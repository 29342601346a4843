import {toTraffic} from '../../scripts/bench/lib/traffic';
import {readFirstVisit} from '../../scripts/bench/lib/readTraffic';
import {budgets, fontFiles} from '../support/budgets';
import {expect, test} from './support/portal';

for (const {kind, address, requests, scripts, nodes} of budgets)
  test(`the first view of the ${kind} keeps within its budget`, async ({browser, baseURL}) => {
    const visit = await readFirstVisit(browser, `${baseURL}${address}`);
    const traffic = toTraffic({kind, address}, visit.transfers);
    const own = visit.transfers.filter(({isPrefetch}) => !isPrefetch);
    expect(
      own
        .filter(
          ({url}) => /^https?:/.test(url) && new URL(url).origin !== new URL(baseURL ?? '').origin,
        )
        .map(({url}) => url),
      'other hosts',
    ).toEqual([]);
    expect(own.filter(({type}) => type === 'Font').length, 'fonts').toBeLessThanOrEqual(fontFiles);
    expect(traffic.requests, 'requests').toBeLessThanOrEqual(requests);
    expect(traffic.parts.scripts, 'bytes of scripts').toBeLessThanOrEqual(scripts);
    expect(visit.nodes, 'elements').toBeLessThanOrEqual(nodes);
  });

for (const {address} of budgets.filter(({kind}) => ['landing', 'guide', 'post'].includes(kind)))
  test(`${address} names all its scripts in its HTML, so that they load together`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const {transfers} = await readFirstVisit(browser, `${baseURL}${address}`);
    const scripts = transfers.flatMap(({type, url}) =>
      type === 'Script' ? [new URL(url).pathname] : [],
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => !html.includes(script))).toEqual([]);
  });
