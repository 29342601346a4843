import {useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {assistants} from '@site/src/data/assistants';
import {Button} from '@site/src/kit/Button';
import {Icon} from '@site/src/kit/Icon';
import {arrowOutside, chat, check, clipboard, documentText} from '@site/src/kit/icons';
import {LinkMenu} from '@site/src/kit/LinkMenu';
import {toAssistantAddress} from '@site/src/model/pages/assistants';
import {toMarkdownAddress} from '@site/src/model/pages/markdown';
import {toPart} from '@site/src/model/pages/parts';
import {copyMarkdown} from './copyMarkdown';
import styles from './PageActions.module.css';

type CopyState = 'idle' | 'copying' | 'copied' | 'failed';

/** Timeout for loading the file, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Copies the page, links to its Markdown file, or sends it to an assistant. Renders a `<div>` in
 * the reader's language, or nothing on pages without a text.
 */
export function PageActions(): ReactNode {
  const {pathname} = useLocation();
  const address = toMarkdownAddress(pathname);
  // Keyed by address, so the copied state resets on navigation.
  return address === undefined ? null : <MarkdownActions key={address} address={address} />;
}

function MarkdownActions({address}: {readonly address: string}): ReactNode {
  const {
    i18n: {currentLocale},
    siteConfig: {url},
  } = useDocusaurusContext();
  const [state, setState] = useState<CopyState>('idle');
  const isBusy = useRef(false);
  const copy = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('copying');
    try {
      await copyMarkdown(address, TIMEOUT);
      setState('copied');
    } catch {
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  };
  const prompt = translate(
    {
      id: 'page.actions.prompt',
      message: 'Please read {url} so that I can ask you questions about it.',
      description: 'Question to an assistant; {url} is the address of the page as Markdown',
    },
    {url: `${url}${address}`},
  );
  const viewLink = (
    <Translate id="page.actions.view" description="Link to the page as a Markdown file">
      View as Markdown
    </Translate>
  );
  return (
    <div className={styles.pageActions} lang={currentLocale} data-print="no" {...toPart('no')}>
      <div className={styles.pageActionsButtons}>
        <Button
          variant="secondary"
          size="s"
          icon={state === 'copied' ? check : clipboard}
          loading={state === 'copying'}
          onClick={() => void copy()}>
          <span className={styles.pageActionsLabel}>
            <Translate
              id="page.actions.copy"
              description="Button that copies the whole page as Markdown">
              Copy page
            </Translate>
          </span>
        </Button>
        <LinkMenu
          label={translate({
            id: 'page.actions.more',
            message: 'More ways to use this page',
            description:
              'Name of the arrow beside "Copy page", which opens links to the Markdown and to assistants',
          })}>
          <li>
            <a href={address}>
              <Icon of={documentText} size="s" />
              {viewLink}
            </a>
          </li>
          {assistants.map((assistant) => (
            <li key={assistant.id}>
              <a
                href={toAssistantAddress(assistant, prompt)}
                target="_blank"
                rel="noopener noreferrer">
                <Icon of={chat} size="s" />
                <Translate
                  id="page.actions.ask"
                  description="Link to an assistant that reads the page; {assistant} is its name"
                  values={{assistant: assistant.name}}>
                  {'Ask {assistant}'}
                </Translate>
                <Icon
                  of={arrowOutside}
                  size="xs"
                  label={translate({
                    id: 'page.actions.outside',
                    message: 'opens in a new tab',
                    description: 'Read after a link that leads out of the portal',
                  })}
                />
              </a>
            </li>
          ))}
        </LinkMenu>
      </div>
      <noscript>
        <a href={address}>{viewLink}</a>
      </noscript>
      <p role="status" className={styles.pageActionsStatus}>
        {state === 'copied' && (
          <Translate
            id="page.actions.copied"
            description="Confirmation that the page was copied as Markdown">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <Translate
            id="page.actions.failed"
            description="Error message if the page could not be copied; {link} is the link page.actions.view"
            values={{
              link: (
                <a key="link" href={address}>
                  {viewLink}
                </a>
              ),
            }}>
            {'Could not be copied. {link}'}
          </Translate>
        )}
      </p>
    </div>
  );
}
