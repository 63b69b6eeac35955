import type { ActoDeCaso } from '../actuacion/decide-actos-de-caso.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import type { Categoria } from '../recurso/categoria.ts'
import { enNumero } from './criterio.ts'

/** Case that a person names by number and tax, such as '101 RV', with the operation to start: 'carta 101 RV'. */
export interface CasoEscrito {
  readonly imponible: string
  readonly recurso: string
  readonly clase?: Categoria
  readonly acto?: ActoDeCaso
}

const ACTOS: Readonly<Record<string, ActoDeCaso>> = {
  CONVENIO: 'convenio',
  ACTUACION: 'actuacion',
  CARTA: 'carta',
  RADICAR: 'radicar',
  RADICACION: 'radicar',
}

const CLASES: Readonly<Record<string, Categoria>> = { INMUEBLE: 'inmueble', COMERCIO: 'comercio' }

const FORMA = new RegExp(
  `^(?:(${Object.keys(ACTOS).join('|')}) )?(?:(${Object.keys(CLASES).join('|')}) )?([\\d.]+)[ -]+([A-Z0-9]{1,4})$`,
)

/**
 * Reads a typed case and the operation to start on it, such as 'convenio 101 AB' (agreement). '1234 2024' could be a
 * court file number. Such a text is a case only after an operation, or after the word for property or business.
 */
export const readCasoEscrito = (texto: string): CasoEscrito | undefined => {
  const [, acto = '', clase = '', numero = '', recurso = ''] =
    FORMA.exec(normalizarBusqueda(texto).trim().replace(/\s+/g, ' ')) ?? []
  const imponible = enNumero.read(numero)
  if (imponible === undefined) return undefined
  if (acto === '' && clase === '' && !/[A-Z]/.test(recurso)) return undefined
  return {
    ...{ imponible, recurso },
    ...(CLASES[clase] === undefined ? {} : { clase: CLASES[clase] }),
    ...(ACTOS[acto] === undefined ? {} : { acto: ACTOS[acto] }),
  }
}
