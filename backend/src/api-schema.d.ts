declare module 'virtual:api-schema' {
  import type { ApiSchema } from '../api-schema/read-calls';
  export type { JsonSchema } from '../api-schema/json-schema';
  export const apiSchema: ApiSchema;
}
