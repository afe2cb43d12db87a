import { editorTexts } from '@touchline/contract';
import type { RunningUpload } from '@touchline/content';
import { element, type View } from './view';

const drawn = new WeakMap<Element, RunningUpload>();

const words = {
  upload: { going: editorTexts.uploading, failed: editorTexts.uploadFailed },
  copy: { going: editorTexts.copying, failed: editorTexts.copyFailed },
};

/** A file on its way: how far it is, and how to stop it or try again. */
export const uploadView: View<'upload'> = {
  render: ({ upload }) => {
    const whole = element('div', { role: 'group', tabindex: '0' });
    const bar = element('progress', { max: '1', 'aria-label': words[upload.kind].going(upload.name) });
    const status = element('p', { role: 'status' });
    const retry = button(editorTexts.retryUpload, upload.retry);
    const cancel = button(editorTexts.cancelUpload, upload.cancel);
    const tell = () => {
      const { share, failure } = upload.state.get();
      const isGoing = failure === undefined;
      const told = words[upload.kind][isGoing ? 'going' : 'failed'](upload.name);
      whole.setAttribute('aria-label', told);
      whole.toggleAttribute('data-failed', !isGoing);
      if (share === undefined) bar.removeAttribute('value');
      else bar.value = share;
      bar.hidden = !isGoing;
      retry.hidden = isGoing;
      const sentence = isGoing ? told : `${told}. ${failure}`;
      if (status.textContent !== sentence) status.textContent = sentence;
    };
    tell();
    upload.state.subscribe(tell);
    whole.append(
      element('div', { 'data-upload': '', 'data-mutation-free': 'true' }, status, bar, retry, cancel),
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

function button(label: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' });
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}
