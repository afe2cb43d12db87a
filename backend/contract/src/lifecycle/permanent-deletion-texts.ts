/** Texts of deleting from the bin, which only its screen shows. */
export const permanentDeletionTexts = {
  remove: (title: string) => `Delete ${title} permanently`,
  title: 'Delete permanently',
  question: (title: string) => `Are you sure you want to delete “${title}” permanently?`,
  detail: 'Nobody can restore it afterwards.',
  deleted: (title: string) => `${title} is deleted permanently`,
  failed: "This couldn't be deleted. Please try again.",
} as const;
