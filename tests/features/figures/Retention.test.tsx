import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {retention} from '../../../src/data/retention';
import {Retention} from '../../../src/features/figures/Retention';
import {toRetentionContent} from '../../../src/model/figures/retention';

const [periods] = retention;

it('writes each period as text in its bar, with its own sources', () => {
  const records = periods.groups.flatMap((group) => [...group.records]);
  const html = renderToStaticMarkup(
    <Retention
      id={periods.id}
      title={periods.title}
      lang="en"
      json={JSON.stringify(toRetentionContent(periods))}>
      {records.map(({label}) => (
        <span key={label}>source of {label}</span>
      ))}
    </Retention>,
  );
  expect(html).toMatch(/--years:0\.8">8 years<.*source of vouchers</);
  expect(html).toMatch(/data-years="forever"[^>]*>never deleted<.*source of totals of periods/);
  expect(html).toContain('<dt id="retention-at">Austria</dt>');
  expect(html.match(/<li/g)).toHaveLength(records.length);
});

it('writes the years in the language of its text', () => {
  const html = renderToStaticMarkup(
    <Retention
      id={periods.id}
      title={periods.title}
      lang="de"
      json={JSON.stringify(toRetentionContent(periods))}
    />,
  );
  expect(html).toContain('>8 Jahre<');
});
