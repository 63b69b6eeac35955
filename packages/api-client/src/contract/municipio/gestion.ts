import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { fechaIso, importe, paginado } from '../common.ts'
import { filtroDeContribuyente } from '../filtro-de-contribuyente.ts'
import { importeOFalta } from './deuda.ts'
import { filtroDeImponible } from './situaciones.ts'

export const etapa = object({
  tp_id: number().integer().required(),
  tipo_nombre: string().required(),
  gp_id: number().integer().required(),
  gp_nombre: string().required(),
  tiempo: number().integer().nullable().defined(),
  /**
   * Unit of the time limit of a type of case action: minute, hour, day or year. Null for a type without a time limit.
   */
  tipo_tiempo: string().nullable().defined(),
  /** State of the kind of action: 'activo' means not archived. */
  estado: string().defined(),
  evaluacion: boolean().required(),
  show: boolean().required(),
})

export const tituloEnLista = object({
  NRO_TITULO: number().integer().required(),
  TIPO: string().oneOf(['I', 'C']).required(),
  NRO_IMPONIBLE: number().integer().required(),
  RECURSO: string().required(),
  APYNOM: string().defined(),
  LEGAL: string().defined(),
  /** First period of the executive title, as year and instalment: 'AAAA/CC'. Null when unknown. */
  PERIODO_DESDE: string().nullable().defined(),
  PERIODO_HASTA: string().nullable().defined(),
  FECHA_EMISION: fechaIso.nullable().defined(),
  LIQUIDO_AL: fechaIso.nullable().defined(),
  EXPEDIENTE: string().defined(),
  MONTO: importe.required(),
  ANULADO: boolean().required(),
  /** True for an executive title of the former system, imported with the data package of the municipality. */
  ANTERIOR: boolean().required(),
  /**
   * True when the document of the title can be downloaded. A title of the former system has a document only when the
   * data package of the municipality included the document.
   */
  DOCUMENTO: boolean().required(),
  /** Day on which the signed document of the title was stored. Null without a signed document. */
  FIRMADO: fechaIso.nullable().defined().default(null),
})

export const imponibleEnGestion = object({
  TIPO: string().oneOf(['I', 'C']).required(),
  NRO_IMPONIBLE: number().integer().required(),
  RECURSO: string().required(),
  APYNOM: string().defined(),
  DOMICILIO: string().defined(),
  BARRIO: string().defined(),
  PARTIDA: string().defined(),
  LEGAL: string().required(),
  /**
   * Number of tax periods of the property or business that the lawyer collects. `PERIODO_DESDE` is the first period and
   * `PERIODO_HASTA` the last, as year and instalment: '2024/03'.
   */
  PERIODOS: number().integer().required(),
  PERIODO_DESDE: string().nullable().defined(),
  PERIODO_HASTA: string().nullable().defined(),
  TOTAL: importeOFalta,
})

export const ORDENES_DE_GESTION = ['imponible', 'contribuyente', 'total'] as const

export const municipioGestion = {
  listaEtapas: entry({
    service: 'municipio',
    method: 'POST',
    path: '/cobrojud/listaEtapas',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    summary: 'Tipos de etapa; con grupo, los de ese grupo',
    body: object({
      grupo: number()
        .integer()
        .min(1)
        .max(1000)
        .typeError('El grupo lleva solo dígitos.')
        .transform((value: unknown, original: unknown) => (original === '' ? undefined : value))
        .optional(),
    }),
    reply: array(etapa.required()).required(),
  }),
  listaTitulos: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/cobrojud/listaTitulos',
    capacidad: 'titulos.consultar',
    limite: 'consulta',
    deOtros: 'títulos emitidos',
    summary: 'Títulos ejecutivos de un abogado, del más nuevo al más viejo',
    query: paginado,
    body: filtroDeImponible.shape({
      /**
       * Number of a taxpayer. Limits the response to titles over the properties and businesses of this taxpayer. The
       * municipality's own service does not know this filter, so the product applies the filter to its response.
       */
      nroContribuyente: filtroDeContribuyente,
    }),
    reply: array(tituloEnLista.required()).required(),
  }),
  recImpGstLeg: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/cobrojud/recImpGstLeg',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    deOtros: 'imponibles en gestión legal',
    summary: 'Imponibles con deuda en gestión legal de un abogado, o uno con la de todos',
    query: paginado.shape({
      orden: string().oneOf(ORDENES_DE_GESTION).default('imponible'),
      sentido: string().oneOf(['asc', 'desc']).default('asc'),
    }),
    body: filtroDeImponible,
    reply: array(imponibleEnGestion.required()).required(),
  }),
}
