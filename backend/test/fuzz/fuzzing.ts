import fc from 'fast-check';
import { statement } from '../../src/platform/database';
import type { TestApp } from '../app';
import { endModel } from '../model-based/model';
import type { RunningServer } from '../process';
import { many } from '../reliability/figures';
import { loopDelay } from '../reliability/loop-delay';
import { newClub, type Club } from './club';
import { noise } from './noise';
import { mutatedRequest, calls, documents, validRequest, type FuzzRequest, type Operation } from './requests';
import { faultOf, LeakDetector } from './response-checks';
import { RawClient } from './raw-client';

/** Besides one valid request of each user. */
const MUTATED_REQUESTS_PER_CALL = many(14, 4);
const MALFORMED_REQUESTS_PER_ROUND = many(60, 30);
const CONCURRENCY = 4;
/** Valid requests to a call that has not succeeded for any user yet. */
const MAX_RETRIES = 60;

/** Calls that cannot succeed here: they need the token of a mail, a password or an empty installation. */
const neverAllowed = new Set([
  ...[
    'setup',
    'setPassword',
    'verifyFirstPasswordToken',
    'verifyResetToken',
    'resetPassword',
    'changePassword',
    'login',
    'unsubscribe',
  ].map((name) => `accounts.${name}`),
  // The password of a user, a request that was sent with one, and an archive that a worker has written.
  ...['requestDeletion', 'declineDeletion', 'download'].map((name) => `ownData.${name}`),
  ...['begin', 'confirm', 'renewCodes', 'turnOff'].map((name) => `twoFactor.${name}`),
  // No team has the id that it is sent (content-moves.spec.ts).
  'contentMoves.move',
  // Two items of one category (category-order.spec.ts).
  ...['movePage', 'movePlay'].map((name) => `order.${name}`),
]);

/** Calls of what others may remove: the board of a play, and comments. */
const first = ['plays.still', 'comments.removeReaction', 'playComments.removeReaction'];
/** Order of calls: these, writes, reads, deletions, then the deletions that affect the most. */
const last = [
  // Only files, pages and plays that are in the bin, where restoring may have left none.
  'bin.removeFile',
  'pages.remove',
  'bin.removePage',
  'bin.removePlay',
  'bulk.binPages',
  'bulk.binPlays',
  'teams.remove',
  'admin.removeUser',
  'accounts.signOutOthers',
  'accounts.logout',
];
function turn({ name, method }: Operation): number {
  if (first.includes(name)) return -1;
  return last.includes(name) ? 3 + last.indexOf(name) : ({ DELETE: 2, GET: 1 }[method] ?? 0);
}

/** Jobs that are due. */
const due = statement(
  'spec_due_jobs',
  'select job from outbox where due_at <= now() and failed_at is null order by id',
);

/** Sends random requests to a server and records faults. */
export class Fuzzing {
  private readonly operations: Operation[];
  private readonly client: RawClient;
  private requests = 0;
  private malformed = 0;
  private permittedCount = 0;
  private slowestMs = 0;
  private maxLoopDelayMs = 0;
  private readonly done = new Map<string, number>();
  /** The first request that caused each fault. */
  readonly faults = new Map<string, string>();

  constructor(
    private readonly app: TestApp,
    private readonly server: RunningServer,
    private readonly chance: { seed: number; call: string | undefined },
  ) {
    const all = [...calls, ...documents].sort((one, other) => turn(one) - turn(other));
    this.operations = all.filter(({ name }) => !chance.call || name === chance.call);
    this.client = new RawClient(Number(new URL(server.origin).port));
  }

  /** Sends requests of every kind of user to every call and document, with new teams. */
  async round(number: number): Promise<void> {
    const club = await newClub(this.app);
    const seed = this.chance.seed + 1_000_000 * number;
    for (const [place, operation] of this.operations.entries())
      await this.sendTo(operation, club, seed + 1000 * place);
    for (const bytes of fc.sample(noise, { seed, numRuns: MALFORMED_REQUESTS_PER_ROUND }))
      await this.sendBytes(bytes);
    await this.expectWorkDone();
    this.maxLoopDelayMs = Math.max(this.maxLoopDelayMs, (await loopDelay(this.server)).most);
    await endModel(club.model);
  }

  /** Calls that have not succeeded for any user, although they can. */
  get undone(): string[] {
    return this.operations
      .map(({ name }) => name)
      .filter((name) => !this.done.has(name) && !neverAllowed.has(name));
  }

  get counts() {
    return {
      requests: this.requests,
      'of them allowed': [...this.done.values()].reduce((sum, count) => sum + count, 0),
      'malformed requests': this.malformed,
      calls: this.operations.filter((each) => calls.includes(each)).length,
      screens: this.operations.filter((each) => documents.includes(each)).length,
      'canary words read by permitted users': this.permittedCount,
      'wrong answers': this.faults.size,
      'maximum latency ms': Math.round(this.slowestMs),
      'event loop delay ms, max': this.maxLoopDelayMs,
    };
  }

  end(): void {
    this.client.close();
  }

  private async sendTo(operation: Operation, club: Club, seed: number): Promise<void> {
    const { users } = club;
    const leaks = new LeakDetector(this.app, club);
    const somebody = fc.constantFrom(...users);
    const right = somebody.chain((user) => validRequest(operation, user));
    const any = somebody.chain((user) => mutatedRequest(operation, user));
    const waiting = [
      ...fc.sample(any, { seed, numRuns: MUTATED_REQUESTS_PER_CALL }),
      ...users.flatMap((user, place) =>
        fc.sample(validRequest(operation, user), { seed: seed + place + 1, numRuns: 1 }),
      ),
    ];
    const next = async (): Promise<void> => {
      for (let request = waiting.pop(); request; request = waiting.pop()) await this.send(request, leaks);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, next));
    for (const request of fc.sample(right, { seed, numRuns: MAX_RETRIES, unbiased: true }))
      if (this.undone.includes(operation.name)) await this.send(request, leaks);
    this.permittedCount += leaks.permittedCount;
    await this.expectAlive(operation.name);
  }

  private async send(request: FuzzRequest, leaks: LeakDetector): Promise<void> {
    const { name } = request.operation;
    this.requests++;
    try {
      const response = await this.client.send(request);
      if (!response) return;
      this.slowestMs = Math.max(this.slowestMs, response.milliseconds);
      const fault = faultOf(request, response) ?? (await leaks.findLeak(request, response));
      if (fault) this.note(`${name} ${fault}`, `${describe(request)}\n  ${response.text.slice(0, 1000)}`);
      else if (response.status < 400 && !request.isRewritten)
        this.done.set(name, (this.done.get(name) ?? 0) + 1);
    } catch (error) {
      this.note(`${name} gets no response: ${String(error)}`, describe(request));
    }
  }

  private async sendBytes(bytes: Buffer): Promise<void> {
    this.malformed++;
    const response = await this.client.sendBytes(bytes).catch(String);
    const isRefused = /^(HTTP\/1\.1 [1-4]\d\d [^\n]*\r\n|$)/.test(response);
    if (!isRefused)
      this.note('a malformed request gets another response', `${bytes.toString('latin1')}\n  ${response}`);
  }

  private async expectAlive(after: string): Promise<void> {
    const signal = AbortSignal.timeout(5000);
    const status = await fetch(`${this.server.origin}/api/health/ready`, { signal }).then(
      (response) => response.status,
      () => 0,
    );
    if (status !== 200)
      this.note(`the server is not ready after ${after}`, `${status}, exit ${this.server.child.exitCode}`);
  }

  /** Expects that all due jobs finish and the log has no errors, whatever the written content. */
  private async expectWorkDone(): Promise<void> {
    const left = () => this.app.database.read<{ job: string }>(due, []);
    const end = Date.now() + 60_000;
    let jobs = await left();
    while (jobs.length > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      jobs = await left();
    }
    for (const { job } of jobs) this.note(`${job} is not done`, '');
    const errors = this.server.output().match(/^.*"level":[56]0.*$/gm) ?? [];
    for (const line of errors.slice(0, 5)) this.note('the server logs an error', line.slice(0, 3000));
  }

  private note(fault: string, request: string): void {
    if (!this.faults.has(fault)) this.faults.set(fault, request);
  }
}

function describe({ operation, target, headers, body, user }: FuzzRequest): string {
  const sent = body?.toString() ?? '';
  const shown = sent.length > 3000 ? `${sent.slice(0, 1000)}… (${sent.length} characters)` : sent;
  return `${user.name}: ${operation.method} ${target} ${JSON.stringify(headers)}\n  ${shown}`;
}
