import {
  CATEGORIAS_DE_EVALUACION,
  CUENTAS,
  CUENTAS_DE_JUICIOS,
  CUENTAS_DE_TOTAL,
  type Cuenta,
  RESULTADOS_DE_EVALUACION,
} from '@apremia/core'
import { array, boolean, type NumberSchema, number, object, string } from 'yup'
import { codigoAbogado, fechaIso, idNumerico, instante } from './common.ts'

export const categoriaEvaluada = string().oneOf(CATEGORIAS_DE_EVALUACION, 'La categoría no existe.')
export const resultadoDeEvaluacion = string().oneOf(
  RESULTADOS_DE_EVALUACION,
  'El resultado no existe.',
)
export const cuentaDeEvaluacion = string().oneOf(CUENTAS, 'La cuenta no existe.')
export const cantidadContada = number().integer().min(0).max(2_147_483_647)

/** Maximum percentage of failing cases with which a lawyer still passes, with at most two decimals (D134). */
export const maximoDeEvaluacion = number()
  .typeError('El máximo es un número.')
  .min(0, 'El máximo va de 0 a 100.')
  .max(100, 'El máximo va de 0 a 100.')
  .test(
    'decimales',
    'El máximo lleva a lo sumo dos decimales.',
    (valor) => valor === undefined || valor === null || Math.round(valor * 100) / 100 === valor,
  )

const cuentasDe = <C extends Cuenta>(cuentas: readonly C[]) =>
  object(
    Object.fromEntries(cuentas.map((una) => [una, cantidadContada.required()])) as Record<
      C,
      NumberSchema<number>
    >,
  ).required()

/**
 * One of the three percentages of failing cases of an evaluation (`sin_radicar`, `sin_archivar` or `faltantes`), with
 * its maximum.
 */
const parte = object({
  categoria: categoriaEvaluada.required(),
  fallan: cantidadContada.required(),
  universo: cantidadContada.required(),
  porcentaje: number().required(),
  maximo: number().required(),
  aprueba: boolean().required(),
  /** Minimum number of failing cases that the lawyer must correct to bring this percentage down to its maximum. */
  aCorregir: cantidadContada.required(),
})

/** Counts of a lawyer's cases and actions in a range of days, with the field names of S2 §3. */
export const cifras = {
  abogado: codigoAbogado.required(),
  nombre: string().defined(),
  desde: fechaIso.required(),
  hasta: fechaIso.required(),
  resultado: resultadoDeEvaluacion.required(),
  maximoSinRadicar: number().required(),
  maximoSinArchivar: number().required(),
  maximoFaltantes: number().required(),
  actuaciones: cantidadContada.required(),
  cantidadJuicios: cuentasDe(CUENTAS_DE_JUICIOS),
  cantidadTotal: cuentasDe(CUENTAS_DE_TOTAL),
  partes: array(parte.required()).required(),
}

export const evaluacion = object({
  id: idNumerico.required(),
  fecha: fechaIso.required(),
  ...cifras,
})

export const evaluacionPrevista = object({
  ...cifras,
  /** Last saved evaluation of the lawyer. Null when the lawyer has no saved evaluation. */
  anterior: object({
    id: idNumerico.required(),
    fecha: fechaIso.required(),
    desde: fechaIso.required(),
    hasta: fechaIso.required(),
    resultado: resultadoDeEvaluacion.required(),
    partes: array(parte.required()).required(),
  })
    .nullable()
    .defined()
    .default(null),
})

export const detallada = evaluacion.shape({
  momento: instante.required(),
  usuario: string().defined(),
  version: number().integer().required(),
  /** Values of the configured dates FECHA_INICIAL and SIN_EVALUAR that the evaluation used. */
  fechaInicial: fechaIso.nullable().defined(),
  sinEvaluar: fechaIso.nullable().defined(),
  inicio: string().required(),
  /**
   * SHA-256 of the content of this evaluation of a lawyer: the result, the values that produced it, and the evaluated
   * cases.
   */
  huella: string().required(),
  frase: string().required(),
})

export const casoEvaluado = object({
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  /**
   * Day on which the lawyer received the case. Null when the lawyer did not receive it within the evaluated range of
   * days.
   */
  recibido: fechaIso.nullable().defined(),
  cuentas: array(cuentaDeEvaluacion.required()).required(),
  porque: string().required(),
})
