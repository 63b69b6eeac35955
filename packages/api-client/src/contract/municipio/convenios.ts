import { VIGENCIAS_DE_CONVENIO } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { entry, pagedEntry } from '../../entry.ts'
import { fechaIso, importe, paginado } from '../common.ts'
import { filtroDeImponible } from './situaciones.ts'

export const planDeConvenio = object({
  r: string().required(),
  i: number().integer().required(),
  c: number().integer().required(),
  m: importe.required(),
  cnt: string().defined(),
  plan: string().defined(),
  /**
   * Field of the original API with an unknown meaning. The server stores and returns the field without using it (D37).
   */
  i50: string().defined(),
  estado_retiro: number().integer().required(),
})

export const cuotaDeConvenio = object({
  r: string().required(),
  i: number().integer().required(),
  a: number().integer().required(),
  c: number().integer().required(),
})

/**
 * Agreement in a list of agreements. For a guest, the server masks the phone, e-mail and DNI (identity number) of the
 * person who signs (D10).
 */
export const convenioEnLista = object({
  id: number().integer().required(),
  convenio: string().required(),
  /**
   * State of an agreement imported from the former system of the municipality. Null for an agreement made in the
   * product.
   */
  vigencia: string().oneOf(VIGENCIAS_DE_CONVENIO).nullable().defined().default(null),
  /**
   * True when the document of the agreement can be downloaded. An agreement of this product has a document once
   * confirmed. An agreement of the former system has one only if its PDF was imported.
   */
  con_pdf: boolean().defined().default(true),
  codexterno: string().required(),
  /** '0' for a deleted or inactive agreement, and '1' otherwise. */
  estado: string().oneOf(['0', '1']).required(),
  fechaconf: fechaIso.nullable().defined(),
  fechacarga: fechaIso.nullable().defined(),
  fc_confirma: fechaIso.nullable().defined(),
  /** Day of confirmation as DD/MM/YYYY, or 'Sin confirmar'. */
  format_confirma: string().required(),
  frm_dni: string().defined(),
  frm_nombre: string().defined(),
  frm_tel: string().defined(),
  frm_cel: string().defined(),
  frm_email: string().defined(),
  frm_loc: string().defined(),
  frm_dir: string().defined(),
  convenio_abogado: object({
    codexterno: string().required(),
    apellido: string().defined(),
    nombre: string().defined(),
  }).required(),
  /**
   * Capacity in which the person signs the agreement, such as owner. Null when the municipality does not give the
   * capacity.
   */
  convenio_convfirma: object({ id: number().integer().required(), nombre: string().defined() })
    .nullable()
    .defined()
    .default(null),
  convenio_convpp: array(planDeConvenio.required()).required(),
})

export const convenioCompleto = convenioEnLista.shape({
  firma_caracter_id: number().integer().required(),
  firma_caracter_otros: string().defined(),
  estado_id: number().integer().required(),
  estporc: string().required(),
  estgstfijo: importe.required(),
  otgastos: importe.required(),
  obsotgastos: string().defined(),
  frmpg_id: number().integer().required(),
  montopago: importe.required(),
  cuotaspago: number().integer().required(),
  obs: string().defined(),
  convenio_convppcuotas: array(cuotaDeConvenio.required()).required(),
})

const convenios = array(convenioEnLista.required()).required()

export const filtroDeConvenios = filtroDeImponible.shape({
  convenio: string().trim().max(40).default(''),
  firmante: string().trim().max(120).default(''),
  dni: string()
    .trim()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[.\s]/g, '') : value,
    )
    .matches(/^\d{1,8}$/, { excludeEmptyString: true, message: 'El DNI lleva solo dígitos.' })
    .default(''),
  /** First and last day of the agreements to list. Both days are included. */
  desde: fechaIso.default(''),
  hasta: fechaIso.default(''),
  /** '1' lists the confirmed agreements, '0' the unconfirmed agreements, and '' all of them. */
  confirmado: string().oneOf(['', '0', '1']).default(''),
})

export const ORDENES_DE_CONVENIOS = ['fecha', 'convenio', 'abogado', 'firmante'] as const

export const municipioConvenios = {
  convFiltro: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/convFiltro',
    capacidad: 'deuda.ver',
    limite: 'busqueda',
    deOtros: 'convenios',
    summary: 'Convenios; los eliminados no se listan',
    query: paginado.shape({
      orden: string().oneOf(ORDENES_DE_CONVENIOS).default('fecha'),
      sentido: string().oneOf(['asc', 'desc']).default('desc'),
    }),
    body: filtroDeConvenios,
    vela: 'convenio',
    reply: convenios,
  }),
  dataConvenio: entry({
    service: 'municipio',
    method: 'POST',
    path: '/dataConvenio',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    summary: 'Un convenio con sus planes y sus períodos',
    body: object({
      id: number()
        .integer()
        .min(1)
        .max(2_147_483_647)
        .typeError('El convenio lleva solo dígitos.')
        .required('Debe indicar el convenio'),
    }),
    vela: 'convenioEntero',
    reply: convenioCompleto,
  }),
  listaConv: pagedEntry({
    service: 'municipio',
    method: 'POST',
    path: '/listaConv',
    capacidad: 'deuda.ver',
    limite: 'consulta',
    deOtros: 'convenios',
    summary: 'Convenios de un imponible, los eliminados también',
    query: paginado,
    body: filtroDeImponible,
    vela: 'convenio',
    reply: convenios,
  }),
}
