import { ACTOS_DE_CARTA, type ClaveDeDato, VIGENCIAS_DE_CONVENIO } from '@apremia/core'
import { array, boolean, mixed, number, object, string } from 'yup'
import { acuseDeCarta, anulacionDeCarta } from './cartas.ts'
import { fechaIso, importe, instante } from './common.ts'

/** A file of an action; its bytes come from `getActuacionDocumento`. */
export const documentoDeActuacion = object({
  id: number().integer().required(),
  nombre: string().required(),
  /** Bytes. */
  tamano: number().integer().required(),
  tipo: string().required(),
  /** 'Apellido, Nombre' of the person who sent it. */
  autor: string().defined(),
  creado: instante.required(),
})

/** Data that the stage type asked for, by the names of S2 §3. Only actions of a business have `recursos`. */
export type DatoDeActuacion = Readonly<Partial<Record<ClaveDeDato, string | number>>> & {
  readonly recursos?: readonly string[]
}

const dato = mixed<DatoDeActuacion>(
  (value): value is DatoDeActuacion => typeof value === 'object' && value !== null,
)

/** A legal action (S2 §3). */
export const actuacion = object({
  id: number().integer().required(),
  /** Repeats `id`, for `proceso` B and M, which name the action by this field. */
  id_etapa: number().integer().required(),
  /** I = inmueble, C = comercio. */
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  abogado: string().required(),
  codexterno: string().required(),
  fecha: fechaIso.required(),
  tp_id: number().integer().required(),
  tipo_nombre: string().required(),
  gp_id: number().integer().required(),
  gp_nombre: string().required(),
  ingreso: instante.required(),
  obs: string().defined(),
  /** '0' for a deleted action, which is no longer in force. */
  vigente: string().oneOf(['0', '1']).required(),
  dato: dato.required(),
  documentos: array(documentoDeActuacion.required()).required(),
  tipo_etapa: object({
    nombre: string().required(),
    grupo: number().integer().required(),
    tiempo: number().integer().nullable().defined(),
    tipo_tiempo: string().nullable().defined(),
    /** 'activo' means not archived. */
    estado: string().required(),
    evaluacion: boolean().required(),
    show: boolean().required(),
  }).required(),
  /** Version to send back when the action is edited (D42). */
  version: number().integer().required(),
  /** Lot in which the action was saved. Null for an action that the product did not record itself. */
  lote: string().nullable().defined(),
  /** Made in the former system, and brought by a package. */
  anterior: boolean().required(),
  /** Reason, author and moment of the deletion. */
  baja: object({
    motivo: string().defined(),
    autor: string().defined(),
    momento: instante.required(),
  })
    .nullable()
    .defined()
    .default(null),
})

/** Content of an action before an edit (D74). */
export const versionDeActuacion = object({
  version: number().integer().required(),
  fecha: fechaIso.required(),
  tp_id: number().integer().required(),
  tipo_nombre: string().required(),
  gp_id: number().integer().required(),
  obs: string().defined(),
  dato: dato.required(),
  /** Author and moment of the edit that replaced this version. */
  autor: string().defined(),
  reemplazada: instante.required(),
})

/** An action as it was saved. */
export const actuacionGuardada = object({
  id: number().integer().required(),
  id_etapa: number().integer().required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  tp_id: number().integer().required(),
  gp_id: number().integer().required(),
  /** Code of the lawyer to whom the action belongs. */
  abogado: string().required(),
  vigente: string().oneOf(['0', '1']).required(),
  version: number().integer().required(),
  /**
   * Lot of the request that saved, edited or deleted the action. Letters made by the request are the lot of letters
   * with the same id.
   */
  lote: string().required(),
  /**
   * Numbers of the demand letters that the request made for the item: one, unless several lawyers claim from it (D139,
   * D140).
   */
  cartas: array(number().integer().required()).required(),
})

/** Radication of an item, or the fact that it has none (D70). */
export const radicacionDeImponible = object({
  imponible: number().integer().required(),
  recurso: string().required(),
  radicado: boolean().required(),
  id: number().integer().nullable().defined(),
  fecha: fechaIso.nullable().defined(),
  nroexpte: string().defined(),
  caratula: string().defined(),
  juzgado: string().defined(),
})

/** Data of the radication of an item. All of them are '' while the item has none (S2 §7). */
export const datosCargados = object({
  /** Id of the radication, or null without one. */
  id: number().integer().nullable().defined(),
  fecha: fechaIso.nullable().defined(),
  nroexpte: string().defined(),
  caratula: string().defined(),
  nrotit: string().defined(),
  juzgado: string().defined(),
  /** '1234.50'. */
  monto: string().defined(),
  /** '1', '0', or '' when it was not said. */
  cp8480: string().defined(),
  cpantprv: string().defined(),
  periodos: string().defined(),
})

/** The receiver's document is not told here. */
const DE_ACUSE = ['medio', 'pieza', 'resultado', 'fecha', 'hora', 'receptor', 'termina'] as const

/** Event of an item. Only the member of its `clase` is there. */
export const hechoDeImponible = object({
  clase: string()
    .oneOf(['actuacion', 'situacion', 'convenio', 'titulo', 'carta', 'saldada'])
    .required(),
  fecha: fechaIso.nullable().defined(),
  actuacion: actuacion
    .shape({ versiones: array(versionDeActuacion.required()).required() })
    .nullable()
    .defined()
    .default(null),
  situacion: object({
    SITUACION: string().defined(),
    DETALLE_SITUACION: string().defined(),
    abogado: string().defined(),
  })
    .nullable()
    .defined()
    .default(null),
  convenio: object({
    id: number().integer().required(),
    convenio: string().required(),
    codexterno: string().required(),
    frm_nombre: string().defined(),
    confirmado: boolean().required(),
    /** '0' is deleted. */
    estado: string().oneOf(['0', '1']).required(),
    /** Made in the former system, and how it ended there; null for one made here. */
    vigencia: string().oneOf(VIGENCIAS_DE_CONVENIO).nullable().defined().default(null),
  })
    .nullable()
    .defined()
    .default(null),
  titulo: object({
    NRO_TITULO: number().integer().required(),
    abogado: string().defined(),
    MONTO: string().required(),
    ANULADO: boolean().required(),
    /** Made in the former system, and brought by a package. */
    ANTERIOR: boolean().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** A letter that claims the item: each act of its life is a thing that happened, on its own day (D189). */
  carta: object({
    numero: number().integer().required(),
    acto: string().oneOf(ACTOS_DE_CARTA).required(),
    /** Code of the lawyer to whom the letter belongs. */
    abogado: string().required(),
    total: importe.required(),
    /** Due date, or null for a letter of the previous system whose due date is unknown. */
    vence: fechaIso.nullable().defined(),
    /** True when the PDF of the letter can be downloaded. */
    conPapel: boolean().required(),
    /** False when the letter was made without recording an action. */
    conActuacion: boolean().required(),
    acuse: acuseDeCarta.pick(DE_ACUSE).nullable().defined().default(null),
    /** Reason and author: of taking the item out, for a `retiro`; of annulling the letter, for an `anulacion`. */
    baja: anulacionDeCarta.nullable().defined().default(null),
  })
    .nullable()
    .defined()
    .default(null),
  /** Set when all the debt in management was paid or cancelled (D169). The fact has the date of the payment. */
  saldada: object({
    /** Source of the day: a collection, or a load that told of none. */
    origen: string().oneOf(['cobranza', 'carga']).required(),
    /** Day on which the product learned of the payment. */
    sabido: fechaIso.required(),
  })
    .nullable()
    .defined()
    .default(null),
})
