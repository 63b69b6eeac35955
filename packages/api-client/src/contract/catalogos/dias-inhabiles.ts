import {
  ALCANCES_DE_DIA,
  CLASES_DE_DIA,
  MAXIMO_DE_DIAS_HABILES,
  ORIGENES_DE_DIA,
} from '@apremia/core'
import { array, number, object, string, type TestConfig } from 'yup'
import { entry } from '../../entry.ts'
import { fechaIso } from '../common.ts'
import { nombreEscrito } from '../escrito.ts'
import { versionDeFila } from './fila.ts'

const alcance = string()
  .oneOf(ALCANCES_DE_DIA, 'El ámbito es nacion, provincia, departamento, juzgado o municipio.')
  .required('Elija el ámbito.')

const clase = string()
  .oneOf(CLASES_DE_DIA, 'La clase es feriado, asueto o laborable.')
  .required('Elija la clase.')

const dia = fechaIso.trim().required('Indique el día.')

/**
 * Last day on which a term of working days may begin. A later term could end after the last date that the product can
 * represent.
 */
const ULTIMO_DIA = '2200-12-31'

const diaOpcional = fechaIso
  .trim()
  .default('')
  .test('lejos', 'Ese día es demasiado lejano.', (value) => value <= ULTIMO_DIA)

/**
 * Requires exactly one of two days: the day of the notification (`desde`), or the day on which the notice became
 * available (`disponible`). The server counts the term from one day.
 */
const unSoloDia: TestConfig<{ readonly desde: string; readonly disponible: string }> = {
  name: 'un-solo-dia',
  test: ({ desde, disponible }, { createError }) => {
    if (desde !== '' && disponible !== '')
      return createError({
        path: 'disponible',
        message:
          'Indique el día de la notificación o el día en que quedó disponible, pero no los dos.',
      })
    return desde !== '' || disponible !== ''
      ? true
      : createError({
          path: 'desde',
          message: 'Indique el día de la notificación, o el día en que quedó disponible.',
        })
  },
}

/** Non-working days as a person types them. The last day may be missing when there is only one day. */
const tecleado = {
  desde: dia,
  hasta: fechaIso.trim().default(''),
  alcance,
  /**
   * Name of the judicial department or of the court where the days are non-working. '' when they are non-working for
   * the nation, the province or the municipality.
   */
  lugar: nombreEscrito.default(''),
  clase,
  motivo: nombreEscrito.default(''),
  /** Reason why the non-working days were removed from the calendar. '' while they are in it. */
  quitado: nombreEscrito.default(''),
}

const guardado = object({
  /** Code of a row of non-working days, made of its first day and its scope: '2026-12-03 municipio'. */
  codigo: string().required(),
  desde: fechaIso.required(),
  hasta: fechaIso.required(),
  alcance,
  lugar: string().defined(),
  clase,
  motivo: string().required(),
  quitado: string().defined(),
  version: string().required(),
})

/** Non-working days, each with its scope: nation, province, judicial department, court or municipality (ADR 0095). */
export const diasInhabiles = {
  listDiasInhabiles: entry({
    method: 'GET',
    path: '/dias-inhabiles',
    capacidad: 'catalogos.ver',
    limite: 'consulta',
    summary:
      'Días inhábiles de un año: los feriados de ley, las ferias judiciales y los cargados, también los que ya no rigen',
    query: object({
      anio: number().integer().min(1900).max(2200).required('Indique el año.'),
    }),
    reply: array(
      guardado
        .shape({
          clase: string()
            .oneOf([...CLASES_DE_DIA, 'feria'])
            .required(),
          origen: string().oneOf(ORIGENES_DE_DIA).required(),
          /**
           * Version of the stored row, which a request to edit these non-working days must send. '' for days that are
           * not stored, such as the national holidays of the law, which nobody can edit.
           */
          version: string().defined(),
        })
        .required(),
    ).required(),
  }),
  saveDiaInhabil: entry({
    method: 'PUT',
    path: '/dias-inhabiles',
    capacidad: 'catalogos.administrar',
    summary:
      'Agrega un día inhábil o un tramo, o cambia el que se vio; ninguno se borra: se dice por qué ya no rige',
    body: object({ ...tecleado, version: versionDeFila }),
    reply: guardado,
  }),
  getEfectoDeDiaInhabil: entry({
    method: 'GET',
    path: '/dias-inhabiles/efecto',
    capacidad: 'catalogos.administrar',
    limite: 'consulta',
    summary: 'Cuántas cartas cambian el último día de su plazo si se guarda un día inhábil',
    query: object(tecleado),
    reply: object({
      cartas: number().integer().required(),
      /**
       * Number of cases with a demand letter whose last day to pay would change. A case is a property or business with
       * one tax.
       */
      casos: number().integer().required(),
      cambios: array(
        object({
          antes: fechaIso.required(),
          ahora: fechaIso.required(),
          cartas: number().integer().positive().required(),
        }).required(),
      ).required(),
    }),
  }),
  getPlazoJudicial: entry({
    method: 'GET',
    path: '/dias-inhabiles/plazo',
    capacidad: 'catalogos.ver',
    limite: 'consulta',
    summary: 'Cuándo vence un plazo judicial en días hábiles, y qué días no contaron',
    query: object({
      /**
       * Day of the notification. '' when the request gives `disponible`, the day on which an electronic notice was
       * available. The server then computes the day of the notification.
       */
      desde: diaOpcional,
      /** Day on which the notice was available at the electronic domicile. */
      disponible: diaOpcional,
      /**
       * Number of working days of the term. A request that only asks for the day of an electronic notification may
       * leave it out.
       */
      dias: number()
        .integer('Los días son un número entero.')
        .min(1, 'Es al menos un día.')
        .max(MAXIMO_DE_DIAS_HABILES, `Son a lo sumo ${MAXIMO_DE_DIAS_HABILES} días.`)
        .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
        .when('disponible', ([disponible], dias) =>
          disponible === '' ? dias.required('Indique los días.') : dias,
        ),
      juzgado: nombreEscrito.default(''),
      departamento: nombreEscrito.default(''),
    }).test(unSoloDia),
    reply: object({
      /**
       * Day of the notification: the day that the request gave, or the day that the server computed for an electronic
       * notice.
       */
      notificado: fechaIso.required(),
      /** Last day of the term. Null when the request does not give `dias`, the number of working days. */
      vence: fechaIso.nullable().defined(),
      /** Sentence for people, with the calendar by which the term was counted and the days that did not count. */
      frase: string().required(),
    }),
  }),
}
