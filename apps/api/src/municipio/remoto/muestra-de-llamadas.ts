export interface MuestraDeLlamadas {
  abogado: string | undefined
  item:
    | { readonly tipo: 'I' | 'C'; readonly imponible: string; readonly recurso: string }
    | undefined
  claves: ReadonlySet<string>
  plan: number | undefined
  comercio: number | undefined
  inmueble: number | undefined
  convenio: number | undefined
}

export const createMuestra = (): MuestraDeLlamadas => ({
  ...{ abogado: undefined, item: undefined, claves: new Set(), plan: undefined },
  ...{ comercio: undefined, inmueble: undefined, convenio: undefined },
})

export const claveDeMuestra = (imponible: number | string | null, recurso: string): string =>
  `${imponible} ${recurso}`

export type ParametrosDeLlamada = (muestra: MuestraDeLlamadas) => object | undefined

export const over = <T>(dato: T | undefined, params: (dato: T) => object): object | undefined =>
  dato === undefined ? undefined : params(dato)

const search = (filtro: object) => ({ data: { bsq: 1, ...filtro } })

export const soloDeAbogado: ParametrosDeLlamada = ({ abogado }) =>
  over(abogado, () => ({ abogado }))

export const buscaDeAbogado: ParametrosDeLlamada = ({ abogado }) =>
  over(abogado, () => search({ abogado }))

export const buscaDePlan: ParametrosDeLlamada = ({ plan }) => over(plan, () => search({ plan }))

export const deItem: ParametrosDeLlamada = ({ item }) =>
  over(item, ({ imponible, recurso }) => ({ imponible, recurso }))

export const deTipo: ParametrosDeLlamada = ({ item }) =>
  over(item, ({ tipo, imponible }) => ({ tipo, imponible }))
