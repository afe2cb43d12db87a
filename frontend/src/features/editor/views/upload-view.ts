import { editorTexts } from '@touchline/contract';
import type { RunningUpload } from '@touchline/content';
import { element, type View } from './view';

const drawn = new WeakMap<Element, RunningUpload>();

/** A file on its way: how far it is, and how to stop it or try again. */
export const uploadView: View<'upload'> = {
  render: ({ upload }) => {
    const whole = element('div', { role: 'group', tabindex: '0' });
    const bar = element('progress', { max: '1', 'aria-label': editorTexts.uploading(upload.name) });
    const words = element('p', { role: 'status' });
    const retry = button(editorTexts.retryUpload, upload.retry);
    const cancel = button(editorTexts.cancelUpload, upload.cancel);
    const tell = () => {
      const { share, failure } = upload.state.get();
      const isGoing = failure === undefined;
      const told = (isGoing ? editorTexts.uploading : editorTexts.uploadFailed)(upload.name);
      whole.setAttribute('aria-label', told);
      whole.toggleAttribute('data-failed', !isGoing);
      bar.value = share;
      bar.hidden = !isGoing;
      retry.hidden = isGoing;
      const sentence = isGoing ? told : `${told}. ${failure}`;
      if (words.textContent !== sentence) words.textContent = sentence;
    };
    tell();
    upload.state.subscribe(tell);
    whole.append(
      element('div', { 'data-upload': '', 'data-mutation-free': 'true' }, words, bar, retry, cancel),
    );
    drawn.set(whole, upload);
    return [whole];
  },
  read: (root, id) => {
    const upload = root.firstElementChild && drawn.get(root.firstElementChild);
    if (!upload) throw new Error('An upload is drawn with what it shows');
    return { id, kind: 'upload', data: { upload } };
  },
};

function button(words: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' });
  made.textContent = words;
  made.addEventListener('click', act);
  return made;
}
