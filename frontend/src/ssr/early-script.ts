// Inlined into the document and run before the first paint: imports nothing (frontend/build/inline-script.ts).

// Applies the theme stored in this browser (see the ui-kit's useTheme), so that the wrong one does not flash.
try {
  const theme = localStorage.getItem('touchline-theme');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  // Pages are read in Sunlight (see the ui-kit's useSunlitScreen).
  if (localStorage.getItem('touchline-sunlight') && /^.pages.\d+$/.test(location.pathname))
    Object.assign(dataset, { sunlight: '', theme: 'light' });
} catch {
  // Without storage the system's theme applies.
}

// Records the address that the server rendered: Back may change it before hydration (see hydrate-app.tsx). Until React has hydrated
// the document, records what React does not replay (see replay-events.ts): the last submit and the last press. React's listeners are on #root and so run first; `data-ssr` is removed once the document is hydrated.
const early: EarlyEvents = { address: location.pathname + location.search };
Object.assign(window, { early });

const isHydrated = () => document.querySelector('[data-ssr]') === null;

document.addEventListener('submit', (event) => {
  if (isHydrated() || !(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  early.submitted = event.target;
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button, [role="tab"]');
  if (button && button.getAttribute('type') !== 'submit' && !isHydrated()) early.pressed = button;
});

document.addEventListener('keydown', (event) => {
  if ((!event.ctrlKey && !event.metaKey) || isHydrated()) return;
  const keys = CSS.escape(`Control+${event.key.toUpperCase()}`);
  const button = document.querySelector<HTMLElement>(`button[aria-keyshortcuts="${keys}"]`);
  if (!button) return;
  event.preventDefault();
  early.pressed = button;
});

// React resets a textarea that has text when it hydrates it (see the ui-kit's useReportTypedBeforeHydration).
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement && !isHydrated())
    Object.assign(target, { typedBefore: target.value });
});
