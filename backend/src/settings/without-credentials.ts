/** Masks the credentials of a URL for messages: everything before the last `@`. */
export const withoutCredentials = (address: string) => address.replace(/^([a-z]+:\/\/)?.*@/i, '$1***@');
