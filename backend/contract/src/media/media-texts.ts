export const mediaTexts = {
  noFiles: 'Choose at least one file',
  onlyFiles: 'Send the files in the field "files" and nothing else',
} as const;
