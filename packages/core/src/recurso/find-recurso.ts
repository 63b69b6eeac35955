import { RECURSOS, type Recurso } from './recursos.ts'

const byCodigo: ReadonlyMap<string, Recurso> = new Map(RECURSOS.map((r) => [r.codigo, r]))

/** The resource of a code, compared as text ('2' is not '02'); undefined when it is not in the table. */
export const findRecurso = (codigo: string): Recurso | undefined => byCodigo.get(codigo)

/** Whether the code is one of the 12 of commerce. An unknown code is of a property (D76). */
export const esRecursoDeComercio = (codigo: string): boolean =>
  byCodigo.get(codigo)?.clase === 'comercio'

/** Whether the code is one of the 16 that may be settled in a single payment (S1 §9, D34). */
export const esRecursoDePagoUnico = (codigo: string): boolean =>
  byCodigo.get(codigo)?.pagoUnico ?? false

/** The tax concept of a code; an unknown one is shown raw, never dropped (D162). */
export const nombreDeRecurso = (codigo: string): string =>
  byCodigo.get(codigo)?.nombre ?? `${codigo} (sin catálogo)`
