import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints a last line with the counts, which scripts can read: 'N passed, N failed'. */
export default class ClosingLine implements Reporter {
  #passed = 0
  #failed = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) this.#passed += 1
    else this.#failed += 1
  }

  onEnd(_: FullResult): void {
    console.info(`${this.#passed} passed, ${this.#failed} failed`)
  }
}
