import { listRecursos } from './list-recursos.ts'
import { listSituaciones } from './list-situaciones.ts'
import { saveRecurso } from './save-recurso.ts'
import { saveSituacion } from './save-situacion.ts'

export const catalogosHandlers = { listRecursos, saveRecurso, listSituaciones, saveSituacion }
