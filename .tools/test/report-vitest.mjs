import { writeFileSync } from 'node:fs';

/** Writes how many tests passed and, in words, everything that did not: tests, suites, and errors outside of both. */
export default class Report {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const isIn = (state) => (test) => test.result().state === state;
    const failures = [
      ...tests.filter(isIn('failed')).map((test) => `${test.module.relativeModuleId} > ${test.fullName}`),
      ...modules.flatMap((module) => brokenParts(module)),
      ...errors.map((error) => `outside of the tests: ${firstLine(error)}`),
    ];
    const report = { passed: tests.filter(isIn('passed')).length, failures };
    writeFileSync(process.env.TOUCHLINE_REPORT, JSON.stringify(report));
  }
}

/** Files and suites whose own preparation or clearing up failed. */
function brokenParts(module) {
  return [module, ...module.children.allSuites()].flatMap((part) =>
    part
      .errors()
      .map((error) => `${module.relativeModuleId} > ${part.fullName ?? 'the file'}: ${firstLine(error)}`),
  );
}

const firstLine = ({ message }) => String(message).split('\n')[0];
