import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CartaRepetida } from './find-repetidas.ts'

/**
 * Describes a demand letter that was already made today, as a warning: 'Hoy ya salió la carta Nº 5 para PAZ, ANA, por
 * 1234 AB.'
 */
export const describeRepetida = ({ imponibles, ...carta }: CartaRepetida): string =>
  imponibles.length === 0
    ? interpolar(cartas.repetida.deudor, carta)
    : interpolar(cartas.repetida.imponibles, { ...carta, imponibles: imponibles.join(', ') })
