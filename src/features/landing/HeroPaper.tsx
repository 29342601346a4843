import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ReceiptPaper} from '@site/src/features/receipt/ReceiptPaper';
import {findLink, type Example} from './example';
import styles from './HeroPaper.module.css';
import {LinkedLine} from './LinkedLine';

interface HeroPaperProps {
  readonly example: Example;
  readonly lit: number | undefined;
  readonly held: number | undefined;
}

/** The receipt that the till prints after the call. Renders a `<div>`. */
export function HeroPaper({example: {call, receipt, lang}, lit, held}: HeroPaperProps): ReactNode {
  const linked = receipt.parts
    .flat()
    .map((line) => ({line, link: findLink(call, 'print', line.text)}))
    .filter(({link}) => link >= 0);
  const toLinked = (link: number, isFirst: boolean, children: ReactNode): ReactNode => (
    <LinkedLine
      link={link}
      isEntry={isFirst && link === linked[0]?.link}
      isLit={lit === link}
      isHeld={held === link}
      // A fact that needs two lines is marked once.
      mark={isFirst ? call.legend.findIndex((row) => row.link === link) + 1 : 0}>
      {children}
    </LinkedLine>
  );
  return (
    <div
      className={styles.heroPaper}
      role="group"
      data-lines=""
      aria-label={translate({
        id: 'landing.hero.printed',
        message: 'The receipt that the till prints',
        description:
          'Name of the example receipt on the landing page; its lines are buttons that mark the same fact in the request',
      })}>
      <ReceiptPaper
        content={receipt}
        lang={lang}
        loading="eager"
        toLine={(line) => {
          const link = findLink(call, 'print', line.text);
          const isFirst = linked.find((other) => other.link === link)?.line === line;
          return link < 0 ? line.text : toLinked(link, isFirst, line.text);
        }}
        toCode={(picture) => {
          const link = findLink(call, 'print', '[QR]');
          return link < 0 ? picture : toLinked(link, true, picture);
        }}
      />
    </div>
  );
}
