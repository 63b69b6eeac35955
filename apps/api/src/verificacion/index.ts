import { verifyArchivo } from './verify-archivo.ts'
import { verifyPapel } from './verify-papel.ts'

export const verificacionHandlers = { verifyPapel, verifyArchivo }
