import { writeFileSync } from 'node:fs';

/** @import { FullConfig, Suite, TestError } from 'playwright/types/testReporter' */

/** Writes how many journeys passed and the titles of those that did not; one that passed on a second try did not. */
export default class Report {
  /** @type {string[]} */
  failures = [];
  /** @type {Suite | undefined} */
  suite;

  /**
   * @param {FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** @param {TestError} error */
  onError({ message = '' }) {
    this.failures.push(`outside of the journeys: ${message.split('\n')[0]}`);
  }

  onEnd() {
    const tests = this.suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected');
    const failed = tests
      .filter((test) => !passed.includes(test))
      .map((test) => test.titlePath().filter(Boolean).join(' > '));
    const report = { passed: passed.length, failures: [...this.failures, ...failed] };
    writeFileSync(String(process.env.TOUCHLINE_REPORT), JSON.stringify(report));
  }
}
