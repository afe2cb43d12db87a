import { editorTexts, limits } from '@touchline/contract';
import type { BlockData, Shown } from '@touchline/content';
import { isWithoutPicture } from '@touchline/ui-kit';
import { posterOf } from '../../../shared/content/decorate-content';
import { explainFailedMedia } from '../../../shared/content/explain-failed-media';
import { fileFacts } from '../../../shared/content/file-facts';
import { describeButton, descriptionField } from './image-description';
import { element, field, firstField, type BlockView } from './block-view';
import { widthHandle } from './width-handle';

type ShownKind = 'image' | 'video' | 'audio';

/** Rendered data, for the parts that cannot be edited in place. */
const drawn = new WeakMap<Element, unknown>();

/** View of a focusable picture, video or audio with its caption. */
function shownView<K extends ShownKind>(kind: K, draw: (data: BlockData[K]) => HTMLElement[]): BlockView<K> {
  return {
    render: (data) => {
      const frame = element('div', { 'data-frame': '' }, ...draw(data));
      const words = field('div', data.caption, {
        'data-placeholder': editorTexts.captionPlaceholder,
        'aria-label': editorTexts.caption,
        role: 'textbox',
      });
      const caption = element('figcaption', {}, words);
      const figure = element('figure', attributesOf(kind, data), frame, caption);
      // Media events do not bubble.
      frame.addEventListener('error', ({ target }) => explainFailedMedia(target as Element), true);
      frame.addEventListener(
        'loadedmetadata',
        ({ target }) => {
          if (target && isWithoutPicture(target)) explainFailedMedia(target as Element);
        },
        true,
      );
      const whole = element('div', groupAttributes(editorTexts.kept[kind]), figure);
      if (kind === 'image') whole.append(descriptionField(figure));
      drawn.set(figure, data);
      return [whole];
    },
    read: (root, id) => {
      const figure = root.querySelector('figure');
      const data = { ...((figure && drawn.get(figure)) as BlockData[K]), caption: firstField(root) };
      const columns = Number(figure?.dataset.cols) || undefined;
      const alt = root.querySelector<HTMLInputElement>('[data-alt]');
      return { id, kind, data: { ...data, columns, ...(alt && { alt: alt.value }) } };
    },
  };
}

const groupAttributes = (name: string) => ({ role: 'group', tabindex: '0', 'aria-label': name });

function attributesOf(type: ShownKind, { columns, align }: Shown): Record<string, string> {
  return {
    'data-type': type,
    ...(columns && { 'data-cols': String(columns) }),
    ...(align && { 'data-align': align }),
  };
}

const pixelsOf = ({ width, height }: { width?: number; height?: number }): Record<string, string> =>
  width && height ? { width: String(width), height: String(height) } : {};

export const imageView = shownView('image', ({ src, alt, columns, ...pixels }) => {
  const picture = element('img', { src, alt, draggable: 'false', ...pixelsOf(pixels) });
  return [picture, describeButton(alt), widthHandle(columns ?? limits.imageColumns)];
});

export const videoView = shownView('video', ({ src, columns, ...pixels }) => [
  element('video', {
    src,
    controls: '',
    preload: 'metadata',
    ...pixelsOf(pixels),
    ...posterAttribute(src, pixels),
  }),
  widthHandle(columns ?? limits.imageColumns),
]);

function posterAttribute(src: string, pixels: { width?: number }): Record<string, string> {
  return pixels.width ? { poster: posterOf(src) } : {};
}

export const audioView = shownView('audio', ({ src }) => [
  element('audio', { src, controls: '', preload: 'metadata' }),
]);

export const fileView: BlockView<'file'> = {
  render: (data) => {
    const { href, name, size, mime } = data;
    const opened: Record<string, string> =
      mime === 'application/pdf' ? { target: '_blank' } : { download: '' };
    const link = element('a', { href, ...opened, 'data-facts': fileFacts(name, size) });
    link.textContent = name;
    const figure = element('figure', { 'data-type': 'file' }, link);
    drawn.set(figure, data);
    return [element('div', groupAttributes(`${editorTexts.kept.file}: ${name}`), figure)];
  },
  read: (root, id) => {
    const figure = root.querySelector('figure');
    return { id, kind: 'file', data: (figure && drawn.get(figure)) as BlockData['file'] };
  },
};
