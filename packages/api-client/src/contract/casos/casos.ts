import { type Dato, TEMAS_DE_CASO } from '@apremia/core'
import { array, mixed, number, object, string } from 'yup'
import { entry } from '../../entry.ts'
import { claseDeImponible, mismaClase } from '../clase-de-imponible.ts'
import { fechaIso, instante } from '../common.ts'
import { codigoDeRecurso, numeroDeImponible } from '../municipio/deuda.ts'
import { trabajo } from '../trabajos.ts'

const porque = object({
  regla: string().required(),
  fuente: string().required(),
  entradas: mixed<Readonly<Record<string, Dato>>>().required(),
  valor: mixed<NonNullable<Dato>>().nullable().defined(),
})

const explicado = object({
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  /**
   * Day, today or in the past, for which the response explains the case. The debt status, the tabs of the work lists
   * and the deadline are those of this day.
   */
  al: fechaIso.required(),
  /** Code of the lawyer in charge. Empty for a case without lawyer, and when the person may not see the code (D21). */
  abogado: string().defined(),
  /**
   * Moment at which the municipality's own service sent the debt statuses of the case. Null when the debt statuses are
   * stored in Apremia.
   */
  sabido: instante.nullable().defined(),
  /** Warning that the debt statuses may be old because the municipality's service did not respond. Empty otherwise. */
  aviso: string().defined(),
  explicaciones: array(
    object({
      que: string().oneOf(TEMAS_DE_CASO).required(),
      rotulo: string().required(),
      valor: string().defined(),
      frase: string().required(),
      porque: porque.required(),
    }).required(),
  ).required(),
})

export const casos = {
  explainCaso: entry({
    method: 'GET',
    path: '/casos/explicacion',
    capacidad: 'casos.consultar',
    limite: 'consulta',
    summary:
      'Situación, tipo, solapas, vencimiento, límite y antigüedad de un caso, hoy o un día pasado, y por qué',
    abreCaso: true,
    query: object({
      imponible: numeroDeImponible.required('Indique el imponible.'),
      recurso: codigoDeRecurso.required('Indique el recurso.'),
      clase: claseDeImponible,
      /**
       * Day for which the case is explained, today or in the past: its debt status, its tabs on the work lists and its
       * deadline. Today by default.
       */
      al: fechaIso,
    }).test(mismaClase()),
    reply: explicado,
  }),
  verifyCasos: entry({
    method: 'POST',
    soloLee: true,
    path: '/casos/verificar',
    capacidad: 'casos.verificar',
    limite: 'consulta',
    summary: 'Compara todos los casos con lo que dicen las reglas, en un trabajo',
    reply: trabajo,
  }),
  repairCasos: entry({
    method: 'POST',
    path: '/casos/reparar',
    capacidad: 'casos.verificar',
    summary: 'Lo mismo, y corrige los que difieren',
    reply: trabajo,
  }),
}
