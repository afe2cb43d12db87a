import fc from 'fast-check';
import { statement } from '../../src/platform/database';
import type { TestApp } from '../app';
import { endWorld } from '../deeds/world';
import type { RunningServer } from '../process';
import { many } from '../reliability/figures';
import { loopDelay } from '../reliability/loop-delay';
import { newClub, type Club } from './club';
import { noise } from './noise';
import { anyRequest, calls, documents, rightRequest, type FuzzRequest, type Operation } from './requests';
import { faultOf, Listening } from './verdict';
import { Wire } from './wire';

/** To one call in one round, besides what everybody asks of it as it is meant. */
const wrongOnes = many(14, 4);
const noisesARound = many(60, 30);
const atOnce = 4;
/** How often what nobody was let do by then is asked for once more. */
const insists = 60;

/** They take what no request of ours has: the token of a mail, a password, an empty installation. */
const neverDone = new Set([
  ...[
    'setup',
    'setPassword',
    'verifyResetToken',
    'resetPassword',
    'changePassword',
    'login',
    'unsubscribe',
  ].map((name) => `accounts.${name}`),
  ...['begin', 'confirm', 'renewCodes', 'turnOff'].map((name) => `twoFactor.${name}`),
]);

/** What is written is read afterwards, and only then is it taken away; what much else hangs on goes last. */
const last = [
  'pages.remove',
  'teams.remove',
  'admin.removeUser',
  'accounts.signOutOthers',
  'accounts.logout',
];
const turn = ({ name, method }: Operation): number =>
  last.includes(name) ? 3 + last.indexOf(name) : ({ DELETE: 2, GET: 1 }[method] ?? 0);

/** Jobs that could have been done by now. */
const due = statement(
  'spec_due_jobs',
  'select job from outbox where due_at <= now() and failed_at is null order by id',
);

/** A server under requests that chance makes, and what was noticed. */
export class Fuzzing {
  private readonly operations: Operation[];
  private readonly wire: Wire;
  private requests = 0;
  private noises = 0;
  private rightly = 0;
  private slowest = 0;
  private longestPause = 0;
  private readonly done = new Map<string, number>();
  /** The first request that was answered in this wrong way. */
  readonly faults = new Map<string, string>();

  constructor(
    private readonly app: TestApp,
    private readonly server: RunningServer,
    private readonly chance: { seed: number; call: string | undefined },
  ) {
    const all = [...calls, ...documents].sort((one, other) => turn(one) - turn(other));
    this.operations = all.filter(({ name }) => !chance.call || name === chance.call);
    this.wire = new Wire(Number(new URL(server.origin).port));
  }

  /** Every call and every document, by every kind of caller, in a club of its own. */
  async round(number: number): Promise<void> {
    const club = await newClub(this.app);
    const seed = this.chance.seed + 1_000_000 * number;
    for (const [place, operation] of this.operations.entries())
      await this.sendTo(operation, club, seed + 1000 * place);
    for (const bytes of fc.sample(noise, { seed, numRuns: noisesARound })) await this.say(bytes);
    await this.expectWorkDone();
    this.longestPause = Math.max(this.longestPause, (await loopDelay(this.server)).most);
    await endWorld(club.world);
  }

  /** What nobody was ever let do, though somebody may. */
  get undone(): string[] {
    return this.operations
      .map(({ name }) => name)
      .filter((name) => !this.done.has(name) && !neverDone.has(name));
  }

  get counts() {
    return {
      requests: this.requests,
      'of them allowed': [...this.done.values()].reduce((sum, count) => sum + count, 0),
      'malformed requests': this.noises,
      calls: this.operations.filter((each) => calls.includes(each)).length,
      screens: this.operations.filter((each) => documents.includes(each)).length,
      'canary words read by permitted users': this.rightly,
      'wrong answers': this.faults.size,
      'maximum latency ms': Math.round(this.slowest),
      'event loop delay ms, max': this.longestPause,
    };
  }

  end(): void {
    this.wire.close();
  }

  private async sendTo(operation: Operation, club: Club, seed: number): Promise<void> {
    const { callers } = club;
    const listening = new Listening(this.app, club);
    const somebody = fc.constantFrom(...callers);
    const right = somebody.chain((caller) => rightRequest(operation, caller));
    const any = somebody.chain((caller) => anyRequest(operation, caller));
    const waiting = [
      ...fc.sample(any, { seed, numRuns: wrongOnes }),
      ...callers.flatMap((caller, place) =>
        fc.sample(rightRequest(operation, caller), { seed: seed + place + 1, numRuns: 1 }),
      ),
    ];
    const next = async (): Promise<void> => {
      for (let request = waiting.pop(); request; request = waiting.pop()) await this.send(request, listening);
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    for (const request of fc.sample(right, { seed, numRuns: insists, unbiased: true }))
      if (this.undone.includes(operation.name)) await this.send(request, listening);
    this.rightly += listening.rightly;
    await this.expectAlive(operation.name);
  }

  private async send(request: FuzzRequest, listening: Listening): Promise<void> {
    const { name } = request.operation;
    this.requests++;
    try {
      const answer = await this.wire.send(request);
      if (!answer) return;
      this.slowest = Math.max(this.slowest, answer.milliseconds);
      const fault = faultOf(request, answer) ?? (await listening.leakIn(request, answer));
      if (fault) this.note(`${name} ${fault}`, `${told(request)}\n  ${answer.text.slice(0, 1000)}`);
      else if (answer.status < 400 && !request.isAstray) this.done.set(name, (this.done.get(name) ?? 0) + 1);
    } catch (error) {
      this.note(`${name} is not answered: ${String(error)}`, told(request));
    }
  }

  private async say(bytes: Buffer): Promise<void> {
    this.noises++;
    const answer = await this.wire.say(bytes).catch(String);
    const isRefused = /^(HTTP\/1\.1 [1-4]\d\d [^\n]*\r\n|$)/.test(answer);
    if (!isRefused)
      this.note('what is no request is answered otherwise', `${bytes.toString('latin1')}\n  ${answer}`);
  }

  private async expectAlive(after: string): Promise<void> {
    const signal = AbortSignal.timeout(5000);
    const status = await fetch(`${this.server.origin}/api/health/ready`, { signal }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status !== 200)
      this.note(`it is not well after ${after}`, `${status}, exit ${this.server.child.exitCode}`);
  }

  /** Mails and files of what was written are made, whatever stands in it. */
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
    for (const line of errors.slice(0, 5))
      this.note('the server says that something has failed', line.slice(0, 3000));
  }

  private note(fault: string, request: string): void {
    if (!this.faults.has(fault)) this.faults.set(fault, request);
  }
}

function told({ operation, target, headers, body, caller }: FuzzRequest): string {
  const sent = body?.toString() ?? '';
  const shown = sent.length > 3000 ? `${sent.slice(0, 1000)}… (${sent.length} characters)` : sent;
  return `${caller.name}: ${operation.method} ${target} ${JSON.stringify(headers)}\n  ${shown}`;
}
