import type { Motivo } from '../decision/decision.ts'
import { comunes } from '../texto/comunes.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CatalogoDeRecursos } from './catalogo.ts'

/** Tells whether the code is a tax of businesses. An unknown code counts as a tax of properties (D76). */
export const esRecursoDeComercio = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.clase === 'comercio'

export const esRecursoDePagoUnico = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.pagoUnico ?? false

/** Returns the name of a tax, for screens. An unknown code is shown unchanged, and never hidden (D162). */
export const nombreDeRecurso = (recursos: CatalogoDeRecursos, codigo: string): string =>
  recursos.get(codigo)?.nombre ?? nombreSinCatalogo(codigo)

/**
 * Returns the text that a screen shows for a code missing from the catalogue. `checkCatalogo` keeps the text out of
 * documents.
 */
export const nombreSinCatalogo = (codigo: string): string =>
  interpolar(comunes.sinCatalogo, { valor: codigo })

/**
 * Returns a reason for each code missing from the catalogue. A document that would name a missing code is refused
 * (D170).
 */
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
