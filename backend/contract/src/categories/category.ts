/** A place to file pages and plays in. Parents come before their children, siblings by name. */
export interface Category {
  id: number;
  teamId: number;
  name: string;
  icon: string | null;
  parentId: number | null;
}

export interface NewCategory {
  name: string;
  icon?: string | null;
  parentId?: number | null;
}

/** PATCH: only what is given changes. */
export type CategoryChange = Partial<NewCategory>;
