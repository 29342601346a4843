import {translate} from '@docusaurus/Translate';
import type {ModalTranslations} from '@docsearch/react';

/** Name of the dialog and of the button that opens it. */
export function toSearchLabel(): string {
  return translate({
    id: 'search.label',
    message: 'Search',
    description: 'Name of the search button and of the search dialog',
  });
}

/** The placeholder of the empty field. */
export function toPlaceholder(): string {
  return translate({
    id: 'search.placeholder',
    message: 'Search docs',
    description: 'Placeholder of the search field and text of the search button',
  });
}

/** The number of results, for the link under the list. */
export function toSeeAllText(count: number): string {
  return count === 1
    ? translate({
        id: 'search.seeOne',
        message: 'See one result',
        description: 'Link under the list of the search dialog, to the page with the only result',
      })
    : translate(
        {
          id: 'search.seeAll',
          message: 'See all {count} results',
          description: 'Link under the list of the search dialog, to the page with all results',
        },
        {count},
      );
}

/** The screen reader announcement when the results have loaded. */
export function toCountText(count: number, query: string): string {
  return count === 1
    ? translate(
        {
          id: 'search.countOne',
          message: 'One result for “{query}”',
          description: 'Number of search results, announced and shown above them',
        },
        {query},
      )
    : translate(
        {
          id: 'search.count',
          message: '{count} results for “{query}”',
          description: 'Number of search results, announced and shown above them',
        },
        {count, query},
      );
}

/** The screen reader announcement when the preference for a section was removed. */
export function toScopeRemovedText(): string {
  return translate({
    id: 'search.scope.removed',
    message: 'All sections are searched alike.',
    description: 'Announced when the preference for the section of the page was removed',
  });
}

/** Says that nothing was found. */
export function toNoResultsText(query: string): string {
  return translate(
    {
      id: 'search.noResultsFor',
      message: 'No results for "{query}"',
      description: 'Shown and announced if a search finds nothing',
    },
    {query},
  );
}

/** The choice of all countries. */
export function toAllCountriesText(): string {
  return translate({
    id: 'search.filter.allCountries',
    message: 'All countries',
    description: 'Choice of the filter by country',
  });
}

/** The two lines of the error screen. */
export function toErrorTexts(): {readonly title: string; readonly help: string} {
  return {
    title: translate({
      id: 'search.error.title',
      message: 'Unable to fetch results',
      description: 'Title of the error screen of the search',
    }),
    help: translate({
      id: 'search.error.help',
      message: 'You might want to check your network connection.',
      description: 'Help on the error screen of the search',
    }),
  };
}

/** Question and link for readers who expected results. */
export function toReportTexts(): {readonly question: string; readonly link: string} {
  return {
    question: translate({
      id: 'search.report.question',
      message: 'Believe this query should return results?',
      description: 'On the screen without results; a link to the support follows',
    }),
    link: translate({
      id: 'search.report.link',
      message: 'Let us know.',
      description: 'Link to the support after: Believe this query should return results?',
    }),
  };
}

/** Headings of the lists that the browser stores. */
export function toListTitles(): {readonly recent: string; readonly favourites: string} {
  return {
    recent: translate({
      id: 'search.recent',
      message: 'Recent',
      description: 'Heading above recent searches',
    }),
    favourites: translate({
      id: 'search.favourite',
      message: 'Favourites',
      description: 'Heading above favourite searches',
    }),
  };
}

/** All texts of DocSearch's modal. */
export function toModalTranslations(): ModalTranslations {
  const error = toErrorTexts();
  const report = toReportTexts();
  const lists = toListTitles();
  const clear = translate({
    id: 'search.clear',
    message: 'Clear the query',
    description: 'Button in the search field',
  });
  const close = translate({
    id: 'search.close',
    message: 'Close',
    description: 'Button that closes the search dialog',
  });
  return {
    searchBox: {
      resetButtonTitle: clear,
      resetButtonAriaLabel: clear,
      cancelButtonText: close,
      cancelButtonAriaLabel: close,
      searchInputLabel: toSearchLabel(),
    },
    startScreen: {
      recentSearchesTitle: lists.recent,
      noRecentSearchesText: translate({
        id: 'search.noRecent',
        message: 'No recent searches',
        description: 'In the search dialog before anything was searched',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'search.save',
        message: 'Save this search',
        description: 'Button that makes a recent search a favourite',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'search.removeRecent',
        message: 'Remove this search from history',
        description: 'Button beside a recent search',
      }),
      favoriteSearchesTitle: lists.favourites,
      removeFavoriteSearchButtonTitle: translate({
        id: 'search.removeFavourite',
        message: 'Remove this search from favourites',
        description: 'Button beside a favourite search',
      }),
    },
    errorScreen: {titleText: error.title, helpText: error.help},
    noResultsScreen: {
      // DocSearch adds the query in straight quotes.
      noResultsText: translate({
        id: 'search.noResults',
        message: 'No results for',
        description: 'Begins the sentence No results for "query"; the query follows in quotes',
      }),
      suggestedQueryText: translate({
        id: 'search.suggestions',
        message: 'Try searching for',
        description: 'Above suggested queries; a colon follows',
      }),
      reportMissingResultsText: report.question,
      reportMissingResultsLinkText: report.link,
    },
    footer: {
      selectText: translate({
        id: 'search.key.select',
        message: 'to select',
        description: 'After a picture of the enter key',
      }),
      selectKeyAriaLabel: translate({
        id: 'search.key.enter',
        message: 'Enter key',
        description: 'Names the picture of a key',
      }),
      navigateText: translate({
        id: 'search.key.navigate',
        message: 'to navigate',
        description: 'After pictures of the arrow keys',
      }),
      navigateUpKeyAriaLabel: translate({
        id: 'search.key.up',
        message: 'Arrow up',
        description: 'Names the picture of a key',
      }),
      navigateDownKeyAriaLabel: translate({
        id: 'search.key.down',
        message: 'Arrow down',
        description: 'Names the picture of a key',
      }),
      closeText: translate({
        id: 'search.key.close',
        message: 'to close',
        description: 'After a picture of the escape key',
      }),
      closeKeyAriaLabel: translate({
        id: 'search.key.escape',
        message: 'Escape key',
        description: 'Names the picture of a key',
      }),
      searchByText: translate({
        id: 'search.by',
        message: 'Search by',
        description: 'Before the mark of the search service',
      }),
    },
  };
}
