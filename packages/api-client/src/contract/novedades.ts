import { parseEmail, textos } from '@apremia/core'
import { array, boolean, number, object, string } from 'yup'
import { conClaves } from '../claves.ts'
import { entry, pagedEntry } from '../entry.ts'
import { mismaClase } from './clase-de-imponible.ts'
import { exportado, idNumerico, paginado } from './common.ts'
import { nombreEscrito, textoEscrito } from './escrito.ts'
import { DE_NOVEDAD, DE_QUIEN_PIDE } from './nombres-de-la-especificacion.ts'

const { requeridos } = textos.novedades

const texto = nombreEscrito.max(200).default('')

/**
 * Builds the schema of a document number typed with or without dots and hyphens. The parsed value has only the digits.
 */
const digitos = (largo: RegExp, mensaje: string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value,
    )
    .matches(largo, { message: mensaje, excludeEmptyString: true })
    .default('')

/** Whole number of an optional form field. The empty text '' is parsed as null. */
const numeroOpcional = number()
  .transform((value: unknown, typed: unknown) => (typed === '' ? null : value))
  .integer()
  .min(1)
  .max(2_147_483_647)
  .nullable()
  .default(null)

const unInmueble = object({
  inmueble: number()
    .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
    .typeError('El inmueble lleva solo dígitos.')
    .integer('El inmueble lleva solo dígitos.')
    .min(1, 'El inmueble lleva solo dígitos.')
    .max(2_147_483_647, 'No hay inmuebles con ese número.')
    .required(requeridos.inmueble),
  recurso: nombreEscrito.max(10).default(''),
  observaciones: textoEscrito.max(2000).default(''),
  caracter: texto,
}).test(mismaClase({ imponible: 'inmueble', fija: 'inmueble' }))

/**
 * Real property in the list of a taxpayer. The client may also send only the property number (S1 §3). The field
 * `documentos` is ignored, because the attached files are separate parts of the form.
 */
const inmueble = conClaves(unInmueble, { sinLeer: ['id', 'documentos'] }).transform(
  (value: unknown, typed: unknown) =>
    typeof typed === 'number' || typeof typed === 'string' ? { inmueble: typed } : value,
)

/** Real property to add to a taxpayer who is already stored. The request must name the tax (S2 §5). */
const inmuebleNuevo = inmueble.shape({
  recurso: nombreEscrito.max(10).required(requeridos.recurso),
})

const inmuebleGuardado = object({
  id: number().integer().required(),
  inmueble: number().integer().required(),
  recurso: string().defined(),
  observaciones: string().defined(),
  caracter: string().defined(),
  version: number().integer().required(),
  documentos: array(
    object({
      id: number().integer().required(),
      nombre: string().required(),
      tamano: number().integer().required(),
      sha256: string().required(),
      /** Same value as `nombre`. The specification gives the field this name (S2 §3). */
      documento: string().required(),
      name: string().required(),
    }).required(),
  ).required(),
})

const enLista = {
  id: number().integer().required(),
  apynom: string().required(),
  dni: string().defined(),
  cuit: string().defined(),
  cuim: string().defined(),
  calle: string().defined(),
  nro: string().defined(),
  telefono: string().defined(),
  email: string().defined(),
  titulo: string().defined(),
  /**
   * Type of action that a person chose for the taxpayer: `estado` is its id, and `gp_estado` is the id of its group.
   * Null when nobody chose one.
   */
  gp_estado: number().integer().nullable().defined(),
  estado: number().integer().nullable().defined(),
  version: number().integer().required(),
}

export const novedad = object({
  ...enLista,
  inmuebles: array(inmuebleGuardado.required()).required(),
  /** Same list as `inmuebles`. The specification gives the field this name (S2 §3). */
  contribuyente_inmuebles: array(inmuebleGuardado.required()).required(),
})

const datos = {
  apynom: nombreEscrito.max(200).required(requeridos.nombre),
  dni: digitos(/^[1-9]\d{5,7}$/, 'El DNI debe tener entre 6 y 8 dígitos.'),
  cuit: digitos(/^\d{11}$/, 'El CUIT debe tener 11 dígitos.'),
  cuim: texto,
  calle: texto,
  nro: texto,
  telefono: texto,
  email: texto.test(
    'email',
    textos.abogados.invalidos.email,
    (value) => !value || parseEmail(value) !== undefined,
  ),
  titulo: texto,
  gp_estado: numeroOpcional,
  estado: numeroOpcional.test(
    'estado',
    requeridos.estado,
    (value, { parent }) => value !== null || parent.gp_estado === null,
  ),
}

const conDni = { ...datos, dni: datos.dni.required(requeridos.dni) }

/**
 * Keys that a request about a taxpayer may have although its schema has no such fields. The server ignores `id`,
 * because the document numbers identify the taxpayer (D120). `contribuyente_inmuebles` is a synonym of `inmuebles`.
 */
const DE_CONTRIBUYENTE = {
  sinLeer: ['id'],
  sinonimos: { contribuyente_inmuebles: 'inmuebles' },
} as const

const porInmueble = {
  nombre: /^\d{1,10}_[A-Za-z0-9]{0,10}$/,
  forma: '{inmueble}_{recurso}',
  json: ['inmuebles', 'contribuyente_inmuebles'],
}

const documentos = { nombre: /^documentos$/, forma: 'documentos', json: ['inmueble'] }

export const ORDENES_DE_NOVEDADES = ['apynom', 'dni', 'domicilio'] as const

const orden = object({
  orden: string().oneOf(ORDENES_DE_NOVEDADES).default('apynom'),
  sentido: string().oneOf(['asc', 'desc']).default('asc'),
})

const tecleado = string().trim().max(200).default('')

const campos = object({
  nombre: tecleado,
  dni: tecleado,
  cuim: tecleado,
  inmueble: tecleado,
  gp_estado: tecleado,
})

/**
 * Filters of the search of taxpayers. The server ignores the filter `abogado`, because the people who may search see
 * the taxpayers of every lawyer (S2 §6).
 */
const filtro = conClaves(campos, { sinLeer: [...DE_QUIEN_PIDE, 'abogado'], sinonimos: DE_NOVEDAD })

const deNovedad = object({ id: idNumerico.required() })
const deInmueble = object({ inmueble: idNumerico.required() })
const deDocumento = object({ documento: idNumerico.required() })

/** Calls of the screen «Novedades», which lists taxpayers whose data people enter by hand (S2 §2.9). */
export const novedades = {
  searchNovedades: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/contribuyentes',
    capacidad: 'novedades.ver',
    limite: 'consulta',
    deOtros: 'contribuyentes de Novedades',
    summary: 'Contribuyentes de Novedades; lo que falta no filtra',
    query: paginado.concat(orden),
    body: filtro,
    reply: array(object(enLista).required()).required(),
  }),
  exportNovedades: entry({
    method: 'GET',
    path: '/contribuyentes/excel',
    capacidad: 'novedades.ver',
    limite: 'exportacion',
    summary: 'Los contribuyentes filtrados: mis-contribuyentes.xlsx o .csv',
    query: exportado.concat(orden).concat(filtro),
    reply: 'file',
  }),
  getNovedad: entry({
    method: 'GET',
    path: '/contribuyentes/:id',
    capacidad: 'novedades.ver',
    limite: 'consulta',
    summary: 'Un contribuyente de Novedades, con sus inmuebles y documentos',
    params: deNovedad,
    reply: novedad,
  }),
  createNovedad: entry({
    method: 'POST',
    path: '/contribuyentes/create',
    capacidad: 'novedades.guardar',
    idempotente: true,
    summary:
      'Agrega un contribuyente, que no esté ya, con sus inmuebles y los documentos de cada uno',
    adjuntos: porInmueble,
    body: conClaves(
      object({ ...conDni, inmuebles: array(inmuebleNuevo.required()).max(500).default([]) }),
      DE_CONTRIBUYENTE,
    ),
    reply: object({ novedad }),
  }),
  saveContribuyente: entry({
    method: 'POST',
    path: '/contribuyentes/save',
    capacidad: 'novedades.guardar',
    summary:
      'Guarda un contribuyente en Novedades: por su DNI, o su CUIM si no tiene, se actualiza el que ya estaba (D120). Con documentos de sus inmuebles, como formulario: {inmueble}_{recurso} es el campo de cada archivo',
    adjuntos: porInmueble,
    body: conClaves(
      object({ ...datos, inmuebles: array(inmueble.required()).max(500).default([]) }),
      DE_CONTRIBUYENTE,
    ),
    reply: object({
      novedad,
      /**
       * True when the request added the taxpayer to Novedades, the list of taxpayers typed by hand. False when the
       * taxpayer was already there and the request updated the data.
       */
      creado: boolean().required(),
    }),
  }),
  editNovedad: entry({
    method: 'PUT',
    path: '/contribuyentes/:id',
    capacidad: 'novedades.editar',
    summary: 'Cambia los datos de un contribuyente; sus inmuebles se cambian aparte',
    params: deNovedad,
    body: conClaves(
      object({ ...datos, version: number().integer().required('Falta la versión.') }),
      { sinLeer: ['id', 'inmuebles', 'contribuyente_inmuebles'] },
    ),
    reply: object({ novedad }),
  }),
  deleteNovedad: entry({
    method: 'DELETE',
    path: '/contribuyentes/:id',
    capacidad: 'novedades.editar',
    summary:
      'Borra un contribuyente de Novedades, con sus inmuebles y documentos; se puede deshacer',
    params: deNovedad,
    reply: 'empty',
  }),
  restoreNovedad: entry({
    method: 'POST',
    path: '/contribuyentes/:id/deshacer-borrado',
    capacidad: 'novedades.editar',
    summary: 'Deshace el borrado de quien lo borró, mientras nadie lo haya agregado otra vez',
    params: deNovedad,
    reply: 'empty',
  }),
  createInmuebleDeNovedad: entry({
    method: 'POST',
    path: '/contribuyentes/:id/inmuebles',
    capacidad: 'novedades.editar',
    summary: 'Agrega un inmueble a un contribuyente, con sus documentos',
    params: deNovedad,
    adjuntos: documentos,
    body: object({ inmueble: inmuebleNuevo.required() }),
    reply: object({ inmueble: inmuebleGuardado }),
  }),
  getInmuebleDeNovedad: entry({
    method: 'GET',
    path: '/contribuyentes/inmueble/:inmueble',
    capacidad: 'novedades.ver',
    limite: 'consulta',
    summary: 'Un inmueble de un contribuyente, con sus documentos',
    params: deInmueble,
    reply: inmuebleGuardado,
  }),
  editInmuebleDeNovedad: entry({
    method: 'PUT',
    path: '/contribuyentes/inmueble',
    capacidad: 'novedades.editar',
    summary:
      'Cambia un inmueble de un contribuyente; los documentos que lleve se agregan a los que tenía',
    adjuntos: documentos,
    body: object({
      inmueble: inmueble
        .shape({
          id: idNumerico.required(),
          /** Code of the tax or fee of the real property. Without a value, the stored code does not change. */
          recurso: nombreEscrito.max(10),
          version: number().integer(),
        })
        .required(),
    }),
    reply: object({ inmueble: inmuebleGuardado }),
  }),
  deleteInmuebleDeNovedad: entry({
    method: 'DELETE',
    path: '/contribuyentes/inmueble/:inmueble',
    capacidad: 'novedades.editar',
    summary: 'Quita un inmueble de un contribuyente, con sus documentos',
    params: deInmueble,
    reply: 'empty',
  }),
  getDocumentoDeNovedad: entry({
    method: 'GET',
    path: '/contribuyentes/documento/:documento',
    capacidad: 'novedades.documento',
    limite: 'documento',
    summary: 'Un documento de un inmueble: para la administración, A00 y quien lo subió (D118)',
    params: deDocumento,
    reply: 'file',
  }),
  deleteDocumentoDeNovedad: entry({
    method: 'DELETE',
    path: '/contribuyentes/documento/:documento',
    capacidad: 'novedades.documento',
    summary: 'Quita un documento de un inmueble: la administración, A00 y quien lo subió (D118)',
    params: deDocumento,
    reply: 'empty',
  }),
}
