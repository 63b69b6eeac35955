import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'
import { writePasaje } from './write-pasaje.ts'

/**
 * Returns the sentence about a change of the parameter that sets for how many days loaded debt amounts can be used. The
 * sentence gives the last day of use before and after the change (D171).
 */
export const describeImportesDeDeuda = (
  liquidadoAl: Fecha,
  antes: number,
  despues: number,
): string[] => [
  interpolar(t.importesDeDeuda, {
    dia: formatFecha(liquidadoAl),
    antes: formatFecha(addDays(liquidadoAl, antes)),
    despues: formatFecha(addDays(liquidadoAl, despues)),
  }),
]

export const describeHorasDeCartera = (antes: string, despues: string): readonly string[] =>
  writePasaje(t.cartera, antes, despues)

export const describeMaximoDeTitulos = (antes: string, despues: string): readonly string[] =>
  writePasaje(t.titulos, antes, despues)

export const describeFilasPorBorrar = (
  clase: string,
  antes: number,
  despues: number,
): readonly string[] =>
  writePasaje(interpolar(t.conservacion, { clase }), String(antes), String(despues))
