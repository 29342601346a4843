import {test} from './support/portal';

const errors = (): readonly string[] =>
  [...document.querySelectorAll('form[method=dialog] input[aria-invalid=true]')].map(
    (field) =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent.trim() ??
      '',
  );
const clear = (name: string): void =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.select();

test('the newsletter form names every mistake, then signs the reader up', async ({tab}, {
  project,
}) => {
  await tab.open('/');
  await tab.click('#cookie-banner button', 'Reject');
  await tab.hides('#cookie-banner');
  await tab.click('form button[type=submit]', 'Subscribe');
  await tab.reads(
    ['This is a required field.', 'This is a required field.', 'This is a required field.'],
    errors,
  );
  await tab.focuses('input[name=firstName]');
  await tab.type('Ada');
  await tab.press('Tab');
  await tab.type('Lovelace');
  await tab.press('Tab');
  await tab.type('ada@example');
  await tab.press('Enter');
  await tab.reads(['Invalid e-mail address'], errors);
  await tab.focuses('input[name=email]');
  await tab.run(clear, 'email');
  await tab.type(`ada.${project.name}.${Date.now()}@example.com`);
  await tab.reads([], errors);
  await tab.press('Enter');
  const sent = 'Please check your email to complete the subscription.';
  await tab.shows('p, [role=status], [tabindex="-1"]', sent);
  await tab.reads(true, (text) => document.activeElement?.textContent.includes(text), sent);
});
