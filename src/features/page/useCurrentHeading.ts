import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Marks the link of the current heading in the list of contents. `links`: the classes of its links;
 * `mark`: the class of the current one. Without it, the list has no mark.
 */
export function useCurrentHeading(
  ids: readonly string[],
  links: string | null | undefined,
  mark: string | undefined,
): void {
  const {hash} = useLocation();
  useEffect(() => {
    if (!links || !mark) return undefined;
    let frame = 0;
    const follow = (): void => {
      frame = 0;
      const line = toLine(hash);
      const current = ids.findLast((id) => (toTop(id) ?? Infinity) <= line);
      for (const link of document.getElementsByClassName(links))
        link.classList.toggle(mark, link.getAttribute('href') === `#${current}`);
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(follow);
    };
    schedule();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids, links, mark, hash]);
}

const toTop = (id: string): number | undefined =>
  document.getElementById(id)?.getBoundingClientRect().top;

/**
 * The last heading above this line is current: a third of the window down, or where the address
 * leads, because the part there may be short or at the end of the page.
 */
function toLine(hash: string): number {
  const {innerHeight, scrollY} = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const target = toTop(hash.slice(1));
  const reach = isAtEnd ? innerHeight : innerHeight / 2;
  return target !== undefined && target >= 0 && target < reach ? target + 1 : innerHeight / 3;
}
