import {
  ACUSES_DE_CARTA,
  FORMATOS_DE_LOTE_DE_CARTAS,
  LARGO_DE_MOTIVO,
  LARGOS_DE_ACUSE,
  MAXIMO_DE_ACUSES,
  MEDIOS_DE_CARTA,
  MESES_DE_VENCIMIENTO,
  RESULTADOS_DE_CARTA,
  textos,
} from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { mismaClase } from './clase-de-imponible.ts'
import { categoria, fechaIso, importe, instante, marca, paginado } from './common.ts'
import { motivo as motivoEscrito, motivoRequerido, nombreEscrito, textoEscrito } from './escrito.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'
import { filtroDeImponible } from './municipio/situaciones.ts'
import { trabajo } from './trabajos.ts'

/**
 * Maximum number of properties and businesses in a request. With this limit, a request takes seconds and the printed
 * file has a few megabytes.
 */
export const MAXIMO_DE_INTIMADOS = 2_000

const persona = object({ nombre: string().defined(), apellido: string().defined() })

const intimado = object({
  imponible: numeroDeImponible.required(textos.actuaciones.sinImponibles),
  recurso: codigoDeRecurso.required(textos.inmuebles.faltaRecurso),
}).test(mismaClase())

/**
 * Request for demand letters over the debt in legal management (collection by lawyers) of the given properties and
 * businesses. Each taxpayer receives one letter (D139).
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
  /** True when a person may override this reason against a demand letter by writing `motivoForzar` (D175). */
  forzable: boolean().optional(),
})

const acuseTecleado = {
  medio: nombreEscrito.max(40).default(''),
  /** Number of the postal item or of the notification that carries the demand letter. */
  pieza: nombreEscrito.max(LARGOS_DE_ACUSE.pieza).default(''),
  resultado: nombreEscrito.max(40).default(''),
  fecha: nombreEscrito.max(40).default(''),
  /** Time of day of the delivery, as 'HH:MM'. */
  hora: nombreEscrito.max(40).default(''),
  /** Name of the person who received the demand letter. `vinculo` is the relation of this person to the debtor. */
  receptor: nombreEscrito.max(LARGOS_DE_ACUSE.receptor).default(''),
  dni: nombreEscrito.max(40).default(''),
  vinculo: nombreEscrito.max(LARGOS_DE_ACUSE.vinculo).default(''),
  notificador: nombreEscrito.max(LARGOS_DE_ACUSE.notificador).default(''),
  /** Reason of the outcome, for a demand letter that was refused, was returned, or was sent to a debtor who moved. */
  motivo: textoEscrito.max(LARGOS_DE_ACUSE.motivo).default(''),
  /**
   * Explanation of the error in the recorded acknowledgement of receipt. A request that corrects an acknowledgement
   * requires the explanation.
   */
  correccion: textoEscrito.max(LARGO_DE_MOTIVO).default(''),
}

/**
 * Number of a demand letter. Letters of the former system have numbers from 1000000000: number 1000000123 is former
 * letter 123.
 */
const numero = number().integer().min(1).max(1_999_999_999)

const acuses = object({
  acuses: array(object({ numero: numero.required(), ...acuseTecleado }).required())
    .required('Indique al menos una carta.')
    .min(1, 'Indique al menos una carta.')
    .max(MAXIMO_DE_ACUSES, `Hasta ${MAXIMO_DE_ACUSES} cartas por vez.`),
})

const anotados = object({ anotados: number().integer().required() })

const cargados = object({
  anotados: number().integer().required(),
  /** Number of rows of the workbook that are equal to an acknowledgement of receipt already recorded. */
  iguales: number().integer().required(),
  avisos: array(string().required()).required(),
})

export const acuseDeCarta = object({
  medio: string().oneOf(MEDIOS_DE_CARTA).required(),
  pieza: string().defined(),
  resultado: string().oneOf(RESULTADOS_DE_CARTA).required(),
  fecha: fechaIso.required(),
  hora: string().defined(),
  receptor: string().defined(),
  dni: string().defined(),
  vinculo: string().defined(),
  notificador: string().defined(),
  motivo: string().defined(),
  /** Last day of the term that the demand letter gives to pay. Null when the letter did not reach the debtor (D66). */
  termina: fechaIso.nullable().defined(),
  /** '1' when the scan of the acknowledgement of receipt can be downloaded. */
  escaneo: marca.required(),
})

export const anulacionDeCarta = object({
  motivo: string().defined(),
  /** Person who annulled the demand letter, as 'Apellido, Nombre'. */
  autor: string().defined(),
  momento: instante.required(),
})

export const carta = object({
  /** Number that identifies the demand letter in every API call. */
  numero: numero.required(),
  /** True for a demand letter of the former system, imported with the data package of the municipality. */
  anterior: boolean().required(),
  /**
   * True when the PDF of the demand letter can be downloaded. A letter of the former system has a PDF only when the
   * data package of the municipality included the PDF.
   */
  conPapel: boolean().required(),
  /** Id of the batch in which the demand letter was made. Null for a letter of the former system. */
  lote: string().uuid().nullable().defined(),
  clase: categoria.required(),
  fecha: fechaIso.required(),
  /** Due date of the demand letter. Null when unknown, which happens only with letters of the former system. */
  vence: fechaIso.nullable().defined(),
  abogado: string().required(),
  deudor: string().required(),
  domicilio: string().defined(),
  imponibles: array(
    object({
      imponible: string().required(),
      recurso: string().required(),
      /**
       * '1' when the action that claimed the debt of this property or business was deleted. The demand letter then no
       * longer claims the debt of the property or business (D189).
       */
      retirado: marca.required(),
    }).required(),
  ).required(),
  total: importe.required(),
  /** Verification code. '' for a demand letter of the former system. */
  codigo_verificacion: string().defined(),
  acuse: acuseDeCarta.nullable().defined().default(null),
  anulada: anulacionDeCarta.nullable().defined().default(null),
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
  /** Id of the newest job that makes the file of the batch. */
  trabajo: string().nullable().defined(),
})

const loteParams = object({ id: string().uuid().required() })
const conMotivo = object({ motivo: motivoRequerido })

const numeroParams = object({ numero: numero.required() })

/** API calls about demand letters (S2 §1, §9; D65, D139-D141). */
export const cartas = {
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
       * Due date that the letters have if the person chooses the next month. Null unless the due date of this month has
       * a warning.
       */
      siguiente: vencimiento.nullable().defined().default(null),
      /**
       * Proposed month of the due date: this month or the next one, whichever first has a due date without a warning.
       * Null when both due dates have a warning.
       */
      propuesto: string().oneOf(MESES_DE_VENCIMIENTO).nullable().defined(),
      /** Demand letters in the order in which the job prints them. */
      cartas: array(
        object({
          deudor: string().required(),
          domicilio: string().required(),
          abogado: string().required(),
          imponibles: number().integer().required(),
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
          numero: numero.required(),
          deudor: string().defined(),
          /**
           * Properties and businesses that this demand letter of today and a new letter would both claim. Each text is
           * a number and the code of a tax, such as '1234 AB'. Empty when only the debtor of the two letters is the
           * same.
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
       * '1' makes the demand letters without recording actions. The history of each case shows its letter anyway
       * (D189).
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
  listCartas: pagedEntry({
    method: 'GET',
    path: '/cartas',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    deOtros: 'cartas de intimación',
    summary: 'Cartas, de la más nueva a la más vieja: las propias; todas, para quien dirige',
    query: paginado.concat(filtroDeImponible).shape({
      lote: string().uuid(),
      /** Demand letter numbers separated by commas, for example the numbers that a scanner read: '101,102'. */
      numeros: string()
        .trim()
        .matches(
          /^(1?\d{1,9}(,1?\d{1,9}){0,499})?$/,
          'Los números de carta van separados por comas.',
        )
        .default(''),
      /**
       * State of the demand letters to list: the letters without an acknowledgement of receipt, the annulled letters,
       * or the letters whose acknowledgement has the given outcome.
       */
      acuse: string()
        .oneOf(['', ...ACUSES_DE_CARTA])
        .default(''),
    }),
    reply: array(carta.required()).required(),
  }),
  downloadCarta: entry({
    method: 'GET',
    path: '/cartas/:numero/documento',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'El PDF de una carta: siempre los mismos bytes',
    params: numeroParams,
    reply: 'file',
  }),
  annulCarta: entry({
    method: 'POST',
    path: '/cartas/:numero/anular',
    capacidad: 'cartas.hacer',
    summary: 'Anula una carta que no tiene acuse; su número no se usa nunca más (D189)',
    params: numeroParams,
    body: conMotivo,
    reply: carta,
  }),
  simulateAnnulCarta: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/:numero/anular/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones que anular una carta, sin anularla',
    params: numeroParams,
    body: conMotivo,
    reply: carta,
  }),
  saveAcuseDeCarta: entry({
    method: 'PUT',
    path: '/cartas/:numero/acuse',
    capacidad: 'cartas.hacer',
    summary: 'Anota el acuse de una carta; con su escaneo, como formulario',
    adjuntos: { nombre: /^escaneo$/, forma: 'escaneo', json: [] },
    params: numeroParams,
    body: object(acuseTecleado),
    reply: carta,
  }),
  saveAcusesDeCartas: entry({
    method: 'POST',
    path: '/cartas/acuses',
    capacidad: 'cartas.hacer',
    summary: 'Anota el acuse de varias cartas: de todas o de ninguna',
    body: acuses,
    reply: anotados,
  }),
  simulateAcusesDeCartas: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/acuses/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones de varios acuses, sin anotar ninguno',
    body: acuses,
    reply: anotados,
  }),
  getAcusesParaCompletar: entry({
    method: 'GET',
    path: '/cartas/acuses/planilla',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'Planilla con las cartas sin acuse, para completar y cargar: las de un lote, o todas',
    enMasa: true,
    query: object({ lote: string().uuid() }),
    reply: 'file',
  }),
  loadAcusesDeCartas: entry({
    method: 'POST',
    path: '/cartas/acuses/planilla',
    capacidad: 'cartas.hacer',
    summary:
      'Anota los acuses de una planilla: todos o ninguno. Las filas sin completar y las que dicen lo que ya está no cambian nada',
    body: object({}),
    files: ['file'],
    reply: cargados,
  }),
  simulateLoadAcusesDeCartas: entry({
    method: 'POST',
    soloLee: true,
    path: '/cartas/acuses/planilla/simular',
    capacidad: 'cartas.hacer',
    limite: 'consulta',
    summary: 'Las mismas comprobaciones que cargar la planilla, sin anotar nada',
    body: object({}),
    files: ['file'],
    reply: cargados,
  }),
  downloadEscaneoDeAcuse: entry({
    method: 'GET',
    path: '/cartas/:numero/acuse/escaneo',
    capacidad: 'cartas.hacer',
    limite: 'documento',
    summary: 'El escaneo del acuse de una carta',
    params: numeroParams,
    reply: 'file',
  }),
}
