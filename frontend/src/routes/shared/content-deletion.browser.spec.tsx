import { appTexts, binTexts, playTexts } from '@touchline/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from '../../shared/pages-under-test';
import { ContentDeletion } from './content-deletion';

const texts = {
  title: playTexts.delete,
  question: playTexts.confirmDelete,
  deleted: playTexts.deleted,
  deletedDetail: playTexts.deletedDetail,
};

/** Shows the deletion of a play until `unmount`; its call ends with `answer`. */
function playScreen() {
  let answer: () => void = () => undefined;
  const response = new Promise<void>((resolve) => (answer = resolve));
  const liveUpdates = new EventTarget();
  function Screen() {
    const [isShown, setShown] = useState(true);
    useEffect(() => {
      const hide = () => setShown(false);
      liveUpdates.addEventListener('deleted', hide);
      return () => liveUpdates.removeEventListener('deleted', hide);
    }, []);
    return isShown && <Deletion />;
  }
  function Deletion() {
    const remove = useMutation({ mutationFn: () => response });
    return (
      <ContentDeletion
        texts={texts}
        address="/plays/7"
        addressAfter="/teams/3?tab=plays"
        remove={remove}
        restore={() => Promise.resolve()}
        isAsking
        onAsk={() => undefined}
        onDeleted={() => undefined}
      />
    );
  }
  const Address = () => <output>{useLocation().pathname}</output>;
  render(
    <MemoryRouter initialEntries={['/plays/7']}>
      <Screen />
      <Address />
    </MemoryRouter>,
  );
  return { answer: () => answer(), unmount: () => liveUpdates.dispatchEvent(new Event('deleted')) };
}

it('returns to the team and offers to undo although a live update removed the play before the response', async () => {
  const { answer, unmount } = playScreen();
  const question = screen.getByRole('alertdialog', { name: texts.title });
  await question.getByRole('button', { name: appTexts.delete }).click();
  unmount();
  await expect.element(question).not.toBeInTheDocument();
  answer();
  await expect.element(screen.getByText('/teams/3')).toBeVisible();
  await expect.element(screen.getByText(texts.deletedDetail)).toBeVisible();
  await screen.getByRole('button', { name: binTexts.undo }).click();
  await expect.element(screen.getByText('/plays/7')).toBeVisible();
});
