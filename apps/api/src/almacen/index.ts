import { verifyDocumentos } from './verify-documentos.ts'

export const almacenHandlers = { verifyDocumentos }
