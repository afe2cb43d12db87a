/** A category of pages and plays. Lists hold parents before children, and siblings by name. */
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

/** Body of PATCH: omitted fields keep their value. */
export type CategoryChange = Partial<NewCategory>;
