// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {answerPresses} from '../../../src/features/loading/waking';

beforeEach(() => {
  // happy-dom has no layout, so hidden elements say so.
  HTMLElement.prototype.checkVisibility = function isShown() {
    return this.closest('[hidden]') === null;
  };
});
afterEach(() => document.body.replaceChildren());

/** A waiting control on the page, with the number of its presses. */
function place(html: string): {
  readonly control: HTMLElement;
  readonly pressed: ReturnType<typeof vi.fn>;
} {
  document.body.insertAdjacentHTML('beforeend', html);
  const control = document.body.lastElementChild as HTMLElement;
  control.dataset.pressed = '';
  const pressed = vi.fn();
  control.addEventListener('click', pressed);
  return {control, pressed};
}

it('presses waiting controls in order, and removes their mark', () => {
  const order: string[] = [];
  const [one, two] = [place('<button>1</button>'), place('<button>2</button>')];
  for (const {control} of [one, two])
    control.addEventListener('click', () => order.push(control.textContent ?? ''));
  answerPresses({pressed: new Map([two, one].map(({control}) => [control, undefined])), typed: []});
  expect(order).toEqual(['2', '1']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

it('opens a menu like the keyboard', () => {
  const {control, pressed} = place('<a role="button" href="#">Guides</a>');
  const keys: string[] = [];
  control.addEventListener('keydown', ({key}) => keys.push(key));
  answerPresses({pressed: new Map([[control, undefined]]), typed: []});
  expect(keys).toEqual(['Enter']);
  expect(pressed).not.toHaveBeenCalled();
});

it.each([
  ['hidden', (control: HTMLElement) => (control.hidden = true)],
  ['leaving', (control: HTMLElement) => (control.style.pointerEvents = 'none')],
  ['gone', (control: HTMLElement) => control.remove()],
  ['disabled', (control: HTMLElement) => control.setAttribute('disabled', '')],
])('does not press what is %s by now', (_state, change) => {
  const {control, pressed} = place('<button>x</button>');
  change(control);
  answerPresses({pressed: new Map([[control, undefined]]), typed: []});
  expect(pressed).not.toHaveBeenCalled();
});

it('keeps the reader’s choice, and dispatches its event', () => {
  const {control} = place('<input type="checkbox" checked>');
  const changed = vi.fn();
  control.addEventListener('change', changed);
  answerPresses({pressed: new Map([[control, true]]), typed: []});
  expect((control as HTMLInputElement).checked).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

it('types the letters after the presses', async () => {
  const keys: string[] = [];
  const {control} = place('<button>search</button>');
  control.addEventListener('click', () =>
    document.body.addEventListener('keydown', ({key}) => keys.push(key)),
  );
  answerPresses({pressed: new Map([[control, undefined]]), typed: ['t', 's', 'e']});
  await Promise.resolve();
  expect(keys).toEqual(['t', 's', 'e']);
});
