import { canCreatePages } from '../pages/page-policy';
import type { Policy } from '../standing';

export const canUsePageTemplates: Policy = canCreatePages;
