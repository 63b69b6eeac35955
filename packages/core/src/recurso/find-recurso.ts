import type { CatalogoDeRecursos } from './catalogo.ts'

/** Whether the code is of commerce. An unknown code is of a property (D76). */
export const esRecursoDeComercio = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.clase === 'comercio'

/** Whether the code may be settled in a single payment (S1 §9, D34). */
export const esRecursoDePagoUnico = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.pagoUnico ?? false

/** The tax concept of a code, for screens; an unknown one is shown raw, never dropped (D162). */
export const nombreDeRecurso = (recursos: CatalogoDeRecursos, codigo: string): string =>
  recursos.get(codigo)?.nombre ?? `${codigo} (sin catálogo)`
