import { fechaEnZona } from '@apremia/core'
import type { Page } from '@playwright/test'
import { type Api, createApi } from './api.ts'
import { formatImporte } from './documentos.ts'
import { fetchAlone } from './fetch-alone.ts'
import type { Producto } from './producto.ts'
import { expect, llegar, type PersonaDeDemo, tokenDe } from './test.ts'

export interface Imponible {
  readonly numero: number
  readonly recurso: string
  readonly periodos: number
  /** Sum, in centavos, of the tax periods that can go into a payment agreement. */
  readonly total: number
}

export const toCentavos = (wire: string): number => Math.round(Number(wire) * 100)

const usados = new Set<string>()

const claveDe = ({ url }: Producto, { numero, recurso }: Pick<Imponible, 'numero' | 'recurso'>) =>
  `${url}|${recurso}|${numero}`

interface Periodo {
  readonly a: number
  readonly c: number
  readonly total: string
  readonly impedimento: string
  readonly legal: string
  readonly titulos: readonly number[]
}

const readPeriodos = async (
  api: Api,
  i: number,
  r: string,
  abogado: string,
): Promise<readonly Periodo[]> => {
  const answer = await api.get(`/convenios/periodos?imponible=${i}&recurso=${r}&abogado=${abogado}`)
  return ((await answer.json()) as { periodos: readonly Periodo[] }).periodos
}

const isRadicado = async (
  api: Api,
  imponible: number,
  recurso: string,
  abogado: string,
): Promise<boolean> => {
  const data = JSON.stringify([{ imponible, recurso, abogado }])
  const answer = await api.post('/actuaciones/buscar-radicacion', { data })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { radicado: boolean }[]).some(({ radicado }) => radicado)
}

const isLibre = ({ impedimento }: Periodo): boolean => impedimento === ''

/**
 * Reads the debt of a property or business that can go into a payment agreement of the lawyer `abogado`. `deOtros` is
 * true when another lawyer collects part of the debt. `judicial` is true when the debt has an executive title or a
 * filed lawsuit, so that the agreement is judicial.
 */
const readImponible = async (
  api: Api,
  numero: number,
  recurso: string,
  abogado: string,
): Promise<Imponible & { readonly deOtros: boolean; readonly judicial: boolean }> => {
  const periodos = await readPeriodos(api, numero, recurso, abogado)
  const libres = periodos.filter(isLibre)
  return {
    numero,
    recurso,
    periodos: libres.length,
    total: libres.reduce((suma, { total }) => suma + toCentavos(total), 0),
    judicial:
      libres.some(({ titulos }) => titulos.length > 0) ||
      (await isRadicado(api, numero, recurso, abogado)),
    deOtros: periodos.some(({ legal }) => legal !== '' && legal !== abogado),
  }
}

/**
 * Returns the first property or business of a lawyer that no test has reserved and that `accept` admits. No other
 * lawyer collects its debt, and its debt is not in court. At least two of its tax periods can go into a payment
 * agreement.
 */
const findImponible = async (
  producto: Producto,
  abogado: string,
  tipo: 'I' | 'C',
  accept: (item: Imponible) => boolean,
): Promise<Imponible> => {
  const token = await tokenDe(producto, 'jefe')
  const api = createApi(producto.url, token)
  const headers = { authorization: `Bearer ${token}` }
  const url = `${producto.url}/municipio/recImpxAbog?abogado=${abogado}&porPagina=200`
  const propios = (await (await fetchAlone(url, { headers })).json()) as {
    TIPO: string
    IMPONIBLE: number
    RECURSO: string
  }[]
  for (const { TIPO, IMPONIBLE, RECURSO } of propios) {
    if (TIPO !== tipo || usados.has(claveDe(producto, { numero: IMPONIBLE, recurso: RECURSO })))
      continue
    const { deOtros, judicial, ...item } = await readImponible(api, IMPONIBLE, RECURSO, abogado)
    if (!deOtros && !judicial && item.periodos >= 2 && accept(item)) return item
  }
  throw new Error(`No hay un imponible libre de ${abogado}`)
}

/**
 * Reserves a property or business of a lawyer for one test. The debt that can go into a payment agreement is between
 * `desde` and `hasta` centavos.
 */
export const tomarImponible = async (
  producto: Producto,
  abogado: string,
  tipo: 'I' | 'C',
  { desde = 1, hasta = 50_000_000 } = {},
): Promise<Imponible> => {
  const item = await findImponible(
    producto,
    abogado,
    tipo,
    ({ total }) => total >= desde && total <= hasta,
  )
  usados.add(claveDe(producto, item))
  return item
}

/**
 * Returns a property or business of a lawyer without reserving it. There are few businesses, so several tests share a
 * business and use two tax periods each.
 */
export const hallarImponible = (
  producto: Producto,
  abogado: string,
  tipo: 'I' | 'C',
): Promise<Imponible> => findImponible(producto, abogado, tipo, () => true)

export const apiDe = async (producto: Producto, persona: PersonaDeDemo): Promise<Api> =>
  createApi(producto.url, await tokenDe(producto, persona))

interface Alta {
  readonly persona: PersonaDeDemo
  readonly clase: 'inmueble' | 'comercio'
  readonly item: Imponible
  readonly plan: { readonly plan: string; readonly i50?: string }
  readonly firmante?: string
  /**
   * Number of tax periods in the payment agreement. By default, the agreement has all the tax periods that it may
   * include.
   */
  readonly periodos?: number
}

export const crearPorApi = async (producto: Producto, alta: Alta): Promise<ConvenioCreado> => {
  const { persona, clase, item, plan, firmante = 'Deudor de Prueba' } = alta
  const api = await apiDe(producto, persona)
  const { numero: i, recurso: r } = item
  const libres = (await readPeriodos(api, i, r, '')).filter(isLibre).slice(0, alta.periodos)
  const answer = await api.post('/convenios', {
    fechaconf: fechaEnZona(new Date()),
    firma_caracter: 1,
    frm_dni: '20123456',
    frm_nombre: firmante,
    frm_tel: '0336 4423344',
    frm_cel: '0336 154423344',
    frm_email: 'deudor@example.com',
    frm_loc: 'San Nicolás',
    frm_dir: 'Mitre 10',
    estado_id: 1,
    frmpg_id: 1,
    clase,
    cuotas_plan: JSON.stringify(libres.map(({ a, c, total: t }) => ({ r, i, a, c, t }))),
    planes: JSON.stringify([{ r, i, ...plan }]),
  })
  if (!answer.ok) throw new Error(`respondió ${answer.status}: ${await answer.text()}`)
  return detalleDe(api, ((await answer.json()) as { id: number }).id)
}

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
    /** Waits until the amounts are up to date, and returns the locator of an amount in the action bar at the bottom. */
    barra: async (nombre: 'Deuda elegida' | 'Planes' | 'Total a pagar') => {
      await expect(dialog.getByText('Importes al día.')).toBeVisible()
      return dialog.locator('.conv-barra > div').filter({ hasText: nombre }).locator('dd')
    },
    plan: (codigo: string) => dialog.getByRole('radio', { name: new RegExp(`^${codigo}`) }),
    agregar: async ({ numero, recurso }: Pick<Imponible, 'numero' | 'recurso'>) => {
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
      // The form fills in a date and a signer by itself. The test waits for both. Otherwise the form would replace the
      // text that the test types.
      await expect(campo('Fecha de la firma')).not.toHaveValue('')
      await expect(campo('Nombre y apellido')).not.toHaveValue('')
      await campo('Carácter').selectOption({ label: 'Titular' })
      await campo('DNI').fill('20.123.456')
      await campo('Teléfono').fill('0336 4423344')
      await campo('Celular').fill('0336 154423344')
      await campo('Email').fill('deudor@example.com')
      await campo('Localidad').fill('San Nicolás')
      await campo('Dirección').fill('Mitre 10')
      await expect(campo('Estado').locator('option:checked')).toHaveText('Extrajudicial')
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

export const abrirEdicion = async (
  page: Page,
  producto: Producto,
  persona: PersonaDeDemo,
  { id }: Pick<ConvenioCreado, 'id'>,
) => {
  await llegar(page, producto, persona, `/convenios?editar=${id}`)
  const form = formulario(page, 'Ver Convenio')
  await expect(form.campo('DNI')).toBeVisible()
  return form
}

export const abrirNuevo = async (page: Page, producto: Producto, persona: PersonaDeDemo) => {
  await llegar(page, producto, persona, '/convenios')
  await page.getByRole('button', { name: 'Nuevo Convenio' }).click()
  const form = formulario(page, 'Nuevo Convenio')
  await expect(form.campo('N° de imponible')).toBeVisible()
  return form
}

export interface ConvenioCreado {
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
  readonly convenio_convpp: {
    readonly r: string
    readonly i: number
    readonly plan: string
    readonly m: string
    readonly c: number
    readonly total: string
    readonly anticipo: string
    readonly i50: string
  }[]
  readonly convenio_convppcuotas: readonly { readonly a: number }[]
}

const detalleDe = async (api: Api, id: number): Promise<ConvenioCreado> =>
  (await (await api.get(`/convenios/${id}`)).json()) as ConvenioCreado

export const ultimo = async (api: Api): Promise<ConvenioCreado> => {
  const lista = (await (await api.post('/convenios/buscar?porPagina=200')).json()) as {
    id: number
  }[]
  return detalleDe(api, Math.max(...lista.map((convenio) => convenio.id)))
}

/**
 * Saves the form and checks that its amounts equal the amounts of the saved payment agreement in the API, to the
 * centavo.
 *
 * @param editado id of the saved agreement. When undefined, the saved agreement is the newest one
 */
export const guardarYComparar = async (
  form: Formulario,
  api: Api,
  editado?: number,
): Promise<ConvenioCreado> => {
  const [deuda, planes, total] = await Promise.all(
    (['Deuda elegida', 'Planes', 'Total a pagar'] as const).map(async (nombre) =>
      (await form.barra(nombre)).textContent(),
    ),
  )
  await form.guardar()
  const guardado = await (editado === undefined ? ultimo(api) : detalleDe(api, editado))
  const pesos = (centavos: number) => `$\u00a0${formatImporte(centavos)}`
  expect(deuda).toBe(pesos(toCentavos(guardado.total)))
  expect(planes).toBe(pesos(toCentavos(guardado.a_pagar)))
  expect(total).toBe(pesos(toCentavos(guardado.a_pagar) + toCentavos(guardado.liquidacion.total)))
  return guardado
}
