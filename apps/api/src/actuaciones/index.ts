import { actuacionesxImp } from './actuacionesx-imp.ts'
import { buscarRadicacion } from './buscar-radicacion.ts'
import { checkRadicacion } from './check-radicacion.ts'
import { getActuacion } from './get-actuacion.ts'
import { getActuacionDocumento } from './get-actuacion-documento.ts'
import { getActuacionesByAbogado } from './get-actuaciones-by-abogado.ts'
import { getActuacionesEjemplo } from './get-actuaciones-ejemplo.ts'
import { getActuacionesRechazadas } from './get-actuaciones-rechazadas.ts'
import { getActuacionesTrimestral } from './get-actuaciones-trimestral.ts'
import { getDatosCargados } from './get-datos-cargados.ts'
import { getLastActuaciones } from './get-last-actuaciones.ts'
import { getLineaDeTiempo } from './get-linea-de-tiempo.ts'
import { listActuacionModos } from './list-actuacion-modos.ts'
import { loadActuaciones, simulateLoadActuaciones } from './load-actuaciones.ts'
import { proposeRadicacion } from './propose-radicacion.ts'
import { saveActuaciones } from './save-actuaciones.ts'
import { searchActuaciones } from './search-actuaciones.ts'
import { undoActuaciones } from './undo-actuaciones.ts'

export const actuacionesHandlers = {
  saveActuaciones,
  undoActuaciones,
  getActuacionesEjemplo,
  loadActuaciones,
  simulateLoadActuaciones,
  getActuacionesRechazadas,
  getActuacion,
  listActuacionModos,
  actuacionesxImp,
  getActuacionesByAbogado,
  getActuacionesTrimestral,
  searchActuaciones,
  getLastActuaciones,
  checkRadicacion,
  buscarRadicacion,
  proposeRadicacion,
  getDatosCargados,
  getActuacionDocumento,
  getLineaDeTiempo,
}
