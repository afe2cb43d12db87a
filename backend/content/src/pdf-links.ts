/** Makes the links of PDF files in canonical HTML open in a new tab instead of downloading the file. */
export const openPdfsInNewTab = (html: string): string =>
  html.replace(/ download=""(?= data-mime="application\/pdf")/g, ' target="_blank"');
