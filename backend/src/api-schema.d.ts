declare module 'virtual:api-schema' {
  export const apiSchema: import('../api-schema/read-calls').ApiSchema;
}
