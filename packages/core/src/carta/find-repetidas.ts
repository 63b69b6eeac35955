import type { Categoria } from '../titulo/titulo-datos.ts'
import type { BorradorDeCarta } from './carta-datos.ts'
import { claveDeDeudor } from './partes-de-carta.ts'

interface Intimado {
  readonly clase: Categoria
  readonly imponible: string
  readonly recurso: string
}

export interface CartaDeHoy {
  readonly numero: number
  readonly abogado: string
  readonly deudor: Pick<BorradorDeCarta['deudor'], 'nombre' | 'documento' | 'domicilio'>
  readonly imponibles: readonly Intimado[]
}

export interface CartaRepetida {
  readonly numero: number
  readonly deudor: string
  /**
   * Properties and businesses that the new letter claims again, such as '1234 AB'. Empty when only the debtor is the
   * same.
   */
  readonly imponibles: readonly string[]
}

const claveDe = ({ clase, imponible, recurso }: Intimado): string =>
  `${clase} ${imponible} ${recurso}`

/**
 * Finds today's demand letters that a new letter of the same lawyer would repeat: same debtor, or same property or
 * business. A debtor with two letters of one day cannot know which letter to pay.
 */
export const findCartasRepetidas = (
  borradores: readonly {
    readonly deudor: CartaDeHoy['deudor']
    readonly imponibles: readonly Intimado[]
    readonly abogado: { readonly codigo: string }
  }[],
  deHoy: readonly CartaDeHoy[],
): CartaRepetida[] => {
  const deudores = new Set(
    borradores.map(({ abogado, deudor }) => `${abogado.codigo}\n${claveDeDeudor(deudor)}`),
  )
  const intimados = new Set(
    borradores.flatMap(({ abogado, imponibles }) =>
      imponibles.map((uno) => `${abogado.codigo}\n${claveDe(uno)}`),
    ),
  )
  return deHoy.flatMap(({ numero, abogado, deudor, imponibles }) => {
    const comunes = imponibles.filter((uno) => intimados.has(`${abogado}\n${claveDe(uno)}`))
    if (comunes.length === 0 && !deudores.has(`${abogado}\n${claveDeDeudor(deudor)}`)) return []
    return [
      {
        ...{ numero, deudor: deudor.nombre },
        imponibles: comunes.map(({ imponible, recurso }) => `${imponible} ${recurso}`),
      },
    ]
  })
}
