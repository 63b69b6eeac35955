import { exportPrescripciones } from './export-prescripciones.ts'
import { getPrescripcion } from './get-prescripcion.ts'

export const prescripcionHandlers = { exportPrescripciones, getPrescripcion }
