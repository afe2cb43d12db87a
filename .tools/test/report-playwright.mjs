import { writeFileSync } from 'node:fs';

/** @import { FullConfig, Suite, TestError } from 'playwright/types/testReporter' */

/**
 * Reports the number of passed journeys and the titles of failed ones; a journey that passes on a retry
 * counts as failed.
 */
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
