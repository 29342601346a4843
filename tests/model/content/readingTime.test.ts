import {expect, it} from 'vitest';
import {toReadingMinutes} from '../../../src/model/content/readingTime';

it.each([
  ['an empty page', '', 1],
  ['prose', 'word '.repeat(660), 3],
  ['front matter', `---\ntitle: ${'word '.repeat(660)}\n---\nText.`, 1],
  ['code', `Text.\n\n\`\`\`json\n${'word '.repeat(660)}\n\`\`\`\n`, 1],
  ['a list to look something up in', 'Terms:\n\n<GlossaryList terms={terms} />', undefined],
  ['tags', `<Picture of="${'word '.repeat(660)}" />`, 1],
])('counts the minutes of %s', (_name, markdown, minutes) => {
  expect(toReadingMinutes(markdown)).toBe(minutes);
});
