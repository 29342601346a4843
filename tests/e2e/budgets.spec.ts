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
