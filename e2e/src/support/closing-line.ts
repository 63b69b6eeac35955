import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Maximum number of tests that may pass only at their second attempt. The run fails with a larger number. */
const MAXIMO_A_LA_SEGUNDA = 2

/**
 * Prints a last line with the counts, which scripts can read: 'N passed, N failed'. Before that line, prints each test
 * that passed only at its second attempt, because that test has a defect.
 */
export default class ClosingLine implements Reporter {
  readonly #tests = new Set<TestCase>()

  onTestEnd(test: TestCase, _: TestResult): void {
    this.#tests.add(test)
  }

  async onEnd(_: FullResult): Promise<{ status: 'failed' } | undefined> {
    const withOutcome = (outcome: ReturnType<TestCase['outcome']>) =>
      [...this.#tests].filter((test) => test.outcome() === outcome)
    const second = withOutcome('flaky')
    for (const test of second)
      console.info(
        `Pasó recién a la segunda, hay que corregirlo: ${test.titlePath().slice(1).join(' › ')}`,
      )
    const passed = second.length + withOutcome('expected').length
    console.info(`${passed} passed, ${withOutcome('unexpected').length} failed`)
    if (second.length <= MAXIMO_A_LA_SEGUNDA) return undefined
    console.info(`Más de ${MAXIMO_A_LA_SEGUNDA} recorridos pasaron recién a la segunda.`)
    return { status: 'failed' }
  }
}
