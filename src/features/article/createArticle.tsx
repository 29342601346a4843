import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import {leaveIfOutdated} from '@site/src/features/loading/readDeployment';
import {useLoad} from '@site/src/features/loading/useLoad';
import type * as kitModule from './ArticleText';
import {ARTICLE_IDS} from './ids';
import {keepArticle} from './keepArticle';
import {useContexts} from './useContexts';
import {isFirstView} from './whole';

/** Loads the text of a page as code. */
type LoadText = () => Promise<{readonly default: ComponentType}>;

interface Loaded {
  readonly Text: ComponentType;
  readonly kit: typeof kitModule;
}

export type ArticleComponent = ComponentType & {
  /** Loads the text, so that it can be rendered without the server's HTML. */
  readonly ready: () => Promise<unknown>;
};

/** Stays the same, so that React never touches what is inside. */
const KEPT = {__html: ''};

/**
 * A page's text. On the first view it is the server's HTML, which React neither reads nor renders.
 * The code of the text is loaded when a reader uses something in it that needs scripts
 * (`keepArticle`), and takes over the HTML. After navigation, the text is rendered as usual.
 */
export function createArticle(loadText: LoadText): ArticleComponent {
  let loaded: Loaded | undefined;
  // React removes it with the rest of the page if the page differs from the server's HTML.
  let served = isFirstView() ? document.querySelector<HTMLElement>('[data-article]') : null;
  const load = async (): Promise<Loaded> => {
    const [{default: Text}, kit] = await Promise.all([loadText(), import('./ArticleText')]);
    return (loaded = {Text, kit});
  };

  function KeptArticle(): ReactNode {
    const frame = useRef<HTMLDivElement>(null);
    const root = useRef<Root>(undefined);
    const [text, setText] = useState<Loaded & {readonly onAwake: () => void}>();
    const [isAwake, setAwake] = useState(false);
    const withContexts = useContexts();
    const history = useHistory();
    const baseUrl = useBaseUrl('/');
    const loading = useLoad();
    const {run} = loading;
    useLayoutEffect(() => {
      const element = frame.current;
      if (element && served && element !== served) element.replaceChildren(...served.childNodes);
      served = element;
    }, []);
    useEffect(
      () =>
        frame.current
          ? keepArticle(frame.current, {
              navigate: history.push,
              wake: (answer) =>
                run(async () => {
                  try {
                    const onAwake = (): void => {
                      setAwake(true);
                      answer();
                    };
                    setText({...(await load()), onAwake});
                  } catch (error) {
                    // Reloads the page if the site has a new build.
                    await leaveIfOutdated(baseUrl);
                    throw error;
                  }
                }),
            })
          : undefined,
      [baseUrl, history, run],
    );
    useEffect(() => {
      if (!frame.current || !text) return;
      const {Text, kit, onAwake} = text;
      const tree = withContexts(
        <kit.ArticleRoot onAwake={onAwake}>
          <Text />
        </kit.ArticleRoot>,
      );
      // An update before React has taken over the HTML would replace it, and lose the press.
      if (isAwake) root.current?.render(tree);
      else root.current ??= hydrateRoot(frame.current, tree, {identifierPrefix: ARTICLE_IDS});
    });
    useEffect(
      () => () => {
        const old = root.current;
        // React forbids it while it renders the next page.
        if (old) queueMicrotask(() => old.unmount());
      },
      [],
    );
    return (
      <>
        <div
          ref={frame}
          className="markdown"
          data-article
          dangerouslySetInnerHTML={KEPT}
          suppressHydrationWarning
        />
        <LoadStatus floating load={loading} />
      </>
    );
  }

  function Article(): ReactNode {
    const [ready] = useState(loaded);
    if (!ready) return <KeptArticle />;
    const {Text, kit} = ready;
    return (
      <div className="markdown" data-article>
        <kit.ArticleText>
          <Text />
        </kit.ArticleText>
      </div>
    );
  }
  return Object.assign(Article, {ready: load});
}
