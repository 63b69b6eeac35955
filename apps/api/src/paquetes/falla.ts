import { textos } from '@apremia/core'
import { DIA } from './destino.ts'
import type { ArchivoPuesto } from './puesta.ts'

/** A row that the register contradicts. */
export interface FallaDeRegistro {
  /** Column of the file that the reason is about. */
  readonly columna: string
  /** SQL over the row `f` that gives the value shown in the error. */
  readonly valor: string
  /** SQL over the row `f`: true when it is refused. */
  readonly condicion: string
  readonly mensaje: string
}

/** Contradictions of a file with the register and with the other files of its package. */
export type FallasDeArchivo = (
  puestos: ReadonlyMap<string, ArchivoPuesto>,
  puesto: ArchivoPuesto,
) => readonly FallaDeRegistro[]

/** A column of the row `f` that its file may not have, as text. */
export const quizasDe = (columna: string): string => `to_jsonb(f) ->> '${columna.toLowerCase()}'`

/** The day of a former paper or action is not later than today. */
export const fallaDeDia = (columna: string): FallaDeRegistro => ({
  ...{ columna, valor: quizasDe(columna), mensaje: textos.paquete.motivos.diaFuturo },
  condicion: `(${quizasDe(columna)})::date > ${DIA}`,
})

/** A name that is not in a short list of the product. */
export const fallaDeLista = (columna: string, lista: string, mensaje: string): FallaDeRegistro => ({
  ...{ columna, valor: quizasDe(columna), mensaje },
  condicion: `${quizasDe(columna)} is not null
    and not exists (select from ${lista} x where lower(x.nombre) = lower(${quizasDe(columna)}))`,
})
