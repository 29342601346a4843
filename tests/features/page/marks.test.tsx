import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Law} from '../../../src/features/citations/Law';
import {CodeTitle} from '../../../src/features/examples/CodeTitle';
import {NotText} from '../../../src/features/page/NotText';

it.each([
  ['a citation', <Law key="law" text="§ 1 AO" url="https://law.example" />, 'law'],
  ['the title of code', <CodeTitle key="title">a.json</CodeTitle>, 'title'],
  ['facts about a text', <NotText key="no">4 min</NotText>, 'no'],
])('marks %s for the programs that read pages', (_, element, mark) => {
  expect(renderToStaticMarkup(element)).toContain(`data-read="${mark}"`);
});
