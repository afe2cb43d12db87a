import { calls, refusals, refusalsOf, type Call } from '@touchline/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import { apiSchema } from 'virtual:api-schema';
import type { JsonSchema } from '../../../api-schema/json-schema';
import { hasPlayersView } from './view-as';

const session = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'touchline_session',
    description: 'Over https: `__Host-touchline_session`.',
  },
} as const;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface ApiResponse {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  description?: string;
  security?: object[];
  parameters: Parameter[];
  requestBody?: object;
  responses: Record<number, ApiResponse>;
}

/** Schema of the body of every refusal. */
const errorBody = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer' },
    error: { type: 'string', description: 'The same sentence as `message`.' },
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(refusals) },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
  },
  required: ['statusCode', 'error', 'message', 'code'],
};

/** Generates the OpenAPI document of all calls from the contract's table and its types. */
export function openApi(): OpenAPIObject {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name, tag, call } of rows()) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const methods = (paths[path] ??= {});
    methods[call.method.toLowerCase()] = merged(
      methods[call.method.toLowerCase()],
      operation(name, tag, call),
    );
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Touchline', version: '1', description: 'Ids are integers, times ISO 8601 in UTC.' },
    paths,
    components: { schemas: { ...apiSchema.components, Error: errorBody }, securitySchemes: session },
  };
}

const rows = () =>
  Object.entries(calls).flatMap(([tag, table]) =>
    Object.entries(table).map(([name, call]) => ({ name: `${tag}.${name}`, tag, call: call as Call })),
  );

function operation(name: string, tag: string, call: Call): Operation {
  const { body, query, response, description } = apiSchema.calls[name] ?? {};
  return {
    operationId: name,
    tags: [tag],
    ...(description && { description }),
    ...(call.isPublic ? {} : { security: [{ session: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(query), ...viewAsParameter(call)],
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: { ...errorResponses(call), [call.status]: success(response, call.mediaType) },
  };
}

/** Merges two calls with the same method and path, such as a list and its summaries, into one operation. */
function merged(first: Operation | undefined, second: Operation): Operation {
  if (!first) return second;
  const known = new Set(first.parameters.map(({ name }) => name));
  const parameters = [...first.parameters, ...second.parameters.filter(({ name }) => !known.has(name))];
  const answers = [first, second].flatMap(
    ({ responses }) => responses[200]?.content?.['application/json'] ?? [],
  );
  return {
    ...first,
    parameters: parameters.map((parameter) => ({ ...parameter, required: parameter.in === 'path' })),
    responses: { ...first.responses, 200: success({ anyOf: answers.map(({ schema }) => schema) }) },
  };
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const success = (schema: JsonSchema | undefined, mediaType = 'application/json'): ApiResponse => ({
  description: schema ? 'Done' : 'Done; nothing to say',
  ...(schema && { content: { [mediaType]: { schema } } }),
});

const viewAsParameter = ({ method, path }: Call): Parameter[] =>
  hasPlayersView(method, path)
    ? [
        {
          name: 'as',
          in: 'query',
          required: false,
          description: 'Answers an editor of the team as it answers its players.',
          schema: { type: 'string', enum: ['player'] },
        },
      ]
    : [];

const pathParameters = ({ path }: Call): Parameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: /(Id|version)$/.test(name) ? 'integer' : 'string' },
  }));

function queryParameters(query: JsonSchema = {}): Parameter[] {
  const named = apiSchema.components[query.$ref?.split('/').pop() ?? ''];
  const { properties = {}, required = [] } = named ?? query;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Returns the refusals of a call by status, with their codes and messages. */
function errorResponses(call: Call): Record<number, ApiResponse> {
  const answers: Record<number, ApiResponse> = {};
  for (const code of refusalsOf(call)) {
    const { status, message } = refusals[code];
    const before = answers[status] ? `${answers[status].description}\n\n` : '';
    const content = json({ $ref: '#/components/schemas/Error' });
    answers[status] = { description: `${before}\`${code}\`: ${message}`, content };
  }
  return answers;
}
