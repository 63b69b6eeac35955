import {
  DESTINATARIOS_DE_CARTA,
  FORMATOS_DE_LOTE_DE_CARTAS,
  MESES_DE_VENCIMIENTO,
  textos,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { mismaClase } from '../clase-de-imponible.ts'
import { categoria, fechaIso, importe, instante, marca, paginado } from '../common.ts'
import { motivo as motivoEscrito } from '../escrito.ts'
import { codigoDeRecurso, numeroDeImponible } from '../municipio/deuda.ts'
import { trabajo } from '../trabajos.ts'
import { numeroDeCartaEmitida } from './carta.ts'

/**
 * Maximum number of properties and businesses in a request. With this limit, a request takes seconds and the printed
 * file has a few megabytes.
 */
const MAXIMO_DE_INTIMADOS = 2_000

const persona = object({ nombre: string().defined(), apellido: string().defined() })

const intimado = object({
  imponible: numeroDeImponible.required(textos.actuaciones.sinImponibles),
  recurso: codigoDeRecurso.required(textos.inmuebles.faltaRecurso),
}).test(mismaClase())

/**
 * Request for demand letters about some properties and businesses. The letters claim only debt that is assigned to
 * lawyers. By default, only the first debtor of each debt receives a letter (D139).
 */
const pedido = object({
  clase: categoria.required('Elija la categoría.'),
  imponibles: array(intimado.required())
    .required(textos.actuaciones.sinImponibles)
    .min(1, textos.actuaciones.sinImponibles)
    .max(MAXIMO_DE_INTIMADOS, `Hasta ${MAXIMO_DE_INTIMADOS} imponibles por vez.`),
  /**
   * Month of the due date of the demand letters: 'actual' for this month, 'siguiente' for the next month (D65). The
   * debt amounts of a letter are valid until its due date.
   */
  vencimiento: string().oneOf(MESES_DE_VENCIMIENTO).default('actual'),
  /** Debtors who receive a demand letter: the first debtor of each case, or every debtor. */
  destinatarios: string().oneOf(DESTINATARIOS_DE_CARTA).default('primero'),
  /**
   * Reason to make demand letters over debt in court or in an agreement in force (D175). Without a reason, the server
   * refuses these letters.
   */
  motivoForzar: motivoEscrito,
})

const vencimiento = object({
  fecha: fechaIso.required(),
  avisos: array(string().required()).required(),
})

const motivo = object({
  campo: string().defined(),
  mensaje: string().required(),
  /**
   * True when the server makes the demand letter in spite of this reason not to make it. The request must then say why
   * in `motivoForzar` (D175).
   */
  forzable: boolean().optional(),
})

export const loteDeCartas = object({
  id: string().uuid().required(),
  archivo: string().required(),
  formato: string().oneOf(FORMATOS_DE_LOTE_DE_CARTAS).required(),
  clase: categoria.required(),
  desde: number().integer().required(),
  hasta: number().integer().required(),
  cantidad: number().integer().required(),
  total: importe.required(),
  vence: fechaIso.required(),
  /**
   * State of the printed file of a batch of demand letters. The letters of a `pendiente` batch already have their
   * numbers.
   */
  estado: string().oneOf(['pendiente', 'listo']).required(),
  usuario: persona.required(),
  creado: instante.required(),
  sha256: string().nullable().defined(),
  tamano: number().integer().nullable().defined(),
  trabajo: string().nullable().defined(),
})

const loteParams = object({ id: string().uuid().required() })

export const emisionDeCartas = {
  reviewCartas: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Qué cartas saldrían, hasta cuándo valdrían y qué falta para que salgan',
    body: pedido,
    larga: true,
    reply: object({
      vencimiento: vencimiento.required(),
      /**
       * Due date in the next month. It is offered only when the due date in this month has a warning. Null otherwise.
       */
      siguiente: vencimiento.nullable().defined().default(null),
      /**
       * Month of the proposed due date. It is this month, or the next month when the due date in this month has a
       * warning. Null when both due dates have a warning.
       */
      propuesto: string().oneOf(MESES_DE_VENCIMIENTO).nullable().defined(),
      /** Demand letters, in the order in which they will be printed. */
      cartas: array(
        object({
          deudor: string().required(),
          domicilio: string().required(),
          abogado: string().required(),
          imponibles: number().integer().required(),
          /** Number of co-debtors: people who owe the debt together with the debtor who gets the letter. */
          otros: number().integer().required(),
          total: importe.required(),
        }).required(),
      ).required(),
      total: importe.required(),
      impedimentos: array(motivo.required()).required(),
      /**
       * Demand letters made today that the new letters would repeat, for the same debtor or the same property or
       * business.
       */
      repetidas: array(
        object({
          numero: numeroDeCartaEmitida.required(),
          deudor: string().defined(),
          /**
           * Properties and businesses whose debt both the letter made today and the new letter would claim, such as
           * '1234 AB' (number and tax code). Empty when the two letters share only the debtor.
           */
          imponibles: array(string().required()).required(),
        }).required(),
      ).required(),
      /**
       * Properties and businesses whose demand letters can all be made now. `listas` is the number of letters for these
       * properties and businesses.
       */
      listos: array(intimado.required()).required(),
      listas: number().integer().required(),
    }),
  }),
  previewCarta: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/vista-previa',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'El PDF de una carta como saldría, sin número: no se guarda nada',
    /** Position of the demand letter to preview among the letters of the request, from 1. */
    body: pedido.shape({ carta: number().integer().min(1).max(MAXIMO_DE_INTIMADOS).default(1) }),
    reply: 'file',
  }),
  createCartas: entry({
    method: 'POST',
    path: '/cartas/lotes',
    capacidad: 'cartas.hacer',
    idempotente: true,
    summary:
      'Numera las cartas de los imponibles, una por contribuyente, en el orden del reparto; un trabajo las imprime',
    body: pedido.shape({
      formato: string().oneOf(FORMATOS_DE_LOTE_DE_CARTAS).default('pdf'),
      /**
       * '1' leaves out the properties and businesses whose demand letter lacks data, instead of refusing the request.
       */
      omitir: marca,
      /**
       * '1' makes the demand letters without recording an action on each case. The history of a case shows its demand
       * letter even then (D189).
       */
      sinActuacion: marca,
      /** '1' confirms the new demand letters although letters made today already claim some of the same debt. */
      repetir: marca,
    }),
    larga: true,
    reply: object({
      lote: loteDeCartas.required(),
      trabajo: trabajo.required(),
      /**
       * Number of final notices (actions) recorded with the demand letters. Each property or business has one final
       * notice.
       */
      actuaciones: number().integer().required(),
    }),
  }),
  listLotesDeCartas: pagedEntry({
    method: 'GET',
    path: '/cartas/lotes',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Lotes de cartas, del más nuevo al más viejo: los propios; todos, para quien dirige',
    query: paginado,
    reply: array(loteDeCartas.required()).required(),
  }),
  getLoteDeCartas: entry({
    method: 'GET',
    path: '/cartas/lotes/:id',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Un lote de cartas',
    params: loteParams,
    reply: loteDeCartas,
  }),
  resumeLoteDeCartas: entry({
    method: 'POST',
    path: '/cartas/lotes/:id/reanudar',
    capacidad: 'cartas.hacer',
    summary: 'Sigue un lote que no se terminó de imprimir: los mismos números, los mismos bytes',
    params: loteParams,
    reply: trabajo,
  }),
  downloadLoteDeCartas: entry({
    method: 'GET',
    path: '/cartas/lotes/:id/descargar',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'El PDF o el zip de un lote listo, en el orden del reparto',
    enMasa: true,
    params: loteParams,
    larga: true,
    reply: 'file',
  }),
}
