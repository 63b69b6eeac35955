import { downloadLegajo } from './download-legajo.ts'
import { listDocumentosDeLegajo } from './list-documentos-de-legajo.ts'

export const legajosHandlers = { downloadLegajo, listDocumentosDeLegajo }
