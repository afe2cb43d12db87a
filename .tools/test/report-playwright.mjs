import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @import { FullConfig, Suite, TestCase, TestError } from 'playwright/types/testReporter' */

/** Lines of an error in the summary: the assertion, the locator, what was expected and received. */
const LINES_OF_ERROR = 10;

/**
 * Reports the number of passed journeys, the title and error of each failed one, and apart from these the
 * ones that failed once and passed on their retry.
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
    const of = (/** @type {string} */ outcome) => tests.filter((test) => test.outcome() === outcome);
    const passed = of('expected').length + of('flaky').length;
    const failures = [...this.failures, ...[...of('unexpected'), ...of('skipped')].map(describeFailure)];
    const report = { passed, failures, flaky: of('flaky').map(describeFailure) };
    writeFileSync(String(process.env.TOUCHLINE_REPORT), JSON.stringify(report));
  }
}

/**
 * Returns the title of a journey and the first error of its first run.
 *
 * @param {TestCase} test
 */
function describeFailure(test) {
  const title = test.titlePath().filter(Boolean).join(' > ');
  const error = test.results[0]?.errors[0];
  if (!error) return title;
  const { file = '', line = 0 } = error.location ?? {};
  const lines = stripVTControlCharacters(error.message ?? error.value ?? '')
    .split('\n')
    .filter((text) => text.trim() !== '')
    .slice(0, LINES_OF_ERROR);
  return [title, ...lines, `at ${relative('.', file)}:${line}`].join('\n    ');
}
