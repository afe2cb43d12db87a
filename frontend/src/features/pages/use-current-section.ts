import { useEffect, useState } from 'react';
import type { Section } from '../../shared/content/readable-content';

/** A heading is being read once it is in the upper quarter of the screen, and until the next one is. */
const rootMargin = '0px 0px -75% 0px';

/** The section of the page that is being read; none above the first heading. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 4);
        setCurrent(passed.at(-1)?.id);
      },
      { rootMargin },
    );
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
