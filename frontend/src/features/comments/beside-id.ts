/** Returns the id of the element of a thread beside its words. */
export const besideId = (threadId: number) => `beside-${threadId}`;
