// Runs before anything is drawn, and by itself: it imports nothing (vite-early.ts).

// The theme chosen in this browser (see the ui-kit's useTheme), so that none flashes.
try {
  const theme = localStorage.getItem('touchline-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme stands.
}

// What is sent off before the app is there waits for it (see typed-before): no browser sends it by itself.
document.addEventListener('submit', (event) => {
  const firstView = document.querySelector<HTMLElement>('[data-first-view]');
  if (!firstView) return;
  event.preventDefault();
  firstView.dataset.submitted = '';
});
