/**
 * Group of tests that checks a goal: a project of `vitest.config.ts`, or `recorridos` for the end-to-end tests of the
 * folder `e2e`.
 */
type Proyecto = 'unit' | 'web' | 'pglite' | 'postgres' | 'recorridos'

/**
 * Tests that check a goal of reliability or security. The same tests are in the test suite at a small size. The
 * environment variables of `env` make them run at full size.
 */
export interface Pruebas {
  readonly proyecto: Proyecto
  /** Paths of the test files, from the root of the repository. */
  readonly archivos: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Program that measures a goal when no test does. It prints the measured figure, and exits with an error code when the
 * goal is not met.
 */
export interface Programa {
  readonly programa: string
  readonly argumentos?: readonly string[]
}

export interface Meta {
  readonly id: string
  readonly titulo: string
  /** Condition that the figure must meet for the goal, in Spanish. */
  readonly pasa: string
  readonly corridas: readonly (Pruebas | Programa)[]
  /** Part of the goal that no test or program checks, in Spanish. */
  readonly falta?: string
}

export interface Resultado {
  readonly fecha: string
  readonly commit: string
  readonly maquina: string
  readonly segundos: number
  readonly bien: boolean
  readonly pruebas: number
  readonly fallidas: number
  readonly cifras: readonly string[]
}
