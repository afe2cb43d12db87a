import { hasAccess, refusals, type ErrorBody } from '@touchline/contract';
import { Ajv, type ValidateFunction } from 'ajv';
import { statement } from '../../src/platform/database';
import type { TestApp } from '../app';
import { databaseStateOf } from '../model-based/database-state';
import type { ModelTeam } from '../model-based/model';
import { nameSecret, type FuzzUser, type Club } from './club';
import { schemas, type FuzzRequest, type Operation } from './requests';
import type { RawResponse } from './raw-client';

const ajv = new Ajv({ strict: false });
const compiled = new Map<string, ValidateFunction>();

function check(name: string, schema: object): ValidateFunction {
  const known = compiled.get(name) ?? ajv.compile({ ...schema, components: { schemas } });
  compiled.set(name, known);
  return known;
}

const errorBody = { $ref: '#/components/schemas/Error' };

/** Implementation details that no response may contain. */
const internals =
  /\n\s+at |node_modules|\/backend\/|\.(ts|m?js):\d+|\b(relation|column) "|syntax error at|violates |QueryFailed|ECONN|ENOENT|TypeError|touchline-(start|suite)-/;

const here = 'http://here.example';
/** Returns whether a redirect stays on the origin. */
const isSameOrigin = (location: string) =>
  URL.canParse(location, here) && new URL(location, here).origin === here;

const isJson = ({ headers }: RawResponse) => headers['content-type']?.startsWith('application/json') ?? false;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the fault of a response, regardless of user and request; undefined when there is none. */
export function faultOf(request: FuzzRequest, response: RawResponse): string | undefined {
  const { status, headers } = response;
  if (status >= 500) return `answers ${status}`;
  if (status >= 400) return refusalFault(request, response);
  if (headers.location !== undefined && !isSameOrigin(headers.location))
    return `leads to ${headers.location}`;
  return request.isRewritten ? undefined : schemaFault(request.operation, response);
}

function refusalFault({ operation, isRewritten }: FuzzRequest, response: RawResponse): string | undefined {
  const { status, text } = response;
  const body = parsed(text);
  if (!isJson(response) || !check('error', errorBody)(body)) return `refuses with ${status} and no reason`;
  if (internals.test(text)) return 'tells of its internals';
  const { code, statusCode } = body as ErrorBody;
  if (statusCode !== status || refusals[code].status !== status) return `refuses with ${status}, ${code}`;
  const isDescribed = operation.responses[status]?.description.includes(`\`${code}\``);
  return isDescribed || isRewritten ? undefined : `refuses with ${code}, which is not described`;
}

function schemaFault({ name, responses }: Operation, response: RawResponse): string | undefined {
  const { status, text } = response;
  const described = responses[status];
  if (!described)
    return status === 206 || status === 304 ? undefined : `answers ${status}, which is not described`;
  const schema = described.content?.['application/json']?.schema;
  if (!isJson(response) || !schema) return undefined;
  const validate = check(`${name} ${status}`, schema);
  return validate(parsed(text)) ? undefined : `is not as described: ${ajv.errorsText(validate.errors)}`;
}

/** Selects a row when a user shares a team with one of the others. */
const knows = statement(
  'spec_knows',
  `select 1 as one from team_members mine join team_members theirs using (team_id)
    where mine.user_id = $1 and theirs.user_id = any($2) limit 1`,
);

/** Checks every secret in a response against the permissions in the database. */
export class LeakDetector {
  /** Secrets in responses to users who may see them. */
  permittedCount = 0;
  private readonly state;

  constructor(
    private readonly app: TestApp,
    private readonly club: Club,
  ) {
    this.state = databaseStateOf(app);
  }

  /** Returns the leak in a response: a secret that the user may not see; undefined when there is none. */
  async findLeak({ user }: FuzzRequest, { text, headers }: RawResponse): Promise<string | undefined> {
    const received = text + JSON.stringify(headers);
    for (const team of this.club.model.teams) {
      const words: [secret: string, isTheirs: () => Promise<boolean>][] = [
        [team.secret, () => this.may(user, team)],
        [team.staffSecret, () => this.may(user, team)],
        [nameSecret(team), () => this.knows(user, team)],
      ];
      for (const [secret, isTheirs] of words) {
        if (!received.includes(secret)) continue;
        if (!(await isTheirs())) return `tells ${user.name} a secret of ${team.name}`;
        this.permittedCount++;
      }
    }
    return undefined;
  }

  private async may({ id }: FuzzUser, { teamId }: ModelTeam): Promise<boolean> {
    const standing = await this.state.standing(id, teamId);
    return standing !== undefined && hasAccess(standing);
  }

  private async knows(user: FuzzUser, team: ModelTeam): Promise<boolean> {
    const people = team.initialMembers.map(({ id }) => id);
    if (await this.may(user, team)) return true;
    return (await this.app.database.read(knows, [user.id, people])).length > 0;
  }
}
