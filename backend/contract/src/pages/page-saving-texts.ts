/** Texts about saving, shown to editors of a page. */
export const savingTexts = {
  saveFailedTitle: 'Error',
  saveFailed: 'Failed to save page',
  update: 'Update',
  saved: 'Saved',
  saving: 'Saving...',
  unsaved: 'Unsaved changes',
  conflictTitle: 'Someone else saved this page while you were editing.',
  conflictLead:
    'You both edited the same part of this page. Choose what to keep. All other changes are merged.',
  conflictQuestion: 'Change',
  conflictOf: 'of',
  conflictOn: {
    title: 'Title',
    formation: 'Formation',
    description: 'Description',
    diagramUrl: 'Diagram',
    board: 'Tactics board',
  },
  theirs: 'Theirs',
  mine: 'Mine',
  both: 'Both',
  whatStays: 'Keep',
  allTheirs: 'Keep all theirs',
  allMine: 'Keep all mine',
  choicesLeft: 'left to choose',
  saveChoices: 'Save page',
  later: 'Later',
  conflictWaits: 'Someone else edited the same part of this page. Choose what to keep to save your changes.',
  choose: 'Choose',
  copyMine: 'Save mine as a copy',
  merged: 'Changes merged',
  mergedDetail: 'Someone else edited this page too. It now has their changes and yours.',
  rescuedDetail:
    'Someone else edited this page too. Anything that one of you deleted and the other edited was kept.',
  undo: 'Undo',
  saveTroubles: {
    unreachable:
      "We can't reach the server. Your work is kept on this device and will be saved when the connection is back.",
    busy: "The server can't save right now. Your work is kept on this device, and we'll keep trying.",
    signedOut: 'Your session has expired. Sign in again to save your work. Nothing is lost.',
    anotherUser:
      'This browser is now signed in to another account. Your work is kept here for your account: sign in again to save it.',
    gone: 'This page has been deleted. Your work is still here: save it as a new page, or copy it.',
    forbidden: 'You can no longer edit this page. Your work is still here, and you can copy it.',
    tooLarge: 'This page is too large to save. Move part of it to another page.',
  },
  saveTroublesUnkept: {
    unreachable:
      "We can't reach the server. Keep this page open: your work will be saved when the connection is back.",
    busy: "The server can't save right now. Keep this page open: we'll keep trying.",
  },
  notKept: "This browser can't keep unsaved work. Your changes are still saved to the server.",
  simplified:
    "Saving simplifies formatting that the editor doesn't support, such as lists in table cells. The previous version stays in the history.",
  signInAgain: 'Sign in',
  signInAgainTitle: 'Sign in again',
  signInAgainLead: "Your page stays open and is saved when you're signed in.",
  copyText: 'Copy text',
  textCopied: 'Text copied',
  textCopyFailed: "We couldn't copy the text. Select it on the page and copy it.",
  saveAsNew: 'Save as new page',
  copyOf: 'Copy of',
  duplicate: 'Duplicate',
  duplicated: 'Page duplicated',
  duplicatedDetail: "This is the copy. The original hasn't changed.",
  backToOriginal: 'Back to original',
  duplicateFailedTitle: 'Page not duplicated',
  duplicateFailed: 'Please try again.',
  duplicateOffline: "You're offline. Connect to duplicate this page.",
  duplicateUnsaved: "Your latest changes couldn't be saved. Save the page, then duplicate it.",
  duplicateUploading: "Files are still uploading. Duplicate the page when they're done.",
  readUploading: "Files are still uploading. Read the page when they're done.",
  leftBehind: "You have changes here that weren't saved.",
  restore: 'Restore',
  discard: 'Discard',
  leaveTitle: 'Leave without saving?',
  leaveLead:
    "Your latest changes couldn't be saved. They're kept in this browser, and you can restore them when you come back.",
  leave: 'Leave',
  stay: 'Stay',
} as const;

type Words<T> = { [Name in keyof T]: T[Name] extends string ? string : Words<T[Name]> };

export type SavingTexts = Words<typeof savingTexts>;
