import { contentNodes } from '../shared/content/content-nodes';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountEditor, type MountedEditor } from '../features/editor/core/mount-editor';
import { takeWritten } from '../features/editor/core/take-written';
import { canonical } from '@touchline/content/samples';
import { fieldsOf, fieldRuns, writeRuns } from '@touchline/content';
import { writableContent } from '../shared/content/writable-content';
import './early';
import { writtenIn } from './written-in';

const placeholder = "Type '/' for commands...";
let drawn: HTMLElement | undefined;
let mounted: MountedEditor | undefined;

/** A page as the server draws it for whoever may write in it. */
function draw(content: string): HTMLElement[] {
  drawn = document.createElement('div');
  drawn.dataset.firstView = '';
  drawn.innerHTML = `<div class="tl-prose" style="white-space: pre-wrap">${writableContent(content, placeholder)}</div>`;
  document.body.append(drawn);
  return [...drawn.querySelectorAll<HTMLElement>('[contenteditable]')];
}

/** The editor takes its place; answers the page that is read from it, without ids. */
async function arrive(content: string): Promise<string> {
  const host = document.createElement('div');
  document.body.append(host);
  mounted = mountEditor(host, {
    content,
    placeholder,
    onChange: () => undefined,
    now: () => performance.now(),
    openLink: () => undefined,
    askForMedia: () => undefined,
    teamId: 1,
    sendFile: () => Promise.reject(new Error('There is no library here')),
    copyFiles: () => Promise.reject(new Error('There is no library here')),
  });
  const { editor } = mounted;
  await editor.shell.isReady;
  const written = writtenIn(drawn as HTMLElement);
  drawn?.remove();
  takeWritten(editor, written);
  return read();
}

const read = () => mounted?.read().replace(/ data-id="[^"]*"/g, '') ?? '';

async function write(content: string, keys: string, at: { text?: number; from?: 'Home' | 'End' } = {}) {
  const field = draw(content)[at.text ?? 0];
  await userEvent.click(field as HTMLElement);
  await userEvent.keyboard(`{${at.from ?? 'End'}}${keys}`);
  return arrive(content);
}

afterEach(() => {
  drawn?.remove();
  mounted?.editor.holder.parentElement?.remove();
  mounted?.destroy();
});

const block = (tag: string, html: string) => `<${tag} data-id="aaaaaa">${html}</${tag}>`;

describe('what is written before the editor is there', () => {
  const samples = Object.entries(canonical).filter(([, content]) => content !== '');
  it.each(samples)('is a text of the editor: %s', async (_, content) => {
    for (const text of draw(content)) text.dataset.written = '';
    const { texts } = writtenIn(drawn as HTMLElement);
    expect(await arrive(content)).toBe(content.replace(/ data-id="[^"]*"/g, ''));
    const blocks = mounted?.editor.blocks ?? [];
    for (const { element, blockId, field } of texts) {
      const block = blocks.find(({ id }) => id === blockId);
      expect(block && fieldsOf(block)[field]).toBe(writeRuns(fieldRuns(contentNodes(element))));
    }
  });

  it('is in the editor, with the caret behind it', async () => {
    expect(await write(block('p', 'Hold <b>your</b> line'), ' now')).toBe('<p>Hold <b>your</b> line now</p>');
    await userEvent.keyboard('!');
    expect(read()).toBe('<p>Hold <b>your</b> line now!</p>');
  });

  it('is one step that can be taken back', async () => {
    await write(block('p', 'Hold'), ' on');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(read()).toBe('<p>Hold</p>');
  });

  it('begins a block with each Enter, as in the editor', async () => {
    expect(await write(block('h2', 'Calls'), '{Enter}one{Enter}two')).toBe(
      '<h2>Calls</h2><p>one</p><p>two</p>',
    );
    await userEvent.keyboard('!');
    expect(read()).toBe('<h2>Calls</h2><p>one</p><p>two!</p>');
  });

  it('keeps the marks of what stands behind an Enter', async () => {
    const content = block('p', 'ab<b>cd</b>');
    expect(await write(content, '{ArrowRight}{Enter}', { from: 'Home' })).toBe('<p>a</p><p>b<b>cd</b></p>');
  });

  it('goes on in the entry of a list where one wrote last', async () => {
    const list = block('ul', '<li>one</li><li>two</li>');
    expect(await write(list, '{Enter}more{Enter}')).toBe(
      '<ul><li>one</li><li>more</li><li></li><li>two</li></ul>',
    );
    await userEvent.keyboard('x');
    expect(read()).toBe('<ul><li>one</li><li>more</li><li>x</li><li>two</li></ul>');
  });

  it('has its lines in the cell where it was written', async () => {
    const table = block('table', '<tbody><tr><td>a</td><td>b</td></tr></tbody>');
    expect(await write(table, '{Enter}c', { text: 1 })).toContain('<td>b<br>c</td>');
  });

  it('can be the first of an empty page', async () => {
    expect(await write('', 'Kick-off{Enter}15:00')).toBe('<p>Kick-off</p><p>15:00</p>');
  });

  it('is plain text where it is pasted', async () => {
    const [field] = draw(block('p', 'a'));
    await userEvent.click(field as HTMLElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<b>one</b>');
    dataTransfer.setData('text/plain', 'one\ntwo');
    const event = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
    await userEvent.keyboard('{End}');
    field?.dispatchEvent(new InputEvent('beforeinput', event));
    expect(await arrive(block('p', 'a'))).toBe('<p>aone</p><p>two</p>');
  });

  it('is not lost where its block is there no more', async () => {
    draw(block('p', 'Hold'));
    await userEvent.click(drawn?.querySelector('p') as HTMLElement);
    await userEvent.keyboard('{End} on');
    expect(await arrive('<p data-id="bbbbbb">Another</p>')).toBe('<p>Another</p><p>Hold on</p>');
  });
});
