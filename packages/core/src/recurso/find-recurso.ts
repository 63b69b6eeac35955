import type { Motivo } from '../decision/decision.ts'
import { comunes } from '../texto/comunes.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CatalogoDeRecursos } from './catalogo.ts'

/** Tells whether the code is of commerce. An unknown code counts as one of a property (D76). */
export const esRecursoDeComercio = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.clase === 'comercio'

/** Tells whether the code may be settled in a single payment (S1 §9, D34). */
export const esRecursoDePagoUnico = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.pagoUnico ?? false

/** The tax concept of a code, for screens; an unknown one is shown raw, never dropped (D162). */
export const nombreDeRecurso = (recursos: CatalogoDeRecursos, codigo: string): string =>
  recursos.get(codigo)?.nombre ?? nombreSinCatalogo(codigo)

/** Returns the name on a screen of a code that the catalogue lacks. A paper never prints it ({@link checkCatalogo}). */
export const nombreSinCatalogo = (codigo: string): string =>
  interpolar(comunes.sinCatalogo, { valor: codigo })

/** Codes that the catalogue lacks: a paper that would name one stops, and says which (D170). */
export const checkCatalogo = (
  recursos: CatalogoDeRecursos,
  codigos: readonly string[],
  campo: string,
): Motivo[] =>
  [...new Set(codigos)].flatMap((recurso) =>
    recursos.has(recurso)
      ? []
      : [
          {
            codigo: 'recurso.sin-catalogo',
            campo,
            mensaje: interpolar(comunes.recursoSinCatalogo, { recurso }),
          },
        ],
  )
