import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useEffect, useRef } from 'react';
import { Container } from '../layout/container';
import { Prose } from '../prose/prose';
import { withTextDirections } from '../prose/text-directions';
import { markWords, unmarkWords } from './marked-words';

const html =
  '<h2>Lineout calls</h2><p>The front pod lifts on the <b>second</b> call, and nobody moves before that.</p><ul><li>Falcon: to the front</li><li>Hawk: to the tail</li></ul>';

function MarkedPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const range = (selector: string, from: number, to: number) => {
      const text = page.current?.querySelector(selector)?.firstChild;
      const made = document.createRange();
      if (!text) return made;
      made.setStart(text, from);
      made.setEnd(text, to);
      return made;
    };
    markWords({ marked: [range('p', 4, 13), range('li', 0, 6)], active: [range('li + li', 0, 4)] });
    return unmarkWords;
  }, []);
  return (
    <Container width="form">
      <div ref={page}>
        <Prose html={html} />
      </div>
    </Container>
  );
}

const meta = { title: 'Data/Marked words', component: MarkedPage } satisfies Meta<typeof MarkedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect([...CSS.highlights.keys()]).toEqual(['comment', 'comment-active']));
    await expect(canvasElement.querySelector('article')?.innerHTML).toBe(withTextDirections(html));
  },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
