import { savingTexts, type SavingTexts } from '../pages/page-saving-texts';

/** Texts of saving where they name the play. */
export const playSavingTexts: SavingTexts = {
  ...savingTexts,
  saveFailed: 'Failed to save play',
  conflictTitle: 'Someone else saved this play while you were editing.',
  conflictLead:
    'You both edited the same part of this play. Choose what to keep. All other changes are merged.',
  saveChoices: 'Save play',
  conflictWaits: 'Someone else edited the same part of this play. Choose what to keep to save your changes.',
  mergedDetail: 'Someone else edited this play too. It now has their changes and yours.',
  rescuedDetail:
    'Someone else edited this play too. Anything that one of you deleted and the other edited was kept.',
  saveTroubles: {
    ...savingTexts.saveTroubles,
    gone: 'This play has been deleted. Your work is still here: save it as a new play, or copy it.',
    forbidden: 'You can no longer edit this play. Your work is still here, and you can copy it.',
    tooLarge: 'This play is too large to save. Move part of it to a page.',
  },
  saveAsNew: 'Save as new play',
};
