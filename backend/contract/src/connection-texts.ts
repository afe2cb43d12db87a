/** Texts without a connection, in place of what could not be loaded. */
export const connectionTexts = { loadsOnline: "This loads when you're back online." } as const;
