// Runs before anything is drawn, and by itself: it imports nothing (frontend/build/inline-script.ts).

// The theme chosen in this browser (see the ui-kit's useTheme), so that none flashes.
try {
  const theme = localStorage.getItem('touchline-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme stands.
}

// What is sent off or pressed before the app is there waits for it (see done-before).
const firstView = () => document.querySelector<HTMLElement>('[data-first-view]');

document.addEventListener('submit', (event) => {
  if (!firstView() || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  event.target.dataset.submitted = '';
});

function pressLater(view: HTMLElement, button: HTMLElement): void {
  view.querySelector<HTMLElement>('[data-pressed]')?.removeAttribute('data-pressed');
  button.dataset.pressed = '';
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button, [role="tab"]');
  const view = firstView();
  if (view && button && button.getAttribute('type') !== 'submit') pressLater(view, button);
});

document.addEventListener('keydown', (event) => {
  if (!event.ctrlKey && !event.metaKey) return;
  const view = firstView();
  const keys = CSS.escape(`Control+${event.key.toUpperCase()}`);
  const button = view?.querySelector<HTMLElement>(`button[aria-keyshortcuts="${keys}"]`);
  if (!view || !button) return;
  event.preventDefault();
  pressLater(view, button);
});

// What is written into the words of a page before the editor is there waits for it (see written-in). Enter leaves a sign that
// nobody sees, and a line; what is pasted or dropped is plain text.
const enterPressed = '\u2063';

const isWords = (target: EventTarget | null): target is HTMLElement =>
  firstView() !== null && target instanceof HTMLElement && target.isContentEditable;

const type = (text: string) => {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (index > 0) {
      document.execCommand('insertText', false, enterPressed);
      document.execCommand('insertLineBreak');
    }
    if (line) document.execCommand('insertText', false, line);
  }
};

document.addEventListener('beforeinput', (event) => {
  const isEnter = event.inputType === 'insertParagraph';
  if (!isWords(event.target) || !(isEnter || event.dataTransfer)) return;
  event.preventDefault();
  type(isEnter ? '\n' : (event.dataTransfer?.getData('text/plain') ?? ''));
});

document.addEventListener('input', ({ target }) => {
  if (isWords(target)) target.dataset.written = '';
});
