import { appTexts } from '@touchline/contract';
import { usePageTitle } from '../shared/use-page-title';
import { Nowhere } from './dead-ends';

/** Any other address. */
export function NotFoundScreen() {
  usePageTitle(appTexts.notFoundTitle);
  return <Nowhere />;
}
