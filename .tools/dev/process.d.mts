export const env: Readonly<Record<string, string>>;
