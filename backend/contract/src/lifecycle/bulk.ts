/** Pages or plays of a team, by the kind that the call names. */
export interface BulkPages {
  pageIds: number[];
}

export interface BulkPlays {
  playIds: number[];
}

/** Tags that a page or play gets and loses; compared without regard to case. */
export interface TagChange {
  id: number;
  add: string[];
  remove: string[];
}

/** In a response only what differs from before: with `add` and `remove` exchanged it is the request that undoes the call. */
export interface BulkTagging {
  changes: TagChange[];
}
