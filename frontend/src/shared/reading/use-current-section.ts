import { useEffect, useState } from 'react';
import type { Section } from '../content/readable-content';

/** A section is current from when its heading enters the upper quarter of the viewport until the next one does. */
const rootMargin = '0px 0px -75% 0px';

/** Returns the id of the current section; undefined above the first heading. */
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
