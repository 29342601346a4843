// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {Law} from '../../../src/features/citations/Law';
import {Term} from '../../../src/features/citations/Term';
import {ScrollTable} from '../../../src/features/page/ScrollTable';

afterEach(cleanup);

const cells = (): (string | null)[][] =>
  screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.getAttribute('data-label')]);

describe('a table', () => {
  it('names the column in each cell but the first, without citations', () => {
    render(
      <ScrollTable>
        <thead>
          <tr>
            <th>No.</th>
            <th>
              Content{' '}
              <Term text="a form" definition="A form.">
                of it
              </Term>{' '}
              <Law text="§ 6" url="https://law.example" />
            </th>
            <th>
              In <code>code</code>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>A</td>
            <td>a text longer than the head</td>
            <td>yes</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    expect(cells()).toEqual([
      ['A', null],
      ['a text longer than the head', 'Content of it'],
      ['yes', 'In code'],
    ]);
    expect(screen.getByText('A').hasAttribute('data-short')).toBe(true);
    expect(screen.getByText('a text longer than the head').hasAttribute('data-short')).toBe(false);
  });

  it.each([
    ['serial number', 'in base64', false],
    ['organization_id', 'Kassensicherungsverordnung', true],
    ['organization_public_identifier', 'in base64', false],
    ['2025-08-12T10:00:00', 'yyyy-mm-ddThh:mm:ss', true],
    ['the merchant’s shop', 'tells you within a month '.repeat(4), true],
    ['a shop', 'tells you within a month '.repeat(4), false],
    ['a shop', 'tells you within a month '.repeat(9), true],
    ['tells you within a month '.repeat(4), 'the merchant’s shop', false],
    [
      'organization_id',
      <code key="code" className="whole">
        PUT /tss/{'{id}'}/tx
      </code>,
      true,
    ],
    [
      <code key="code">
        schema.
        <wbr />
        ekabs_v0
      </code>,
      'Kleinunternehmer',
      false,
    ],
  ])(
    'of two columns is made of cards without labels if words are long: %#',
    (field, rule, expected) => {
      render(
        <ScrollTable>
          <thead>
            <tr>
              <th>Field</th>
              <th>Rule</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{field}</td>
              <td>{rule}</td>
            </tr>
          </tbody>
        </ScrollTable>,
      );
      expect(cells().map(([, label]) => label)).toEqual([null, expected ? '' : null]);
      expect(screen.getAllByRole('cell')[1]?.hasAttribute('data-line')).toBe(false);
    },
  );

  it('gives a column of times no room for words, also if it stays a table', () => {
    render(
      <ScrollTable>
        <thead>
          <tr>
            <th>Time</th>
            <th>What happened</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>11:30</td>
            <td>a change is rolled out</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    expect(cells().map(([, label]) => label)).toEqual([null, null]);
    const short = screen.getAllByRole('cell').map((cell) => cell.hasAttribute('data-short'));
    expect(short).toEqual([true, false]);
  });

  it('of numbered steps has the step, without a label, as title beside the number', () => {
    render(
      <ScrollTable>
        <thead>
          <tr>
            <th>Number</th>
            <th>Call</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>10</td>
            <td>POST /entities</td>
            <td>creates the location of the merchant</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    expect(cells().map(([, label]) => label)).toEqual([null, null, 'What it does']);
    expect(screen.getByText('POST /entities').hasAttribute('data-title')).toBe(true);
  });

  it.each([
    ['one for each device', true],
    ['one for each device, also if it has only software', false],
  ])('has all texts beside their labels, or all below: %s, beside: %s', (text, expected) => {
    render(
      <ScrollTable>
        <thead>
          <tr>
            <th>Resource</th>
            <th>How many</th>
            <th>Shared by several</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>TSS</td>
            <td>one for each shop</td>
            <td>tills</td>
          </tr>
          <tr>
            <td>Till</td>
            <td>{text}</td>
            <td>cashiers</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    const labelled = screen.getAllByRole('cell').filter((cell) => cell.dataset.label !== undefined);
    expect(labelled).toHaveLength(4);
    expect(new Set(labelled.map((cell) => cell.hasAttribute('data-line')))).toEqual(
      new Set([expected]),
    );
  });

  it('marks cells that only say that there is nothing', () => {
    render(
      <ScrollTable>
        <thead>
          <tr>
            <th>Parameter</th>
            <th>What it selects</th>
            <th>Also with</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>maximum_number_records</td>
            <td>an upper limit – at most 1,000,000</td>
            <td>–</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    const marked = screen.getAllByRole('cell').map((cell) => cell.hasAttribute('data-none'));
    expect(marked).toEqual([false, false, true]);
  });

  it('of three columns that fit a phone stays a table', () => {
    render(
      <ScrollTable>
        <thead>
          <tr>
            <th>Rate</th>
            <th>From</th>
            <th>Until</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>19 %</td>
            <td>2021</td>
            <td>today</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    expect(cells().map(([, label]) => label)).toEqual([null, null, null]);
  });

  it.each([
    ['with two columns stays a table, without labels', {}, null],
    ['with two columns is made of cards if one with the same heads is', {'data-cards': ''}, ''],
  ] as const)('%s', (_, props, label) => {
    render(
      <ScrollTable {...props}>
        <thead>
          <tr>
            <th>State</th>
            <th>What you do</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>PENDING</td>
            <td>poll</td>
          </tr>
        </tbody>
      </ScrollTable>,
    );
    expect(cells()).toEqual([
      ['PENDING', null],
      ['poll', label],
    ]);
    expect(screen.getByRole('table').hasAttribute('data-cards')).toBe(false);
  });
});
