import { textos } from '@apremia/core'
import { DIA } from './destino.ts'
import type { ArchivoPuesto } from './puesta.ts'

export interface FallaDeRegistro {
  readonly columna: string
  readonly valor: string
  readonly condicion: string
  readonly mensaje: string
  /** SQL for an error message that differs from row to row. Absent when every row gets `mensaje`. */
  readonly mensajeDeFila?: string
}

export type FallasDeArchivo = (
  puestos: ReadonlyMap<string, ArchivoPuesto>,
  puesto: ArchivoPuesto,
) => readonly FallaDeRegistro[]

export const quizasDe = (columna: string): string => `to_jsonb(f) ->> '${columna.toLowerCase()}'`

export const fallaDeDia = (columna: string): FallaDeRegistro => ({
  ...{ columna, valor: quizasDe(columna), mensaje: textos.paquete.motivos.diaFuturo },
  condicion: `(${quizasDe(columna)})::date > ${DIA}`,
})

export const fallaDeLista = (columna: string, lista: string, mensaje: string): FallaDeRegistro => ({
  ...{ columna, valor: quizasDe(columna), mensaje },
  condicion: `${quizasDe(columna)} is not null
    and not exists (select from ${lista} x where lower(x.nombre) = lower(${quizasDe(columna)}))`,
})
