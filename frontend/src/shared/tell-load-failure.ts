import { appTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';

/** Says that the code of what was pressed could not be loaded. */
export const tellLoadFailure = () =>
  toast({ title: appTexts.error, description: appTexts.noConnection, tone: 'danger' });
