import { ZONA_HORARIA } from '@apremia/core'
import { ADJUNTOS } from './adjuntos-de-paquete.ts'
import type { CampoDeDestino } from './destino.ts'

/**
 * Name of a PostgreSQL setting with the DNI (national identity number) of the person who runs the import. The setting
 * lasts until the end of the import's transaction.
 */
export const DNI_DE_CARGA = 'apremia.dni_de_carga'

export const dato = (columna: string, de: string, valor: string): CampoDeDestino => ({
  columna,
  de: [de],
  valor,
})

export const propio = (columna: string, siFalta: string): CampoDeDestino => ({
  ...{ columna, de: [], valor: '', siFalta },
})

export const DNI = `current_setting('${DNI_DE_CARGA}')`

/**
 * SQL for the first instant of a day in local time. The former system gives only the day of a legal action or document,
 * without the hour.
 */
export const instanteDe = (columna: string): string =>
  `(f.${columna}::timestamp at time zone '${ZONA_HORARIA}')`

/**
 * SQL for the value of a column in the row `f` of an imported file. The value is null when the file does not have the
 * column.
 */
export const quizas = (columna: string): string => `to_jsonb(f) ->> '${columna}'`

export const TITULAR = `(select c.apynom from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
  where v.tipo = f.tipo and v.imponible = f.imponible order by v.orden limit 1)`

export const adjunto = (columna: string, dato: string): CampoDeDestino => ({
  ...{ columna, de: ['PDF'] },
  valor: `(select x.${dato} from ${ADJUNTOS} x where x.ruta = f.pdf)`,
})
