import { fechaEnZona } from '@apremia/core'
import { buildPaqueteEjemplo } from '@apremia/workbooks'

/** The files that `apremia municipio ejemplo` writes, with what a lawyer had before when one is told. */
export const textosDeEjemplo = (abogado = ''): ReadonlyMap<string, string> => {
  const ahora = new Date()
  return buildPaqueteEjemplo(fechaEnZona(ahora), ahora.toISOString(), abogado)
}

/** Debt alone, with amounts of today: each row is what follows the headings. */
export const textosDeDeuda = (filas: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    ['manifiesto.csv', `ARCHIVO;MODO;LIQUIDADO_AL\ndeuda;parcial;${fechaEnZona(new Date())}\n`],
    [
      'deuda.csv',
      `${['TIPO;IMPONIBLE;RECURSO;ANIO;CUOTA;VENCIMIENTO;CAPITAL;INTERES;ESTADO;SITUACION;LEGAL', ...filas].join('\n')}\n`,
    ],
  ])
