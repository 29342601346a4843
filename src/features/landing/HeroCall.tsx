import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Breakable} from '@site/src/kit/Breakable';
import {toBreakable, toIndentation, toPathParts} from '@site/src/model/content/lineBreaks';
import {findLink, type Example} from './example';
import styles from './HeroCall.module.css';
import {LinkedLine} from './LinkedLine';
import {useOffers} from './useOffers';

/** A status line of HTTP is not translated. */
const STATUS = '200 OK';

interface HeroCallProps {
  readonly example: Example;
  /** The link whose lines are lit, and the one that stays lit. */
  readonly lit: number | undefined;
  readonly held: number | undefined;
}

/** The request that signs a sale and what matters in its response. Renders a `<div>`. */
export function HeroCall({example: {call}, lit, held}: HeroCallProps): ReactNode {
  const {country, product, method, path, request, response, legend} = call;
  const offer = useOffers()(country).find(({id}) => id === product);
  const toLines = (text: string, isFirst: boolean): ReactNode =>
    text.split('\n').map((whole, index) => {
      const link = findLink(call, 'code', whole);
      const line = toColored(whole);
      if (link < 0)
        return (
          <span
            key={index}
            className={styles.codeLine}
            style={{'--indent': toIndentation(whole)} as CSSProperties}>
            {line}
            {'\n'}
          </span>
        );
      return (
        <span
          key={index}
          className={styles.codeLine}
          style={{'--indent': toIndentation(whole)} as CSSProperties}>
          <LinkedLine
            link={link}
            isEntry={isFirst && link === 0}
            isLit={lit === link}
            isHeld={held === link}
            mark={legend.findIndex((entry) => entry.link === link) + 1}>
            {line}
          </LinkedLine>
          {'\n'}
        </span>
      );
    });
  return (
    <div className={styles.call}>
      <p className={styles.callHead} aria-live="polite">
        <span className={styles.callMethod} data-method={method.toLowerCase()}>
          {method}
        </span>
        <Link className={styles.callPath} to={offer?.api ?? '/api'}>
          <Breakable parts={toPathParts(path)} />
        </Link>
        <span className={styles.callApi}>{offer?.label}</span>
      </p>
      <div
        className={styles.callLines}
        role="group"
        data-lines=""
        aria-label={translate({
          id: 'landing.hero.fields',
          message: 'Fields of the request and the response',
          description:
            'Name of the lines of code on the landing page; each is a button that marks the same fact on the receipt',
        })}>
        <pre className={styles.code}>{toLines(request, true)}</pre>
        <p className={styles.callLabel}>
          <Translate id="examples.response" description="Above the example response of a request">
            Response
          </Translate>
          <span className={styles.callStatus}>{STATUS}</span>
        </p>
        <pre className={styles.code}>{toLines(response, false)}</pre>
      </div>
      <p className={styles.callMore}>
        <Link to={`/quick-start#${product}`}>
          <Translate
            id="landing.hero.whole"
            description="Link below an excerpt of a request on the landing page">
            All steps with whole requests
          </Translate>
        </Link>
      </p>
    </div>
  );
}

/**
 * A line of JSON with its names and strings colored, without the grammars of other languages. What is
 * left out stays on the line of what is before it.
 */
function toColored(line: string): ReactNode[] {
  const parts = line.replaceAll(/(?<=\S) …/g, '\u00a0…').split(/("[^"]*")/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const isName = parts[index + 1]?.startsWith(':') === true;
    return (
      <span key={index} className={isName ? 'code-name' : 'code-string'}>
        {isName ? <Breakable parts={toBreakable(part)} /> : part}
      </span>
    );
  });
}
