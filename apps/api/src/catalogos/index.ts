import { listRecursos } from './list-recursos.ts'
import { saveRecurso } from './save-recurso.ts'

export const catalogosHandlers = { listRecursos, saveRecurso }
