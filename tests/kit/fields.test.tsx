// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {Checkbox} from '../../src/kit/Checkbox';
import {TextField} from '../../src/kit/TextField';
import {Toggle} from '../../src/kit/Toggle';

afterEach(cleanup);

/** The texts that describe an element to a screen reader. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('TextField', () => {
  it('shows its error below the field, marks the field and has the error read with it', () => {
    render(<TextField label="E-mail" hint="For news only." error="Invalid e-mail address" />);
    const input = screen.getByLabelText('E-mail');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('For news only. Invalid e-mail address');
    expect(input.nextElementSibling?.textContent).toBe('Invalid e-mail address');
  });

  it('passes `required` on as an attribute and does not change the label', () => {
    render(<TextField label="First name" required />);
    const input = screen.getByLabelText('First name');
    expect(input.hasAttribute('required')).toBe(true);
    expect(document.body.textContent).toBe('First name');
  });

  it('has neither mark nor description without an error', () => {
    render(<TextField label="First name" />);
    const input = screen.getByLabelText('First name');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('Checkbox and Toggle', () => {
  it('have their label, required and disabled', () => {
    render(
      <>
        <Checkbox label="I have read it" required />
        <Toggle label="Necessary" checked disabled readOnly />
      </>,
    );
    expect(screen.getByRole('checkbox', {name: 'I have read it'}).hasAttribute('required')).toBe(
      true,
    );
    const toggle = screen.getByRole<HTMLInputElement>('switch', {name: 'Necessary'});
    expect([toggle.checked, toggle.disabled]).toEqual([true, true]);
  });
});
