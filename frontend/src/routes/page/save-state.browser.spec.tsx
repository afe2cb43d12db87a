import { pageTexts, savingTexts, type TeamSummary } from '@touchline/contract';
import { AppShell, Container, HeaderBar, PageFrame, ProductMark } from '@touchline/ui-kit';
import { createRef, useImperativeHandle, useState, type Ref } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { openDraft, type Draft } from '../../shared/drafts/draft';
import { TagsField, TitleField } from '../../shared/drafts/content-fields';
import { page, render, rendered } from '../../shared/pages-under-test';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import type { SaveErrorKind } from '../../shared/drafts/save-error';
import { ModeButton } from '../shared/mode-button';
import { WritingBanners } from '../shared/writing/writing-banners';
import { PageMenu } from './page-menu';
import { PageTopBar } from './page-top-bar';

interface Shown {
  draft: Draft;
  isSavedLocally?: boolean;
  isRecoverable?: boolean;
  isSimplified?: boolean;
}

const team = {
  id: page.teamId,
  name: 'Northern Regional Schools Under Eighteen Development Squad',
} as TeamSummary;
const saved = openDraft(page);
const values = { ...saved.values, title: 'Lineout calls' };
const dirty: Draft = { ...saved, values, save: { state: 'dirty' } };
const ignore = () => undefined;
const actions = [{ id: 'delete', label: pageTexts.deletePage, onAction: ignore }];

const kinds = Object.keys(savingTexts.saveTroubles) as Exclude<SaveErrorKind, 'refused'>[];
const failedWith = (kind: Exclude<SaveErrorKind, 'refused'>): Draft => ({
  ...dirty,
  save: { state: 'failed' },
  saveError: { kind, message: savingTexts.saveTroubles[kind] },
});

/** All states of saving. The title stays the same, because a longer one has more lines. */
const states: Record<string, Shown> = {
  saved: { draft: saved },
  dirty: { draft: dirty },
  saving: { draft: { ...dirty, save: { state: 'saving', sent: values } } },
  conflict: { draft: { ...dirty, save: { state: 'conflict', theirs: page } } },
  'not kept': { draft: dirty, isSavedLocally: false },
  simplified: { draft: saved, isSimplified: true },
  'left behind': { draft: saved, isRecoverable: true },
  ...Object.fromEntries(kinds.map((kind) => [kind, { draft: failedWith(kind) }])),
  ...Object.fromEntries(
    kinds.map((kind) => [
      `${kind}, not kept`,
      { draft: failedWith(kind), isSavedLocally: false, isRecoverable: true },
    ]),
  ),
};

function Screen({ draft, isSavedLocally = true, isRecoverable = false, isSimplified = false }: Shown) {
  const fields = { draft: { ...draft, values: saved.values }, dispatch: ignore };
  const title = { label: pageTexts.title, placeholder: pageTexts.titlePlaceholder, error: undefined };
  return (
    <AppShell header={<HeaderBar start={<ProductMark name="Touchline" />} end={null} />}>
      <Container width="page">
        <PageFrame
          bar={
            <PageTopBar
              page={page}
              team={team}
              saving={<SaveButton draft={draft} onSave={ignore} />}
              unsaved={<UnsavedBadge draft={draft} />}
              mode={<ModeButton isEditing isFocused={false} onPress={ignore} />}
              menu={(sharing) => <PageMenu sharing={sharing} actions={actions} />}
            />
          }
          trail={<UnsavedBadge draft={draft} />}
          title={<TitleField {...fields} {...title} onDone={ignore} />}
          details={null}
          tags={<TagsField {...fields} />}
        >
          <div data-text>Front pod lifts. Back pod sells the dummy, then drives.</div>
        </PageFrame>
        <WritingBanners
          writing={{
            draft,
            texts: savingTexts,
            recoverable: { found: isRecoverable ? draft : undefined, restore: ignore, discard: ignore },
            isSavedLocally,
            saveNow: ignore,
            saveAsNew: ignore,
            setSigningIn: ignore,
            setPutOff: ignore,
          }}
          isSimplified={isSimplified}
        />
      </Container>
    </AppShell>
  );
}

interface Shows {
  show: (state: Shown) => void;
}

function Changing({ ref }: { ref: Ref<Shows> }) {
  const [shown, show] = useState<Shown>({ draft: saved });
  useImperativeHandle(ref, () => ({ show }), []);
  return <Screen {...shown} />;
}

const notices = '[role=status], [role=alert]';
/** Positions of all elements except banners; without their text, because the button's label changes. */
function neighbours(): string[] {
  const all = [...document.querySelectorAll('main :is(a, button, input, textarea, [data-text], ol, li)')];
  return all
    .filter((element) => !element.closest(notices))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${[left, top, width, height].join(' ')}`;
    });
}

/** Returns the text of banners that are outside the window or clipped; surplus banners scroll. */
function unreadable(): string[] {
  const banners = [...document.querySelectorAll<HTMLElement>(`main :is(${notices})`)].filter(isBox);
  const cut = banners.filter((banner) => {
    const list = banner.parentElement!.getBoundingClientRect();
    const isOutside = list.left < 0 || list.right > innerWidth || list.top < 0 || list.bottom > innerHeight;
    return isOutside || banner.scrollWidth > banner.clientWidth || banner.scrollHeight > banner.clientHeight;
  });
  return cut.map((banner) => banner.textContent);
}

/** Excludes visually hidden text. */
const isBox = ({ clientWidth }: HTMLElement) => clientWidth > 0;

const root = document.documentElement;
afterEach(async () => {
  root.style.fontSize = '';
  root.dir = 'ltr';
  await screen.viewport(1000, 800);
});

const widths = [390, 820, 1440];
const looks = [
  { size: '100%', dir: 'ltr' },
  { size: '200%', dir: 'ltr' },
  { size: '100%', dir: 'rtl' },
];
const settings = widths.flatMap((width) => looks.map((look) => ({ width, ...look })));

it.each(settings)(
  'the state of saving moves nothing when it changes: $width px, text $size, $dir',
  async ({ width, size, dir }) => {
    await screen.viewport(width, 900);
    root.style.fontSize = size;
    root.dir = dir;
    const shown = createRef<Shows>();
    render(<Changing ref={shown} />);
    await expect.element(screen.getByRole('button', { name: savingTexts.saved })).toBeVisible();
    await document.fonts.ready;
    await rendered();
    const before = neighbours();
    expect(before.length).toBeGreaterThan(5);
    for (const [name, state] of Object.entries(states)) {
      shown.current?.show(state);
      await rendered();
      expect(neighbours(), name).toEqual(before);
      expect(unreadable(), name).toEqual([]);
    }
  },
);

it('the actions of a page are in one row on the narrowest phones', async () => {
  await screen.viewport(360, 740);
  render(<Screen draft={dirty} />);
  const labels = [pageTexts.back, savingTexts.update, pageTexts.read, pageTexts.moreActions];
  const buttons = labels.map((name) =>
    screen.getByRole(name === pageTexts.back ? 'link' : 'button', { name }),
  );
  await expect.element(buttons[3]!).toBeVisible();
  const centres = buttons.map((button) => {
    const { top, height } = button.element().getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  expect(new Set(centres).size).toBe(1);
});
