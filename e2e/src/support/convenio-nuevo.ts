import type { Page, Request } from '@playwright/test'
import { type Api, createApi } from './api.ts'
import { formatImporte } from './documentos.ts'
import type { Producto } from './producto.ts'
import { expect, llegar, type Persona, tokenDe } from './test.ts'

export interface Imponible {
  readonly numero: number
  readonly recurso: string
  readonly periodos: number
  /** In centavos, of those that can enter an agreement. */
  readonly total: number
}

export const toCentavos = (wire: string): number => Math.round(Number(wire) * 100)

const usados = new Set<string>()

/** An item of a lawyer whose free debt is within bounds (centavos) and that no other test has taken. */
export const tomarImponible = async (
  producto: Producto,
  abogado: string,
  tipo: 'I' | 'C',
  { desde = 1, hasta = 50_000_000 } = {},
): Promise<Imponible> => {
  const token = await tokenDe(producto, 'jefe')
  const api = createApi(producto.url, token)
  const headers = { authorization: `Bearer ${token}` }
  const url = `${producto.url}/municipio/recImpxAbog?abogado=${abogado}&porPagina=200`
  const propios = (await (await fetch(url, { headers })).json()) as {
    TIPO: string
    IMPONIBLE: number
    RECURSO: string
  }[]
  for (const { TIPO, IMPONIBLE, RECURSO } of propios) {
    const clave = `${abogado}|${RECURSO}|${IMPONIBLE}`
    if (TIPO !== tipo || usados.has(clave)) continue
    const answer = await api.get(
      `/convenios/periodos?imponible=${IMPONIBLE}&recurso=${RECURSO}&abogado=${abogado}`,
    )
    const { periodos } = (await answer.json()) as {
      periodos: { total: string; impedimento: string; legal: string }[]
    }
    const libres = periodos.filter(({ impedimento }) => impedimento === '')
    const total = libres.reduce((suma, periodo) => suma + toCentavos(periodo.total), 0)
    if (periodos.some(({ legal }) => legal !== '' && legal !== abogado)) continue
    if (libres.length < 2 || total < desde || total > hasta) continue
    usados.add(clave)
    return { numero: IMPONIBLE, recurso: RECURSO, periodos: libres.length, total }
  }
  throw new Error(`No hay un imponible libre de ${abogado}`)
}

export const apiDe = async (producto: Producto, persona: Persona): Promise<Api> =>
  createApi(producto.url, await tokenDe(producto, persona))

/** The names of the form, as a person finds them. */
export const formulario = (page: Page, titulo: 'Nuevo Convenio' | 'Ver Convenio') => {
  const dialog = page.getByRole('dialog', { name: titulo, exact: true }).first()
  const campo = (nombre: string) => dialog.getByLabel(nombre, { exact: true })
  const guardarBoton = dialog.getByRole('button', { name: 'Guardar', exact: true })
  const ask = page.getByRole('button', { name: 'Guardar los cambios' })
  return {
    dialog,
    campo,
    guardarBoton,
    ask,
    liquidacion: dialog.getByRole('complementary', { name: 'Liquidación' }),
    /** Its figure, '$ 1.234,50', once they are up to date. */
    barra: async (nombre: 'Deuda elegida' | 'Planes' | 'Total a pagar') => {
      await expect(dialog.getByText('Importes al día.')).toBeVisible()
      return dialog.locator('.conv-barra > div').filter({ hasText: nombre }).locator('dd')
    },
    plan: (codigo: string) => dialog.getByRole('radio', { name: new RegExp(`^${codigo}`) }),
    agregar: async ({ numero, recurso }: Imponible) => {
      await campo('N° de imponible').fill(String(numero))
      await expect(dialog.getByText(`Recursos del imponible ${numero}`)).toBeVisible()
      await campo('Recurso').selectOption(recurso)
      await dialog.getByRole('button', { name: 'Agregar imponible' }).click()
      await dialog
        .getByLabel(/^Todos los que se pueden/)
        .last()
        .check()
    },
    firmante: async () => {
      await dialog.getByRole('button', { name: /^Hoy,/ }).click()
      await campo('Carácter').selectOption({ label: 'Titular' })
      await campo('DNI').fill('20.123.456')
      await dialog.getByRole('button', { name: 'Usar datos del contribuyente' }).first().click()
      await expect(campo('Nombre y apellido')).not.toHaveValue('')
      await campo('Teléfono').fill('0336 4423344')
      await campo('Celular').fill('0336 154423344')
      await campo('Email').fill('deudor@example.com')
      await campo('Localidad').fill('San Nicolás')
      await campo('Dirección').fill('Mitre 10')
      await campo('Estado').selectOption({ label: 'Extrajudicial' })
      await campo('Forma de pago').selectOption({ label: 'Contado' })
    },
    guardar: async () => {
      await guardarBoton.click()
      await expect(page.getByText('¿Esta seguro de guardar los cambios?')).toBeVisible()
      await ask.click()
      await expect(page.getByText('Los datos es guardaron correctamente.').last()).toBeVisible()
      await expect(guardarBoton).toBeHidden()
    },
  }
}

export type Formulario = ReturnType<typeof formulario>

export const abrirNuevo = async (page: Page, producto: Producto, persona: Persona) => {
  await llegar(page, producto, persona, '/convenios')
  await page.getByRole('button', { name: 'Nuevo Convenio' }).click()
  const form = formulario(page, 'Nuevo Convenio')
  await expect(form.campo('N° de imponible')).toBeVisible()
  return form
}

/** The body of a call, once `act` makes the page send it. */
export const bodyOf = async (
  page: Page,
  call: string,
  act: () => Promise<void>,
): Promise<object> => {
  const sent = page.waitForRequest(
    (request: Request) => request.method() === 'POST' && request.url().endsWith(call),
  )
  await act()
  return (await sent).postDataJSON() as object
}

export interface Detalle {
  readonly id: number
  readonly convenio: string
  readonly version: number
  readonly codexterno: string
  readonly clase: string
  readonly total: string
  readonly a_pagar: string
  readonly frm_cel: string
  readonly frm_tel: string
  readonly montopago: string
  readonly cuotaspago: number
  readonly liquidacion: Record<'honorarios' | 'total' | 'gasto_fijo', string>
  readonly convenio_convpp: { readonly plan: string; readonly m: string; readonly c: number }[]
  readonly convenio_convppcuotas: unknown[]
}

export const ultimo = async (api: Api): Promise<Detalle> => {
  const lista = (await (await api.post('/convenios/buscar?porPagina=200')).json()) as {
    id: number
  }[]
  const id = Math.max(...lista.map((convenio) => convenio.id))
  return (await (await api.get(`/convenios/${id}`)).json()) as Detalle
}

/** What the form shows is what the API keeps, to the centavo. */
export const guardarYComparar = async (form: Formulario, api: Api): Promise<Detalle> => {
  const [deuda, planes, total] = await Promise.all(
    (['Deuda elegida', 'Planes', 'Total a pagar'] as const).map(async (nombre) =>
      (await form.barra(nombre)).textContent(),
    ),
  )
  await form.guardar()
  const guardado = await ultimo(api)
  const pesos = (centavos: number) => `$\u00a0${formatImporte(centavos)}`
  expect(deuda).toBe(pesos(toCentavos(guardado.total)))
  expect(planes).toBe(pesos(toCentavos(guardado.a_pagar)))
  expect(total).toBe(pesos(toCentavos(guardado.a_pagar) + toCentavos(guardado.liquidacion.total)))
  return guardado
}
