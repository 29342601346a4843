import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {toPart} from '@site/src/model/pages/parts';
import {fiscalPackage} from '@site/src/data/check/fiscalPackage';
import styles from './CheckContent.module.css';
import {CheckHelp} from './CheckHelp';
import {CheckTool} from './CheckTool';
import {CountryTable} from './CountryTable';

const DIGEST = 'SHA-256';

/** The page that checks receipts: the tool, and what it can and can't see. */
export function CheckContent(): ReactNode {
  const {
    siteConfig: {baseUrl},
    i18n: {defaultLocale, localeConfigs},
  } = useDocusaurusContext();
  // The package is published once, for all languages.
  const file = `${localeConfigs[defaultLocale]?.baseUrl ?? baseUrl}downloads/${fiscalPackage}`;
  return (
    <>
      <noscript>
        <p className={styles.withoutScripts}>
          <Translate
            id="check.withoutScripts"
            description="On the page that checks receipts, where JavaScript is turned off">
            JavaScript is turned off in your browser, so this page can’t check anything. The command
            line below checks the same inputs without a browser.
          </Translate>
        </p>
      </noscript>
      <div {...toPart('no')} data-print="no">
        <CheckTool />
      </div>
      <Heading as="h2" id="verdicts">
        {translate({
          id: 'check.verdicts',
          message: 'What the verdict means',
          description: 'Title above the meaning of the verdicts',
        })}
      </Heading>
      <p>
        <Translate
          id="check.verdicts.text"
          description="The three verdicts; none says that a receipt is genuine">
          A receipt is unchanged since signing, changed or incomplete, or the input doesn’t tell.
          The page never calls a receipt genuine, because anyone can create a key and sign with it.
          Only a certificate or the tax authority says who signed.
        </Translate>
      </p>
      <CheckHelp />
      <Heading as="h2" id="countries">
        {translate({
          id: 'check.countries',
          message: 'What can be checked in each country',
          description: 'Title above the table of countries',
        })}
      </Heading>
      <CountryTable />
      <Heading as="h2" id="privacy">
        {translate({
          id: 'check.privacy',
          message: 'Your data stays in your browser',
          description: 'Title above what happens to the data',
        })}
      </Heading>
      <p>
        <Translate
          id="check.privacy.text"
          description="What happens to a receipt that a reader checks">
          The check runs in your browser. The page sends nothing, stores nothing and puts nothing
          into its address, and it also works offline once it’s loaded. It reads texts of up to 5
          MB, pictures of up to 15 MB and archives of up to 64 MB.
        </Translate>
      </p>
      <Heading as="h2" id="command-line">
        {translate({
          id: 'check.commandLine',
          message: 'On the command line',
          description: 'Title above the command line',
        })}
      </Heading>
      <p>
        <Translate
          id="check.commandLine.text"
          description="About the package with a command line; {package} is a link to it, {digest} to its SHA-256"
          values={{
            package: (
              <a key="package" href={file} download>
                <code>{fiscalPackage}</code>
              </a>
            ),
            digest: (
              <a key="digest" href={`${file}.sha256`} download>
                {DIGEST}
              </a>
            ),
          }}>
          {
            'The package {package} ({digest}) has the same check for Node and for your own tests. The command returns 0 for unchanged, 1 for changed or incomplete, and 2 if it can’t tell.'
          }
        </Translate>
      </p>
    </>
  );
}
