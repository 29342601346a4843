// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {Button} from '../../src/kit/Button';
import {printer} from '../../src/kit/icons';

afterEach(cleanup);

describe('Button', () => {
  it('is a medium primary button that submits no form', () => {
    render(<Button>Print</Button>);
    const button = screen.getByRole('button', {name: 'Print'});
    expect(button.getAttribute('type')).toBe('button');
    expect(button.dataset).toMatchObject({variant: 'primary', size: 'm'});
  });

  it('ignores presses while loading, and does not submit the surrounding form', () => {
    const press = vi.fn();
    const send = vi.fn((event: Event) => event.preventDefault());
    const {container} = render(
      <form>
        <Button type="submit" loading onClick={press}>
          Send
        </Button>
      </form>,
    );
    container.querySelector('form')!.addEventListener('submit', send);
    const button = screen.getByRole('button', {name: 'Send'});
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  it.each(['left', 'right'] as const)('shows its icon on the %s', (iconPosition) => {
    render(
      <Button icon={printer} iconPosition={iconPosition}>
        Print
      </Button>,
    );
    const {firstElementChild, lastChild} = screen.getByRole('button').firstElementChild!;
    expect(firstElementChild?.tagName).toBe('svg');
    expect(lastChild?.nodeName).toBe(iconPosition === 'right' ? 'svg' : '#text');
  });

  it('is named by its label if it has only an icon', () => {
    render(<Button icon={printer} aria-label="Print" />);
    expect(screen.getByRole('button', {name: 'Print'}).dataset['iconOnly']).toBe('true');
  });

  it('passes on every other prop, the class name and the ref', () => {
    const ref = vi.fn();
    render(
      <Button ref={ref} className="wide" data-part="print" disabled>
        Print
      </Button>,
    );
    const button = screen.getByRole('button');
    expect(button.className).toContain('wide');
    expect(button.dataset['part']).toBe('print');
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(ref).toHaveBeenCalledWith(button);
  });
});
