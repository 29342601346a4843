/**
 * Ejected from @docusaurus/theme-classic 3.10.2, LastUpdated: the date has the form of the portal,
 * which shows no authors.
 */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {Day} from '@site/src/features/language/Day';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{atDate: lastUpdatedAt ? <AtDate time={lastUpdatedAt} /> : '', byUser: ''}}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}

function AtDate({time}: {readonly time: number}): ReactNode {
  return (
    <Translate
      id="theme.lastUpdated.atDate"
      description="The words used to describe on which date a page has been last updated"
      values={{date: <Day at={new Date(time).toISOString()} itemProp="dateModified" />}}>
      {' on {date}'}
    </Translate>
  );
}
