import { fetchAlone } from './fetch-alone.ts'
import type { Producto } from './producto.ts'
import { type PersonaDeDemo, tokenDe } from './test.ts'

export interface Pagina<Fila> {
  readonly filas: readonly Fila[]
  readonly total: number
}

export interface FilaDeInmueble {
  readonly NRO_INMUEBLE: number
  readonly RECURSO: string
  readonly APYNOM: string
  readonly DOMICILIO: string
  readonly LEGAL: string
}

interface Periodo {
  readonly TOTAL: string | null
}

export interface Deuda {
  readonly deuda: readonly Periodo[]
  readonly legal: readonly Periodo[]
  readonly enPlan: readonly Periodo[]
  readonly otros: boolean
}

export interface PeriodoDeConvenio {
  readonly a: number
  readonly c: number
  readonly total: string | null
  readonly afuera: { readonly codigo: string } | null
}

export const sumar = (periodos: readonly Periodo[]): string => {
  const centavos = periodos.reduce(
    (sum, { TOTAL }) => sum + Number((TOTAL ?? '').replace('.', '')),
    0,
  )
  return `$ ${(centavos / 100).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`
}

export const createMunicipio = async (producto: Producto, persona: PersonaDeDemo) => {
  const token = await tokenDe(producto, persona)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (
    path: string,
    init: RequestInit = {},
    service: 'municipio' | 'api' = 'municipio',
  ): Promise<Response> => {
    const answer = await fetchAlone(`${producto.url}/${service}${path}`, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} respondió ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const pedir = async <Fila>(
    path: string,
    body: object,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Pagina<Fila>> => {
    const answer = await ask(`${path}?${new URLSearchParams({ porPagina: '200', ...query })}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return {
      filas: (await answer.json()) as Fila[],
      total: Number(answer.headers.get('x-total-count')),
    }
  }
  const buscar = <Fila>(
    path: string,
    data: Readonly<Record<string, string>>,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Pagina<Fila>> => pedir(path, { data: { bsq: 1, ...data } }, query)
  return {
    buscar,
    convenios: <Fila>() => pedir<Fila>('/convFiltro', {}),
    inmuebles: (data: Readonly<Record<string, string>>, query?: Readonly<Record<string, string>>) =>
      buscar<FilaDeInmueble>('/recImpInm', data, query),
    deuda: async (imponible: number, recurso: string): Promise<Deuda> =>
      (await (await ask(`/deudaCC?imponible=${imponible}&recurso=${recurso}`)).json()) as Deuda,
    /**
     * Returns the tax periods of a property or business, as the form of a payment agreement and the simulator show
     * them. The periods that an agreement may not include are among them (D183).
     */
    periodos: async (imponible: number, recurso: string): Promise<readonly PeriodoDeConvenio[]> => {
      const path = `/convenios/periodos?imponible=${imponible}&recurso=${recurso}`
      const { periodos } = (await (await ask(path, {}, 'api')).json()) as {
        periodos: readonly PeriodoDeConvenio[]
      }
      return periodos
    },
  }
}

export type Municipio = Awaited<ReturnType<typeof createMunicipio>>
