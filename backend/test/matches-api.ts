import { calls, refusals, refusalsOf, type Call, type RefusalCode } from '@touchline/contract';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Response } from 'supertest';
import { expect } from 'vitest';
import { apiSchema } from 'virtual:api-schema';

const ajv = new Ajv({ strict: false, allErrors: true });
const names = new Map<unknown, string>(
  Object.entries(calls).flatMap(([feature, table]) =>
    Object.entries(table).map(([name, call]) => [call, `${feature}.${name}`] as const),
  ),
);
const compiled = new Map<string, ValidateFunction | undefined>();

function answerCheck(name: string): ValidateFunction | undefined {
  if (!compiled.has(name)) {
    const answer = apiSchema.calls[name]?.response;
    const whole = { ...answer, components: { schemas: apiSchema.components } };
    compiled.set(name, answer && ajv.compile(whole));
  }
  return compiled.get(name);
}

/** Expects that a response matches the OpenAPI description: status, body, refusals. Every call of every test is checked. */
export function expectDescribed(call: Call, { status, body, type }: Response): void {
  const name = names.get(call);
  if (!name) return;
  if (status >= 400) {
    const { code } = body as { code: RefusalCode };
    expect(refusalsOf(call), `${name} refuses with ${code}`).toContain(code);
    expect(refusals[code].status).toBe(status);
  } else if (type === 'application/json') {
    const check = answerCheck(name);
    expect(check, `${name} answers ${JSON.stringify(body)}`).toBeDefined();
    check?.(body);
    expect(check?.errors ?? [], `${name} answers ${JSON.stringify(body)}`).toEqual([]);
    expect(status).toBe(call.status);
  }
}
