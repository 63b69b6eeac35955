import { getPrescripcion } from './get-prescripcion.ts'

export const prescripcionHandlers = { getPrescripcion }
