import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'
import type { NormasCitadas } from './normas-iniciales.ts'
import { valorDeParametro } from './parametro-vigente.ts'

export const normasVigentes = (filas: readonly FilaDeParametro[], fecha: Fecha): NormasCitadas => ({
  apremio: valorDeParametro(filas, 'normas.apremio', fecha),
  tituloEjecutivo: valorDeParametro(filas, 'normas.tituloEjecutivo', fecha),
  facultades: valorDeParametro(filas, 'normas.facultades', fecha),
  intimacion: valorDeParametro(filas, 'normas.intimacion', fecha),
  aportes: valorDeParametro(filas, 'normas.aportes', fecha),
})
