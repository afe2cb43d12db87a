/**
 * Runs an action after a mutation succeeded, even if its component was unmounted meanwhile: a live update may remove a row before the
 * response of its own call arrives, and TanStack Query then skips the callbacks passed to `mutate`. A failure is reported by the mutation's
 * `meta`.
 */
export function afterSuccess<T>(mutation: Promise<T>, action: (result: T) => void): void {
  mutation.then(action, () => undefined);
}
