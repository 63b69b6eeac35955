/** Project of the suite (`vitest.config.ts`) or, with `recorridos`, the journeys in a browser and a terminal (`e2e`). */
type Proyecto = 'unit' | 'web' | 'pglite' | 'postgres' | 'recorridos'

/** Tests that show a figure. They are the tests of the suite; `env` makes them run at full size. */
export interface Pruebas {
  readonly proyecto: Proyecto
  /** Paths of test files, from the root of the repository. */
  readonly archivos: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Program that measures a figure which no test of the suite measures. It prints figures and fails as tests do. */
export interface Programa {
  readonly programa: string
  readonly argumentos?: readonly string[]
}

export interface Meta {
  /** Number of the figure, for example `R4`. */
  readonly id: string
  /** Short name in Spanish. */
  readonly titulo: string
  /** Condition that must hold, in Spanish. */
  readonly pasa: string
  readonly corridas: readonly (Pruebas | Programa)[]
  /** Part of the condition that no run checks, in Spanish. */
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
  /** Sentences with the figures that the tests printed. */
  readonly cifras: readonly string[]
}
