import {
  Checkbox,
  PasswordField,
  SearchField,
  Switch,
  TagField,
  TextArea,
  TextField,
} from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import './early-script';
import { hydrateApp } from './hydrate-app';

const words = 'Hold your line';

interface TextState {
  value: string;
  onChange: (text: string) => void;
}

/** A controlled text field. */
function withText(initial: string, field: (state: TextState) => ReactNode) {
  return function Controlled() {
    const [value, onChange] = useState(initial);
    return (
      <>
        {field({ value, onChange })}
        <output>{value}</output>
      </>
    );
  };
}

/** A controlled checkbox or switch. */
function withTick(field: (state: { isSelected: boolean; onChange: (is: boolean) => void }) => ReactNode) {
  return function Controlled() {
    const [isSelected, onChange] = useState(false);
    return (
      <>
        {field({ isSelected, onChange })}
        <output>{String(isSelected)}</output>
      </>
    );
  };
}

let root: HTMLElement;

/** Inserts the server-rendered HTML. */
function renderOnServer(Field: () => ReactNode): void {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="root" data-ssr="">${renderToString(<Field />)}</div>`,
  );
  root = document.body.lastElementChild as HTMLElement;
}

/** Hydrates, and fails on any error of React. */
async function hydrate(Field: () => ReactNode): Promise<void> {
  const consoleErrors = vi.spyOn(console, 'error');
  hydrateApp(root, <Field />);
  await expect.poll(() => root.dataset.ssr).toBeUndefined();
  expect(consoleErrors).not.toHaveBeenCalled();
}

afterEach(() => root.remove());

const fields: [string, (state: TextState) => ReactNode][] = [
  ['a text field', (state) => <TextField label="Field" {...state} />],
  ['a password field', (state) => <PasswordField label="Field" {...state} />],
  ['a text area', (state) => <TextArea label="Field" {...state} />],
  ['a title', (state) => <TextArea label="Field" size="title" {...state} />],
  ['a search field', (state) => <SearchField label="Field" {...state} />],
];

for (const initial of ['', 'Then press. '])
  it.each(fields)(
    `%s that begins with "${initial}" keeps what was typed before hydration`,
    async (_, field) => {
      const Field = withText(initial, field);
      renderOnServer(Field);
      const typed = screen.getByLabelText('Field', { exact: true });
      await userEvent.type(typed, `{End}${words}`);
      await hydrate(Field);
      const text = initial + words;
      await expect.element(typed).toHaveValue(text);
      await expect.element(screen.getByRole('status')).toHaveTextContent(text.trim());
      await expect.element(typed).toHaveFocus();
    },
  );

it('a field without typed text reports no change', async () => {
  const onChange = vi.fn();
  const Field = () => <TextField label="Field" value="As it was" onChange={onChange} />;
  renderOnServer(Field);
  await hydrate(Field);
  expect(onChange).not.toHaveBeenCalled();
});

it('a tag typed before hydration is added by Enter', async () => {
  const onChange = vi.fn();
  const Field = () => (
    <TagField
      label="Tags"
      value={[]}
      onChange={onChange}
      suggestions={[]}
      suggestFrom={2}
      maxTags={5}
      maxLength={50}
    />
  );
  renderOnServer(Field);
  await userEvent.type(screen.getByLabelText('Tags').getByRole('combobox'), 'lineout');
  await hydrate(Field);
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith(['lineout']);
});

it.each([
  ['a checkbox', withTick((state) => <Checkbox {...state}>Tick</Checkbox>), 'checkbox'],
  ['a switch', withTick((state) => <Switch {...state}>Tick</Switch>), 'switch'],
] as const)('%s pressed before hydration is pressed after it', async (_, Field, role) => {
  renderOnServer(Field);
  root.querySelector('label')?.click();
  await hydrate(Field);
  await expect.element(screen.getByRole(role)).toBeChecked();
  await expect.element(screen.getByRole('status')).toHaveTextContent('true');
});

it('a form submitted before hydration is submitted once with the typed text, and a pressed button is clicked', async () => {
  const submitted = vi.fn();
  const pressed = vi.fn();
  function Form() {
    const [text, setText] = useState('');
    const submit = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      submitted(text);
    };
    return (
      <form onSubmit={submit}>
        <TextField label="Field" value={text} onChange={setText} />
        <button type="button" onClick={pressed}>
          Press
        </button>
      </form>
    );
  }
  renderOnServer(Form);
  await userEvent.type(screen.getByLabelText('Field'), words);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  await hydrate(Form);
  await expect.poll(() => submitted.mock.calls).toEqual([[words]]);
  await expect.poll(() => pressed.mock.calls.length).toBe(1);
});
