import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useEffect, useRef } from 'react';
import { Container } from '../layout/container';
import { Prose } from '../prose/prose';
import { markNewWords } from './new-words';

const html = '<p>The front pod lifts on the second call.</p><p>Hawk: to the tail.</p>';

function UpdatedPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const range = document.createRange();
    const last = page.current?.querySelector('p + p');
    if (last) range.selectNodeContents(last);
    markNewWords([range]);
    return () => markNewWords([]);
  }, []);
  return (
    <Container width="form">
      <div ref={page}>
        <Prose html={html} />
      </div>
    </Container>
  );
}

const meta = { title: 'Data/New words', component: UpdatedPage } satisfies Meta<typeof UpdatedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async () => {
    await waitFor(() => expect(CSS.highlights.get('new-words')?.size).toBe(1));
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
