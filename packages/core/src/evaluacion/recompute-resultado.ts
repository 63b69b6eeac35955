import type { CasoAEvaluar, ReglasDeEvaluacion } from './caso-a-evaluar.ts'
import { computeResultado, type Maximos, type ResultadoDeEvaluacion } from './compute-resultado.ts'
import { CUENTAS, type Cuenta, type Cuentas } from './cuentas.ts'
import { decideCuentas, VERSIONES_DE_EVALUACION } from './decide-cuentas.ts'

export interface CasoEvaluado {
  readonly clave: string
  readonly hechos: CasoAEvaluar
}

export interface InsumosDeEvaluacion {
  readonly version: number
  readonly abogado: string
  readonly reglas: ReglasDeEvaluacion
  readonly maximos: Maximos
  readonly actuaciones: number
  readonly casos: readonly CasoEvaluado[]
}

export interface EvaluacionEscrita {
  readonly cuentas: Cuentas
  readonly resultado: ResultadoDeEvaluacion
  readonly casos: readonly { readonly clave: string; readonly cuentas: readonly Cuenta[] }[]
}

const porClave = (a: { clave: string }, b: { clave: string }): number =>
  a.clave < b.clave ? -1 : a.clave > b.clave ? 1 : 0

export const sumCuentas = (casos: readonly { readonly cuentas: readonly Cuenta[] }[]): Cuentas => {
  const suma = Object.fromEntries(CUENTAS.map((cuenta) => [cuenta, 0])) as Record<Cuenta, number>
  for (const { cuentas } of casos) for (const cuenta of cuentas) suma[cuenta] += 1
  return suma
}

/**
 * Computes the result of a saved evaluation again, from the facts stored with it. Throws RangeError when the evaluation
 * has a version of the rules that does not exist.
 */
export const recomputeResultado = ({
  version,
  reglas,
  maximos,
  casos,
}: InsumosDeEvaluacion): EvaluacionEscrita => {
  if (!VERSIONES_DE_EVALUACION.includes(version))
    throw new RangeError(`No hay una versión ${version} de las reglas de evaluación`)
  const evaluados = casos.map(({ clave, hechos }) => ({
    clave,
    cuentas: decideCuentas(hechos, reglas).valor.cuentas,
  }))
  const cuentas = sumCuentas(evaluados)
  return {
    cuentas,
    resultado: computeResultado(cuentas, maximos).valor.resultado,
    casos: evaluados.toSorted(porClave),
  }
}

/**
 * Writes the evaluation of a lawyer as unambiguous text, to compute its hash. The text has the result, the values
 * behind the result, and the counts of each case.
 */
export const writeEvaluacion = (
  { version, abogado, reglas, maximos, actuaciones }: Omit<InsumosDeEvaluacion, 'casos'>,
  { cuentas, resultado, casos }: EvaluacionEscrita,
): string => {
  const { desde, hasta, fechaInicial, inicio } = reglas
  const cabeza = [
    ...[version, abogado, desde, hasta, fechaInicial, inicio.tiempo, inicio.unidad],
    ...[maximos.sin_radicar, maximos.sin_archivar, maximos.faltantes],
    ...[actuaciones, resultado, CUENTAS.map((cuenta) => cuentas[cuenta])],
  ]
  const lineas = casos.toSorted(porClave).map((uno) => `${uno.clave} ${uno.cuentas.join(',')}`)
  return `${[JSON.stringify(cabeza), ...lineas].join('\n')}\n`
}
