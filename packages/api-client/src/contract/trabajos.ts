import { array, mixed, number, object, string } from 'yup'
import { entry, pagedEntry } from '../entry.ts'
import { archivo, errorDeFila, instante, paginado } from './common.ts'

export const TIPOS_DE_TRABAJO = [
  'procesar-planilla',
  'generar-titulos',
  'imprimir-cartas',
  'recalcular-casos',
  'verificar-casos',
  'verificar-documentos',
  'revisar-padron',
  'aplicar-padron',
  'deshacer-padron',
  'cargar-paquete',
  'deshacer-paquete',
  'sincronizar',
  'exportar-instalacion',
  'reunir-datos',
  'depurar-datos',
  'evaluar',
] as const
export type TipoDeTrabajo = (typeof TIPOS_DE_TRABAJO)[number]

export const ESTADOS_DE_TRABAJO = [
  'pendiente',
  'en-curso',
  'terminado',
  'fallido',
  'cancelado',
] as const
export type EstadoDeTrabajo = (typeof ESTADOS_DE_TRABAJO)[number]

const idTrabajo = string().uuid().required()

export const trabajo = object({
  id: idTrabajo,
  tipo: string().oneOf(TIPOS_DE_TRABAJO).required(),
  estado: string().oneOf(ESTADOS_DE_TRABAJO).required(),
  /** Name that the task list shows for the job, for example the name of the file that the job makes. */
  titulo: string().defined(),
  hecho: number().integer().required(),
  /** Number of steps of the job, of which `hecho` are done. 0 while the number of steps is unknown. */
  total: number().integer().required(),
  paso: string().defined(),
  creado: instante.required(),
  iniciado: instante.nullable().defined(),
  terminado: instante.nullable().defined(),
  lote: string().nullable().defined(),
  /** File that the job made. The call with path `/trabajos/:id/resultado` downloads the file. */
  archivo: archivo.nullable().defined().default(null),
  avisos: array(string().required()).required(),
  error: object({ code: string().required(), message: string().required() })
    .nullable()
    .defined()
    .default(null),
  /** Errors of the job, at most the first 1,000. `erroresTotal` is the number of all the errors. */
  errores: array(errorDeFila.required()).required(),
  erroresTotal: number().integer().required(),
  /** Counts of the results of the job, which the task list shows: `{ ok: 98, conProblemas: 2 }`. */
  resumen: mixed<Record<string, number | string>>().nullable().defined(),
})

const params = object({ id: idTrabajo })

export const trabajos = {
  listTrabajos: pagedEntry({
    method: 'GET',
    path: '/trabajos',
    capacidad: 'trabajos.propios',
    limite: 'consulta',
    summary: 'Trabajos del usuario, del más nuevo al más viejo',
    query: paginado,
    reply: array(trabajo.required()).required(),
  }),
  getTrabajo: entry({
    method: 'GET',
    path: '/trabajos/:id',
    capacidad: 'trabajos.propios',
    limite: 'consulta',
    summary: 'Un trabajo: estado, avance y resultado',
    params,
    reply: trabajo,
  }),
  watchTrabajo: entry({
    method: 'GET',
    path: '/trabajos/:id/eventos',
    capacidad: 'trabajos.propios',
    limite: 'consulta',
    summary:
      'Avance de un trabajo (server-sent events: cada evento `trabajo` lleva el trabajo entero)',
    params,
    reply: 'events',
  }),
  cancelTrabajo: entry({
    method: 'POST',
    path: '/trabajos/:id/cancelar',
    capacidad: 'trabajos.propios',
    summary: 'Cancela un trabajo que no terminó',
    params,
    reply: trabajo,
  }),
  downloadTrabajo: entry({
    method: 'GET',
    path: '/trabajos/:id/resultado',
    capacidad: 'trabajos.propios',
    limite: 'documento',
    summary: 'El documento que hizo el trabajo',
    enMasa: true,
    params,
    larga: true,
    reply: 'file',
  }),
}
