import { getFaltantes } from './get-faltantes.ts'

export const faltantesHandlers = { getFaltantes }
