/** An address fit for a message: whatever stands before the last `@` stays secret. */
export const withoutCredentials = (address: string) => address.replace(/^([a-z]+:\/\/)?.*@/i, '$1***@');
