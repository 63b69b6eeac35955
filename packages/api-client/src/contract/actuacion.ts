import {
  ACTOS_DE_CARTA,
  CLASES_DE_ESCRITO,
  type ClaveDeDato,
  VIGENCIAS_DE_CONVENIO,
} from '@apremia/core'
import { array, boolean, mixed, number, object, string } from 'yup'
import { acuseDeCarta, anulacionDeCarta } from './cartas/carta.ts'
import { fechaIso, importe, instante } from './common.ts'

export const documentoDeActuacion = object({
  id: number().integer().required(),
  nombre: string().required(),
  /** Size of the attached file, in bytes. */
  tamano: number().integer().required(),
  tipo: string().required(),
  /** Person who uploaded the attached file, as 'Apellido, Nombre'. */
  autor: string().defined(),
  creado: instante.required(),
})

/**
 * Additional data of an action, with the field names of S2 §3. The kind of action decides the fields. Only an action on
 * a business has `recursos`, the codes of its taxes.
 */
export type DatoDeActuacion = Readonly<Partial<Record<ClaveDeDato, string | number>>> & {
  readonly recursos?: readonly string[]
}

const dato = mixed<DatoDeActuacion>(
  (value): value is DatoDeActuacion => typeof value === 'object' && value !== null,
)

export const actuacion = object({
  id: number().integer().required(),
  /**
   * Same value as `id`. The requests that edit (`proceso` M) or delete (`proceso` B) the action send its id as
   * `id_etapa`.
   */
  id_etapa: number().integer().required(),
  /** Tells whether `imponible` is the number of a real property (I, inmueble) or of a business (C, comercio). */
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
  /** '0' when the action was deleted, and '1' otherwise. */
  vigente: string().oneOf(['0', '1']).required(),
  dato: dato.required(),
  documentos: array(documentoDeActuacion.required()).required(),
  tipo_etapa: object({
    nombre: string().required(),
    grupo: number().integer().required(),
    tiempo: number().integer().nullable().defined(),
    tipo_tiempo: string().nullable().defined(),
    /** 'activo' when the type of the action is in use, and another value when it was archived. */
    estado: string().required(),
    evaluacion: boolean().required(),
    show: boolean().required(),
  }).required(),
  version: number().integer().required(),
  /** Id of the request that saved the action. Null for an action that was not recorded in Apremia. */
  lote: string().nullable().defined(),
  /** True for an action of the former system, imported with the data package of the municipality. */
  anterior: boolean().required(),
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
  /** Person who made the edit that replaced this content. `reemplazada` is the moment of that edit. */
  autor: string().defined(),
  reemplazada: instante.required(),
})

export const actuacionGuardada = object({
  id: number().integer().required(),
  id_etapa: number().integer().required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  tp_id: number().integer().required(),
  gp_id: number().integer().required(),
  abogado: string().required(),
  vigente: string().oneOf(['0', '1']).required(),
  version: number().integer().required(),
  /**
   * Id of the request that saved, edited or deleted the action. If the request made demand letters, their batch has
   * this id.
   */
  lote: string().required(),
  /**
   * Numbers of the demand letters that the request made for the property or business. There is one letter per lawyer
   * who claims debt of the property or business (D139, D140).
   */
  cartas: array(number().integer().required()).required(),
})

/** Court filing of a property or business. `radicado` is false when there is no court filing (D70). */
export const radicacionDeImponible = object({
  imponible: number().integer().required(),
  recurso: string().required(),
  radicado: boolean().required(),
  id: number().integer().nullable().defined(),
  fecha: fechaIso.nullable().defined(),
  nroexpte: string().defined(),
  caratula: string().defined(),
  juzgado: string().defined(),
  departamento: string().defined(),
})

/**
 * Data that the product proposes for the court filing of one or more properties or businesses. A text is '' when it is
 * unknown, or when it is not the same for all of them.
 */
export const propuestaDeRadicacion = object({
  caratula: string().defined(),
  nrotit: string().defined(),
  /** Amount to claim in court, like '1234.50'. */
  monto: string().defined(),
  periodos: string().defined(),
  /**
   * Courts that the form suggests, the last used first. They are the courts of recent court filings by the lawyers of
   * these properties and businesses.
   */
  juzgados: array(string().required()).required(),
  /**
   * Judicial departments that the form suggests, the last used first. They come from the same court filings as the
   * suggested courts (`juzgados`).
   */
  departamentos: array(string().required()).required(),
})

/** Data of the court filing of a property or business (S2 §7). Without a court filing, the texts are ''. */
export const datosCargados = object({
  id: number().integer().nullable().defined(),
  fecha: fechaIso.nullable().defined(),
  nroexpte: string().defined(),
  caratula: string().defined(),
  nrotit: string().defined(),
  juzgado: string().defined(),
  departamento: string().defined(),
  /** Amount claimed in court, like '1234.50'. */
  monto: string().defined(),
  /** Whether the stamp that law 8480 requires for a lawsuit was paid: '1' for yes, '0' for no, '' when unknown. */
  cp8480: string().defined(),
  /** Whether the advance of social security contributions was paid: '1' for yes, '0' for no, '' when unknown. */
  cpantprv: string().defined(),
  periodos: string().defined(),
})

/**
 * Fields of a demand letter's acknowledgement of receipt that the history of a property or business shows. The document
 * number of the receiver is not shown.
 */
const DE_ACUSE = [
  'medio',
  'pieza',
  'resultado',
  'fecha',
  'hora',
  'receptor',
  'termina',
  'calendario',
] as const

/**
 * Event in the history of a property or business. `clase` is the kind of event, and also the name of the field that has
 * its data. The fields of the other kinds are null.
 */
export const hechoDeImponible = object({
  clase: string()
    .oneOf(['actuacion', 'situacion', 'convenio', 'titulo', 'carta', 'escrito', 'saldada'])
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
    /** State of the agreement: '0' means deleted, '1' means not deleted. */
    estado: string().oneOf(['0', '1']).required(),
    /** Final state of an agreement in the former system. Null for an agreement made in Apremia. */
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
    /** True for an executive title of the former system, imported with the data package of the municipality. */
    ANTERIOR: boolean().required(),
    /** Day on which the signed document of the title was stored. Null without a signed document. */
    FIRMADO: fechaIso.nullable().defined().default(null),
  })
    .nullable()
    .defined()
    .default(null),
  /** Event of a demand letter that claims debt of the property or business (D189). */
  carta: object({
    numero: number().integer().required(),
    /**
     * Event of the letter: sending (`envio`), receipt (`acuse`), annulment (`anulacion`), or removal of the property or
     * business from the letter (`retiro`).
     */
    acto: string().oneOf(ACTOS_DE_CARTA).required(),
    abogado: string().required(),
    total: importe.required(),
    /** Due date of the demand letter. Null when unknown, which happens only with letters of the former system. */
    vence: fechaIso.nullable().defined(),
    conPapel: boolean().required(),
    /** False when the demand letter was made without recording an action on the case. */
    conActuacion: boolean().required(),
    acuse: acuseDeCarta.pick(DE_ACUSE).nullable().defined().default(null),
    /** Reason and author of an event `retiro` or `anulacion`. Null for the other events. */
    baja: anulacionDeCarta.nullable().defined().default(null),
  })
    .nullable()
    .defined()
    .default(null),
  /**
   * Payment of all the debt of the property or business that was assigned to lawyers (D169). The event has the date of
   * the payment.
   */
  /**
   * Court paper made in Apremia from a template. The paper is a draft, and Apremia does not know whether anybody filed
   * it.
   */
  escrito: object({
    id: number().integer().required(),
    clase: string().oneOf(CLASES_DE_ESCRITO).required(),
    nombre: string().required(),
    version: number().integer().required(),
    autor: string().defined(),
    creado: instante.required(),
  })
    .nullable()
    .defined()
    .default(null),
  saldada: object({
    /**
     * Source of the date of payment. 'cobranza': the municipality collected the payment on that day. 'carga': no source
     * gave the day of the payment. The date is the day of the data load that no longer showed the debt.
     */
    origen: string().oneOf(['cobranza', 'carga']).required(),
    sabido: fechaIso.required(),
  })
    .nullable()
    .defined()
    .default(null),
})
