import type { Page } from '@playwright/test'
import { type Api, createApi } from './api.ts'
import type { Producto } from './producto.ts'
import { type PersonaDeDemo, tokenDe } from './test.ts'

export interface Convenio {
  readonly id: number
  readonly convenio: string
  readonly codexterno: string
  readonly fc_confirma: string | null
  readonly fechaconf: string
  readonly frm_nombre: string
  readonly frm_dni: string
  readonly frm_cel: string
  readonly convenio_abogado: { readonly apellido: string; readonly nombre: string }
  readonly convenio_convpp: readonly {
    readonly r: string
    readonly i: number
    readonly m: string
    readonly plan: string
    readonly estado_retiro: number
  }[]
}

export interface ConvenioConTotales extends Convenio {
  readonly total: string
  readonly a_pagar: string
  readonly liquidacion: { readonly total: string }
  readonly aviso_caducidad: { readonly texto: string } | null
}

export const openConvenios = async (producto: Producto, persona: PersonaDeDemo) => {
  const api: Api = createApi(producto.url, await tokenDe(producto, persona))
  const buscar = async (filtro: object = {}): Promise<readonly Convenio[]> => {
    const answer = await api.post('/convenios/buscar?porPagina=200', filtro)
    if (!answer.ok) throw new Error(`respondió ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Convenio[]
  }
  const find = async (
    confirmado: '0' | '1',
    which: (convenio: Convenio) => boolean = () => true,
  ): Promise<Convenio> => {
    const found = (await buscar({ confirmado })).find(which)
    if (found === undefined) throw new Error('No hay un convenio así')
    return found
  }
  return {
    api,
    buscar,
    find,
    detalle: async (id: number) =>
      (await (await api.get(`/convenios/${id}`)).json()) as ConvenioConTotales,
  }
}

export const pesos = (wire: string): string =>
  `$ ${Number(wire).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`

export const sumPesos = (...wires: readonly string[]): string =>
  pesos((wires.reduce((sum, wire) => sum + Number(wire.replace('.', '')), 0) / 100).toFixed(2))

export const pantallaDeConvenios = (page: Page) => {
  const accion =
    (verbo: string) =>
    ({ convenio }: Pick<Convenio, 'convenio'>) =>
      page.getByRole('button', { name: `${verbo} ${convenio}`, exact: true })
  return {
    total: page.getByText(/^TOTAL: /),
    excel: page.getByRole('button', { name: 'Descargar Excel' }),
    nuevo: page.getByRole('button', { name: 'Nuevo Convenio' }),
    fila: ({ convenio }: Pick<Convenio, 'convenio'>) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: convenio, exact: true }) }),
    ver: accion('Ver convenio'),
    confirmar: accion('Confirmar convenio'),
    editar: accion('Editar convenio'),
    eliminar: accion('Eliminar convenio'),
    pdf: accion('Ver el PDF del convenio'),
    planes: accion('Ver los planes del convenio'),
    dialogo: (name: string) => page.getByRole('dialog', { name, exact: true }),
  }
}

export const totalDe = (n: number): string => `TOTAL: ${n} resultados`
