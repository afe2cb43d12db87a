// Before anything is drawn: the theme chosen in this browser (see the ui-kit's useTheme), so that none flashes.
try {
  const theme = localStorage.getItem('touchline-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme stands.
}
