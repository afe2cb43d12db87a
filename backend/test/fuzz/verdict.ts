import { hasAccess, refusals, type ErrorBody } from '@touchline/contract';
import { Ajv, type ValidateFunction } from 'ajv';
import { statement } from '../../src/platform/database';
import type { TestApp } from '../app';
import { factsOf } from '../deeds/facts';
import type { Ground } from '../deeds/world';
import { nameWord, type Caller, type Club } from './club';
import { schemas, type FuzzRequest, type Operation } from './requests';
import type { Answer } from './wire';

const ajv = new Ajv({ strict: false });
const compiled = new Map<string, ValidateFunction>();

function check(name: string, schema: object): ValidateFunction {
  const known = compiled.get(name) ?? ajv.compile({ ...schema, components: { schemas } });
  compiled.set(name, known);
  return known;
}

const errorBody = { $ref: '#/components/schemas/Error' };

/** What an answer tells of our insides. */
const insides =
  /\n\s+at |node_modules|\/backend\/|\.(ts|m?js):\d+|\b(relation|column) "|syntax error at|violates |QueryFailed|ECONN|ENOENT|TypeError|touchline-(start|suite)-/;

const here = 'http://here.example';
/** Whether a browser that is led there stays. */
const isOurs = (location: string) => URL.canParse(location, here) && new URL(location, here).origin === here;

const isJson = ({ headers }: Answer) => headers['content-type']?.startsWith('application/json') ?? false;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with an answer, whoever asked for whatever; undefined where nothing is. */
export function faultOf(request: FuzzRequest, answer: Answer): string | undefined {
  const { status, headers } = answer;
  if (status >= 500) return `answers ${status}`;
  if (status >= 400) return wrongRefusal(request, answer);
  if (headers.location !== undefined && !isOurs(headers.location)) return `leads to ${headers.location}`;
  return request.isAstray ? undefined : notAsDescribed(request.operation, answer);
}

function wrongRefusal({ operation, isAstray }: FuzzRequest, answer: Answer): string | undefined {
  const { status, text } = answer;
  const body = parsed(text);
  if (!isJson(answer) || !check('error', errorBody)(body)) return `refuses with ${status} and no reason`;
  if (insides.test(text)) return 'tells of its insides';
  const { code, statusCode } = body as ErrorBody;
  if (statusCode !== status || refusals[code].status !== status) return `refuses with ${status}, ${code}`;
  const isDescribed = operation.responses[status]?.description.includes(`\`${code}\``);
  return isDescribed || isAstray ? undefined : `refuses with ${code}, which is not described`;
}

function notAsDescribed({ name, responses }: Operation, answer: Answer): string | undefined {
  const { status, text } = answer;
  const described = responses[status];
  if (!described)
    return status === 206 || status === 304 ? undefined : `answers ${status}, which is not described`;
  const schema = described.content?.['application/json']?.schema;
  if (!isJson(answer) || !schema) return undefined;
  const validate = check(`${name} ${status}`, schema);
  return validate(parsed(text)) ? undefined : `is not as described: ${ajv.errorsText(validate.errors)}`;
}

/** Whether somebody is in a team with one of those. */
const knows = statement(
  'spec_knows',
  `select 1 as one from team_members mine join team_members theirs using (team_id)
    where mine.user_id = $1 and theirs.user_id = any($2) limit 1`,
);

/** Judges by what is so in the tables, whenever a word of a team is heard. */
export class Listening {
  /** How often a word was heard by those for whom it is. */
  rightly = 0;
  private readonly facts;

  constructor(
    private readonly app: TestApp,
    private readonly club: Club,
  ) {
    this.facts = factsOf(app);
  }

  /** Why what was told is not for this caller; undefined where it is, or nothing was told. */
  async leakIn({ caller }: FuzzRequest, { text, headers }: Answer): Promise<string | undefined> {
    const told = text + JSON.stringify(headers);
    for (const ground of this.club.world.grounds) {
      const words: [word: string, isTheirs: () => Promise<boolean>][] = [
        [ground.word, () => this.may(caller, ground)],
        [ground.staffWord, () => this.may(caller, ground)],
        [nameWord(ground), () => this.knows(caller, ground)],
      ];
      for (const [word, isTheirs] of words) {
        if (!told.includes(word)) continue;
        if (!(await isTheirs())) return `tells ${caller.name} a word of ${ground.name}`;
        this.rightly++;
      }
    }
    return undefined;
  }

  private async may({ id }: Caller, { teamId }: Ground): Promise<boolean> {
    const standing = await this.facts.standing(id, teamId);
    return standing !== undefined && hasAccess(standing);
  }

  private async knows(caller: Caller, ground: Ground): Promise<boolean> {
    const people = ground.squad.map(({ id }) => id);
    if (await this.may(caller, ground)) return true;
    return (await this.app.database.read(knows, [caller.id, people])).length > 0;
  }
}
