import type { Handler } from '../platform/http/mount.ts'
import { getDatosCargados } from './datos-cargados.ts'
import { getActuacionDocumento } from './download-documento.ts'
import { getLineaDeTiempo } from './linea-de-tiempo.ts'
import {
  actuacionesxImp,
  getActuacionesByAbogado,
  getActuacionesTrimestral,
  getLastActuaciones,
  searchActuaciones,
} from './list-actuaciones.ts'
import {
  getActuacionesEjemplo,
  getActuacionesRechazadas,
  loadActuaciones,
  simulateLoadActuaciones,
} from './load-actuaciones.ts'
import { listActuacionModos } from './modos.ts'
import { buscarRadicacion, checkRadicacion } from './radicaciones.ts'
import { saveActuaciones } from './save-actuaciones.ts'
import { answerActuacion, findActuacionVisible } from './visible.ts'

const getActuacion: Handler<'getActuacion'> = async (services, { sesion, params }) =>
  answerActuacion(sesion, await findActuacionVisible(services, sesion, params.id))

export const actuacionesHandlers = {
  saveActuaciones,
  getActuacionesEjemplo,
  getActuacionesRechazadas,
  loadActuaciones,
  simulateLoadActuaciones,
  getActuacion,
  listActuacionModos,
  actuacionesxImp,
  getActuacionesByAbogado,
  getActuacionesTrimestral,
  searchActuaciones,
  getLastActuaciones,
  checkRadicacion,
  buscarRadicacion,
  getDatosCargados,
  getActuacionDocumento,
  getLineaDeTiempo,
}
