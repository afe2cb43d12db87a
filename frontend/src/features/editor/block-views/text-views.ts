import { calloutTones, headingLevels } from '@touchline/content';
import { editorTexts } from '@touchline/contract';
import { element, field, fieldsIn, firstField, readField, type BlockView } from './block-view';

export const paragraphView: BlockView<'paragraph'> = {
  render: ({ text }, { placeholder }) => [field('p', text, { 'data-placeholder': placeholder })],
  read: (root, id) => ({ id, kind: 'paragraph', data: { text: firstField(root) } }),
};

export const headingView: BlockView<'heading'> = {
  render: ({ text, level }) => [field(`h${level}`, text, { 'data-placeholder': editorTexts.heading[level] })],
  read: (root, id) => {
    const level = headingLevels.find((each) => root.querySelector(`h${each}`)) ?? 2;
    return { id, kind: 'heading', data: { level, text: firstField(root) } };
  },
};

export const quoteView: BlockView<'quote'> = {
  render: ({ text, source }) => [
    element(
      'blockquote',
      {},
      field('p', text, { 'data-placeholder': editorTexts.quote }),
      field('footer', source, { 'data-placeholder': editorTexts.quoteSource }),
    ),
  ],
  read: (root, id) => {
    const [text, source] = fieldsIn(root);
    return { id, kind: 'quote', data: { text: readField(text), source: readField(source) } };
  },
};

export const calloutView: BlockView<'callout'> = {
  render: ({ text, tone }) => [
    element(
      'aside',
      { role: 'note', 'aria-label': editorTexts.callouts[tone], 'data-type': 'callout', 'data-tone': tone },
      field('div', text, { 'data-placeholder': editorTexts.callout }),
    ),
  ],
  read: (root, id) => {
    const tone = calloutTones.find((each) => root.querySelector(`[data-tone="${each}"]`)) ?? 'info';
    return { id, kind: 'callout', data: { tone, text: firstField(root) } };
  },
};

export const codeView: BlockView<'code'> = {
  render: ({ text, language }) => {
    const area = element('textarea', {
      'data-language': language,
      'aria-label': editorTexts.codeBlock,
      autocapitalize: 'off',
      spellcheck: 'false',
      wrap: 'off',
      rows: String(text.split('\n').length),
    });
    area.value = text;
    area.addEventListener('input', () => area.setAttribute('rows', String(area.value.split('\n').length)));
    return [area];
  },
  read: (root, id) => {
    const area = root.querySelector('textarea');
    return { id, kind: 'code', data: { text: area?.value ?? '', language: area?.dataset.language ?? '' } };
  },
};
