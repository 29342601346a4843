// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {ProcessDataForm} from '../../../src/features/figures/ProcessDataForm';

afterEach(cleanup);

const result = (): string => screen.getByRole('status').textContent ?? '';
const type = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), {target: {value}});

describe('the calculator of process data', () => {
  it('shows an example before the reader types', () => {
    render(<ProcessDataForm />);
    const example = 'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar';
    expect(result()).toContain(example);
    expect(result()).toContain(btoa(example));
  });

  it('writes what the fiscal package writes, and says if the sale is not paid in full', async () => {
    render(<ProcessDataForm />);
    type('CASH', '');
    // The package is loaded first.
    await waitFor(
      () =>
        expect(result()).toContain(
          'The slots add up to 17.25, the payments to 7.25.Beleg^11.90_5.35_0.00_0.00_0.00^7.25:Unbar',
        ),
      {timeout: 15_000},
    );
    type('NON_CASH', '17.25');
    await waitFor(() => expect(result()).toContain('^17.25:Unbar'));
    expect(result()).not.toContain('add up');
    type('receipt_type', 'TRAINING');
    await waitFor(() => expect(result()).toContain('AVTraining^'));
  }, 20_000);

  it('has no payment for kinds that have none', async () => {
    render(<ProcessDataForm />);
    type('receipt_type', 'ORDER');
    await waitFor(() => expect(result()).toMatch(/^AVBestellung(?:\^[\d._]+)\^In base64/), {
      timeout: 15_000,
    });
    expect(screen.queryByLabelText('CASH')).toBeNull();
    type('receipt_type', 'RECEIPT');
    expect(screen.getByLabelText('CASH')).toBeDefined();
  }, 20_000);

  it('has no result while a field is invalid', async () => {
    render(<ProcessDataForm />);
    type('NORMAL', '20');
    type('REDUCED_1', '-3.333');
    expect(screen.getByText('A number with at most 12 digits and two decimals')).toBeDefined();
    type('CASH', '3.001');
    expect(result()).toBe('Correct REDUCED_1 first.');
    type('REDUCED_1', '-3.33');
    expect(result()).toBe('Correct CASH first.');
    type('receipt_type', 'ORDER');
    await waitFor(() => expect(result()).toContain('AVBestellung^20.00_-3.33_'), {
      timeout: 15_000,
    });
    type('receipt_type', 'RECEIPT');
    expect(result()).toBe('Correct CASH first.');
  }, 20_000);

  it('takes no amount that a float would round', async () => {
    render(<ProcessDataForm />);
    type('NORMAL', '9999999999999.99');
    expect(result()).toBe('Correct NORMAL first.');
    type('NORMAL', '999999999999.99');
    await waitFor(() => expect(result()).toContain('Beleg^999999999999.99_'), {timeout: 15_000});
  }, 20_000);

  it('does not take text that is not a number for an empty field', async () => {
    render(<ProcessDataForm />);
    const field = screen.getByLabelText('CASH');
    type('CASH', '');
    await waitFor(() => expect(result()).toContain('^7.25:Unbar'), {timeout: 15_000});
    // What browsers say about "1e", whose value is empty.
    const validity = vi.spyOn(field as HTMLInputElement, 'validity', 'get');
    validity.mockReturnValue({badInput: true} as ValidityState);
    fireEvent.input(field);
    expect(result()).toBe('Correct CASH first.');
    validity.mockRestore();
    fireEvent.input(field);
    expect(result()).toContain('^7.25:Unbar');
  }, 20_000);
});
