import { editorTexts } from '@touchline/contract';
import type { RunningUpload } from '@touchline/content';
import { element, type BlockView } from './block-view';

const drawn = new WeakMap<Element, RunningUpload>();

const words = {
  upload: { going: editorTexts.uploading, failed: editorTexts.uploadFailed },
  copy: { going: editorTexts.copying, failed: editorTexts.copyFailed },
};

/** Running upload with progress, cancel and retry. */
export const uploadView: BlockView<'upload'> = {
  render: ({ upload }) => {
    const whole = element('div', { role: 'group', tabindex: '0' });
    const bar = element('progress', { max: '1', 'aria-label': words[upload.kind].going(upload.name) });
    const status = element('p', { role: 'status' });
    const retry = button(editorTexts.retryUpload, upload.retry);
    const cancel = button(editorTexts.cancelUpload, upload.cancel);
    const update = () => {
      const { share, failure } = upload.state.get();
      const isGoing = failure === undefined;
      const label = words[upload.kind][isGoing ? 'going' : 'failed'](upload.name);
      whole.setAttribute('aria-label', label);
      whole.toggleAttribute('data-failed', !isGoing);
      if (share === undefined) bar.removeAttribute('value');
      else bar.value = share;
      bar.hidden = !isGoing;
      retry.hidden = isGoing;
      const sentence = isGoing ? label : `${label}. ${failure}`;
      if (status.textContent !== sentence) status.textContent = sentence;
    };
    update();
    upload.state.subscribe(update);
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
