import { writeFileSync } from 'node:fs';

/** Writes how many journeys passed and the titles of those that did not; one that passed on a second try did not. */
export default class Report {
  failures = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError({ message = '' }) {
    this.failures.push(`outside of the journeys: ${message.split('\n')[0]}`);
  }

  onEnd() {
    const tests = this.suite.allTests();
    const passed = tests.filter((test) => test.outcome() === 'expected');
    const failed = tests
      .filter((test) => !passed.includes(test))
      .map((test) => test.titlePath().filter(Boolean).join(' > '));
    const report = { passed: passed.length, failures: [...this.failures, ...failed] };
    writeFileSync(process.env.TOUCHLINE_REPORT, JSON.stringify(report));
  }
}
