import { writeFileSync } from 'node:fs';

/** @import { TestCase, TestModule } from 'vitest/node' */

/**
 * Reports the number of passed tests, a message for everything that failed (tests, suites, and errors outside
 * of both), and apart from these the tests that failed once and passed on their retry.
 */
export default class Report {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly { message: string }[]} errors
   */
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    /** @param {string} state */
    const isIn = (state) => (/** @type {TestCase} */ test) => test.result().state === state;
    const failures = [
      ...tests.filter(isIn('failed')).map(describeFailure),
      ...modules.flatMap((module) => brokenParts(module)),
      ...errors.map((error) => `outside of the tests: ${firstLine(error)}`),
    ];
    const flaky = tests.filter((test) => test.diagnostic()?.flaky).map(describeFailure);
    const report = { passed: tests.filter(isIn('passed')).length, failures, flaky };
    writeFileSync(String(process.env.TOUCHLINE_REPORT), JSON.stringify(report));
  }
}

/**
 * Returns the files and suites whose setup or teardown failed.
 * @param {TestModule} module
 */
function brokenParts(module) {
  return [module, ...module.children.allSuites()].flatMap((part) =>
    part
      .errors()
      .map(
        (error) =>
          `${module.relativeModuleId} > ${'fullName' in part ? part.fullName : 'the file'}: ${firstLine(error)}`,
      ),
  );
}

/**
 * Returns the file and title of a test and the first line of its error.
 *
 * @param {TestCase} test
 */
function describeFailure(test) {
  const [error] = test.result().errors ?? [];
  const title = `${test.module.relativeModuleId} > ${test.fullName}`;
  return error ? `${title}\n    ${firstLine(error)}` : title;
}

/**
 * Returns the first line of an error, and that of its cause: "Failed to import" alone does not say why.
 *
 * @param {{ message: string, cause?: unknown }} error
 * @returns {string}
 */
function firstLine({ message, cause }) {
  const [line = ''] = String(message).split('\n');
  const isError = typeof cause === 'object' && cause !== null && 'message' in cause;
  return isError ? `${line}: ${firstLine(/** @type {Error} */ (cause))}` : line;
}
