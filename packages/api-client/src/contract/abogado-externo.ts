import { CATEGORIAS, FILTROS_EXTERNOS, MESAS } from '@apremia/core'
import { array, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { claseDeImponible, mismaClase } from './clase-de-imponible.ts'
import { digitos, exportado, fechaIso, importe, paginado } from './common.ts'
import { codigoDeRecurso, numeroDeImponible } from './municipio/deuda.ts'
import { plazoALaVista } from './plazo-a-la-vista.ts'

const tecleado = string().trim().max(120).default('')

/**
 * Search form of the desk (work list) of the external lawyers (S2 §2.6). With every field empty, the search returns the
 * cases of the person who asks.
 */
const filtro = object({
  nombre: tecleado,
  /** Number of a real property. The search returns the cases of all the taxes of that real property (S2 §5). */
  imponible: digitos(10, 'El número de imponible'),
  dni: digitos(8, 'El DNI'),
  calle: tecleado,
  altura: digitos(6, 'La altura'),
  /** Filter of the cases to list: 'activos', 'sinEvaluar', 'planDePagos' or 'todos'. Empty lists all the cases. */
  filtro: string()
    .oneOf(['', ...FILTROS_EXTERNOS])
    .default(''),
})

const texto = string().defined()

export const casoExterno = object({
  tipo: string().oneOf(['I', 'C']).required(),
  imponible: number().integer().required(),
  recurso: string().required(),
  contribuyente: texto,
  mesa: string().oneOf(MESAS).required(),
  situacion: string().required(),
  ubicacion: texto,
  /** Postal address of the taxpayer. */
  domicilio: texto,
  nomenclatura: texto,
  partida: texto,
  abogado: texto,
  /**
   * State of the case by the days left until `limite`: 'a-tiempo' (10 or more), 'tiempo-cerca' (fewer than 10) or
   * 'vencido' (past) (D62). Null for a case without debt statuses and without actions.
   */
  estado: string()
    .oneOf(['a-tiempo', 'tiempo-cerca', 'vencido', 'sin-evaluar', 'saldada'])
    .nullable()
    .defined(),
  /**
   * Label of `estado` on the screen. The states 'a-tiempo' and 'tiempo-cerca' have the same label, 'Activo'. Only
   * 'tiempo-cerca' has a text in `aviso` (D63).
   */
  etiqueta: texto,
  aviso: texto,
  /** Limit day of the case, which is 90 days after its last movement. Null when the debt of the case is paid. */
  limite: fechaIso.nullable().defined(),
  /**
   * Deadline of the case by the rules of its work list. It may differ from `limite`, which is always 90 days after the
   * last movement (D58, D182).
   */
  plazo: plazoALaVista.required(),
})

const fichaDeCaso = casoExterno.shape({
  categoria: string().oneOf(CATEGORIAS).required(),
  /** Municipal number of the taxpayer. Null when no taxpayer is known. */
  numeroDeContribuyente: number().integer().nullable().defined(),
  /**
   * Number of the partido (district of the province). It is the first part of the partida, the number of the real
   * property in the province.
   */
  partido: texto,
  circunscripcion: texto,
  seccion: texto,
  manzana: texto,
  parcela: texto,
  /**
   * Debt of the case that is assigned to lawyers. Null when only the municipality's own service keeps the debt (D110).
   */
  monto: importe.nullable().defined(),
  /** Name of the kind of the last action. 'Sin actuaciones' for a case without actions. */
  historial: texto,
  ultimaActuacion: fechaIso.nullable().defined(),
})

const clave = object({
  imponible: numeroDeImponible.required('Indique el imponible.'),
  recurso: codigoDeRecurso.required('Indique el recurso.'),
  clase: claseDeImponible,
}).test(mismaClase())

/**
 * Calls of the work list of the external lawyers (S2 §2.6, §5). A request for a case of another lawyer receives the
 * refusal text of S2 §5 (D20).
 */
export const abogadoExterno = {
  searchCasos: pagedEntry({
    method: 'POST',
    soloLee: true,
    path: '/casos/buscar',
    capacidad: 'abogado-externo.ver',
    limite: 'busqueda',
    deOtros: 'casos',
    summary:
      'Casos por nombre, número de inmueble, DNI o domicilio; sin ningún dato, los propios. Un inmueble de otro contesta de quién es',
    query: paginado,
    body: filtro,
    reply: array(casoExterno.required()).required(),
  }),
  exportCasos: entry({
    method: 'POST',
    soloLee: true,
    path: '/casos/buscar/excel',
    capacidad: 'abogado-externo.ver',
    limite: 'exportacion',
    summary: 'Todos los casos de la búsqueda, en el mismo orden',
    query: exportado,
    body: filtro,
    reply: 'file',
  }),
  getCaso: entry({
    method: 'GET',
    path: '/casos/ficha',
    capacidad: 'abogado-externo.ver',
    limite: 'consulta',
    summary: 'Detalle de un caso; el de otro contesta de quién es (S2 §5)',
    abreCaso: true,
    query: clave,
    reply: fichaDeCaso,
  }),
  exportCaso: entry({
    method: 'GET',
    path: '/casos/ficha/excel',
    capacidad: 'abogado-externo.ver',
    limite: 'exportacion',
    summary: 'El mismo detalle con sus actuaciones: expediente_{imponible}_{fecha}.xlsx',
    query: clave.concat(exportado),
    reply: 'file',
  }),
}
