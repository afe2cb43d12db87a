/** Trying again would change nothing: the job has failed for good. */
export class GivenUp extends Error {}
