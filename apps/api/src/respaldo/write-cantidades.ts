import { interpolar, textos } from '@apremia/core'

const entero = new Intl.NumberFormat('es-AR')
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })
const MEGA = 1_000_000
const SEGUNDO_MS = 1_000

export const writeEntero = (n: number): string => entero.format(n)

export const writeTamano = (bytes: number): string =>
  interpolar(textos.respaldo.megas, { n: decimal.format(bytes / MEGA) })

export const writeSegundos = (milisegundos: number): string =>
  decimal.format(milisegundos / SEGUNDO_MS)
