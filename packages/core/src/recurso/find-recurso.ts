import type { Motivo } from '../decision/decision.ts'
import { comunes } from '../texto/comunes.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CatalogoDeRecursos } from './catalogo.ts'

/**
 * Tells whether a tax, given by its code, is a tax of businesses. An unknown code counts as a tax of properties (D76).
 */
export const esRecursoDeComercio = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.clase === 'comercio'

export const esRecursoDePagoUnico = (recursos: CatalogoDeRecursos, codigo: string): boolean =>
  recursos.get(codigo)?.pagoUnico ?? false

/** Returns the name of a tax, for screens. An unknown code is shown unchanged, and never hidden (D162). */
export const nombreDeRecurso = (recursos: CatalogoDeRecursos, codigo: string): string =>
  recursos.get(codigo)?.nombre ?? nombreSinCatalogo(codigo)

/**
 * Returns the text that a screen shows for the code of an unknown tax. The text never reaches a document, because
 * `checkCatalogo` refuses the document.
 */
export const nombreSinCatalogo = (codigo: string): string =>
  interpolar(comunes.sinCatalogo, { valor: codigo })

/**
 * Returns a reason for each code that is not the code of a tax of the municipality. A document with such a code is
 * refused (D170).
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
