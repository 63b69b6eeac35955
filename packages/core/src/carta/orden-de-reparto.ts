import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { calleYAltura } from './calle-y-altura.ts'

/**
 * Returns the sort key of a postal address: postal code, town, street and door number. Unknown parts come first
 * (ADR 0044).
 */
const claveDeReparto = (domicilio: string): readonly (string | number)[] => {
  const partes = domicilio.split(', ')
  const ciudad = partes.slice(1).findLast((parte) => !/^(piso|dpto\.) /i.test(parte)) ?? ''
  const [, codigo = '', localidad = ciudad] = /^\(([^)]*)\) ?(.*)$/.exec(ciudad) ?? []
  return [
    normalizarBusqueda(codigo),
    normalizarBusqueda(localidad),
    ...calleYAltura(partes[0] ?? ''),
  ]
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Sorts demand letters in the order of printing and delivery: by the postal address of the debtor, and then by name.
 */
export const sortParaReparto = <
  C extends { readonly deudor: { readonly domicilio: string; readonly nombre: string } },
>(
  cartas: readonly C[],
): C[] =>
  cartas
    .map((carta) => ({
      carta,
      clave: [
        ...claveDeReparto(carta.deudor.domicilio),
        normalizarBusqueda(carta.deudor.domicilio),
        normalizarBusqueda(carta.deudor.nombre),
      ],
    }))
    .sort((a, b) => {
      for (const [i, parte] of a.clave.entries()) {
        const orden = compare(parte, b.clave[i] ?? '')
        if (orden !== 0) return orden
      }
      return 0
    })
    .map(({ carta }) => carta)
