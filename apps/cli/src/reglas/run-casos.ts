import { type ResultadoDeCaso, runCaso } from '@apremia/reglas'
import type { CasosDeRegla } from './read-casos.ts'

export interface ResultadoDeArchivo {
  readonly archivo: string
  readonly regla: string
  readonly fuente: string
  /** Reason why the whole file of test cases cannot be run, or '' when it can. */
  readonly problema: string
  readonly casos: readonly (ResultadoDeCaso & { readonly nombre: string })[]
}

/** Runs one test case of a rule. A rule that throws an error fails its test case, and the next one still runs. */
const runSafely = (...[regla, caso]: Parameters<typeof runCaso>): ResultadoDeCaso => {
  try {
    return runCaso(regla, caso)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      esperado: caso.espera,
      obtenido: null,
      porque: null,
      diferencia: [`La regla falló: ${why}`],
    }
  }
}

export const runCasos = ({ archivo, contenido, problema }: CasosDeRegla): ResultadoDeArchivo => {
  if (contenido === undefined) return { archivo, regla: '', fuente: '', problema, casos: [] }
  const { regla, fuente, casos } = contenido
  return {
    archivo,
    regla,
    fuente,
    problema: '',
    casos: casos.map((caso) => ({ nombre: caso.nombre, ...runSafely(regla, caso) })),
  }
}
