import { type CallName, contract, type Entry, prefixOf } from '@apremia/api-client'

/** Two fields of an API request that go together: the number of a property or business, and the code of a tax on it. */
export interface ParDeContrato {
  readonly call: CallName
  readonly donde: 'query' | 'body'
  /**
   * Path, inside the request, of the object with the fields `imponible` and `recurso`. '[]' stands for an element of a
   * list.
   */
  readonly camino: readonly string[]
  readonly imponible: string
  readonly recurso: string
  /**
   * Path, inside the request, of the field that tells real properties from businesses. 'fija' when the call admits only
   * real properties.
   */
  readonly clase: readonly string[] | 'fija'
}

interface Forma {
  readonly innerType?: Forma
  readonly fields?: Readonly<Record<string, Forma>>
}

const IMPONIBLE = /^(i|imp|in_imponible|imponible|inmueble|nro_inmueble|comercio)$/i
const RECURSO = /^(r|rec|in_recurso|recurso)$/i

const paresIn = (
  forma: Forma | undefined,
  camino: readonly string[],
  deArriba: readonly string[] | null,
): Omit<ParDeContrato, 'call' | 'donde'>[] => {
  if (forma === undefined) return []
  if (forma.innerType) return paresIn(forma.innerType, [...camino, '[]'], deArriba)
  const campos = Object.keys(forma.fields ?? {})
  const clase = campos.includes('clase') ? [...camino, 'clase'] : deArriba
  const imponible = campos.find((campo) => IMPONIBLE.test(campo))
  const recurso = campos.find((campo) => RECURSO.test(campo))
  return [
    ...(imponible && recurso
      ? [{ camino, imponible, recurso, clase: clase ?? ('fija' as const) }]
      : []),
    ...campos.flatMap((campo) => paresIn(forma.fields?.[campo], [...camino, campo], clase)),
  ]
}

/**
 * Every place in the API requests that names a property or business together with a tax. The list comes from the
 * contract, so that tests also cover new calls.
 */
export const PARES_DE_CONTRATO: readonly ParDeContrato[] = (
  Object.entries(contract) as [CallName, Entry][]
).flatMap(([call, definition]) =>
  (['query', 'body'] as const).flatMap((donde) =>
    paresIn(definition[donde] as Forma | undefined, [], null).map((par) => ({
      ...{ call, donde },
      ...par,
    })),
  ),
)

const put = (base: unknown, [paso, ...resto]: readonly string[], valor: unknown): unknown => {
  if (paso === undefined) return valor
  if (paso === '[]') return [put((base as unknown[] | undefined)?.[0], resto, valor)]
  const objeto = (base ?? {}) as Readonly<Record<string, unknown>>
  return { ...objeto, [paso]: put(objeto[paso], resto, valor) }
}

export const pedidoConPar = (
  { call, donde, camino, imponible, recurso, clase }: ParDeContrato,
  par: { readonly clase: string; readonly imponible: string; readonly recurso: string },
) => {
  const definition: Entry = contract[call]
  const puesto = put(
    put({}, [...camino, imponible], par.imponible),
    [...camino, recurso],
    par.recurso,
  )
  const datos = clase === 'fija' ? puesto : put(puesto, clase, par.clase)
  const path = `${prefixOf(definition)}${definition.path.replace(/:\w+/g, '1')}`
  const query = new URLSearchParams(datos as Record<string, string>)
  return donde === 'query'
    ? ({ method: definition.method, url: `${path}?${query}`, body: undefined } as const)
    : ({ method: definition.method, url: path, body: datos as object } as const)
}
