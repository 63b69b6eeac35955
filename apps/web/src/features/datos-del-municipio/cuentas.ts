import { countFilasDePaquete } from '@apremia/core'
import type { CargaDePaquete } from './paquetes-api.ts'

export const CAMBIOS = ['nuevos', 'cambiados', 'bajas'] as const

export const isCambio = ({ archivos }: CargaDePaquete): boolean =>
  CAMBIOS.some((de) => countFilasDePaquete(archivos, de) > 0)
