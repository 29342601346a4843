/**
 * Replaces @docusaurus/theme-classic 3.10.2, CodeBlock/Content: upstream colors with Prism, whose
 * grammars take three quarters of a page's computing time before it is interactive. Ours needs a
 * kilobyte, and no element per plain word. Long code is folded.
 */
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {CodeLines} from '@site/src/features/examples/CodeLines';
import {ShowAllLines} from '@site/src/features/examples/ShowAllLines';

export default function CodeBlockContent({className}: {readonly className?: string}): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {codeBlockRef} = wordWrap;
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  return (
    <>
      <CodeLines
        ref={codeBlockRef}
        {...(className === undefined ? {} : {className})}
        code={code}
        language={language}
        firstNumber={lineNumbersStart}
        // A new object each time. Without one, the lines stay as they are.
        {...(Object.keys(lineClassNames).length > 0 && {lineClasses: lineClassNames})}
      />
      <ShowAllLines code={code} />
    </>
  );
}
