/**
 * Ejected from @docusaurus/theme-classic 3.10.2, CodeBlock/Buttons: always visible, in the row above
 * the code, and in the server's HTML, because articles stay HTML until a reader reaches a button
 * (features/article). Copying doesn't wait for that. The style sheet draws the icons, because a page
 * has up to 60 of these buttons. Without upstream's button that breaks lines, because all lines break.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {copyCode} from '@site/src/features/loading/copyCode';
import styles from './styles.module.css';

export default function CodeBlockButtons(): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  return (
    <div className={styles.codeButtons}>
      <button
        type="button"
        className="clean-btn"
        aria-label={label}
        title={label}
        data-copied={translate({
          id: 'theme.CodeBlock.copied',
          message: 'Copied',
          description: 'The copied button label on code blocks',
        })}
        onClick={({currentTarget}) => void copyCode(currentTarget)}
      />
    </div>
  );
}
