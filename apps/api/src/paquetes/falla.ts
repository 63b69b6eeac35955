import { textos } from '@apremia/core'
import { DIA } from './destino.ts'
import type { ArchivoPuesto } from './puesta.ts'

export interface FallaDeRegistro {
  readonly columna: string
  /** SQL over the row `f` of the file that gives the value shown in the error. */
  readonly valor: string
  /** SQL condition over the row `f` of the file. A row that meets the condition is refused. */
  readonly condicion: string
  readonly mensaje: string
}

/** Returns the failures to look for in a file, given the other files of its package. */
export type FallasDeArchivo = (
  puestos: ReadonlyMap<string, ArchivoPuesto>,
  puesto: ArchivoPuesto,
) => readonly FallaDeRegistro[]

/** Returns SQL for a column of the row `f` of the file, as text. The value is null when the file lacks the column. */
export const quizasDe = (columna: string): string => `to_jsonb(f) ->> '${columna.toLowerCase()}'`

/** Returns the failure of a title, letter, agreement or action of the former system whose day is in the future. */
export const fallaDeDia = (columna: string): FallaDeRegistro => ({
  ...{ columna, valor: quizasDe(columna), mensaje: textos.paquete.motivos.diaFuturo },
  condicion: `(${quizasDe(columna)})::date > ${DIA}`,
})

/** Returns the failure of a name that is not in a short list of names of the product, such as `caracteres`. */
export const fallaDeLista = (columna: string, lista: string, mensaje: string): FallaDeRegistro => ({
  ...{ columna, valor: quizasDe(columna), mensaje },
  condicion: `${quizasDe(columna)} is not null
    and not exists (select from ${lista} x where lower(x.nombre) = lower(${quizasDe(columna)}))`,
})
