import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from '@playwright/test'
import { createApi } from './api.ts'
import { type ArchivoASubir, deleteRowsNotOk, type FilaBasica, writeBasico } from './libros.ts'
import type { Producto } from './producto.ts'
import { tokenDe } from './test.ts'

export type Categoria = 'Inmueble' | 'Comercio'

export const readDownload = async (download: Download): Promise<ArchivoASubir> => ({
  name: download.suggestedFilename(),
  bytes: readFileSync(await download.path()),
})

export const openCreacionTitulos = (page: Page) => {
  const excel = page.getByRole('region', { name: 'Generador de Archivos XLS' })
  const titulos = page.getByRole('region', { name: 'Generador de Títulos' })
  const attach = (form: Locator, { name, bytes }: ArchivoASubir) =>
    form
      .getByLabel('Archivo', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })
  const choose = (form: Locator, categoria: Categoria) =>
    form.getByLabel('Categoría').selectOption(categoria)
  return {
    excel,
    titulos,
    attach,
    choose,
    enviar: excel.getByRole('button', { name: 'Enviar archivo' }),
    generar: titulos.getByRole('button', { name: 'Generar Título' }),
    inicio: titulos.getByLabel('Número de inicio'),
    ultimo: titulos.getByText(/^Último título creado: /),
    lotes: page.getByRole('region', { name: 'Lotes generados', exact: true }),
    progreso: page.getByRole('dialog', { name: 'Progreso' }),
    confirmacion: page.getByRole('dialog', { name: 'Generador de Títulos' }),
    repetida: page.getByRole('dialog', { name: 'La planilla ya se usó' }),
    tab: (name: string) => page.getByRole('tab', { name }),

    sendBasico: async (categoria: Categoria, archivo: ArchivoASubir) => {
      await choose(excel, categoria)
      await attach(excel, archivo)
      await excel.getByRole('button', { name: 'Enviar archivo' }).click()
    },
    askTitulos: async (categoria: Categoria, archivo: ArchivoASubir, inicio: number) => {
      await choose(titulos, categoria)
      await titulos.getByLabel('Número de inicio').fill(String(inicio))
      await attach(titulos, archivo)
      await titulos.getByRole('button', { name: 'Generar Título' }).click()
    },
  }
}

export type CreacionTitulos = ReturnType<typeof openCreacionTitulos>

export const procesar = async (
  page: Page,
  pantalla: CreacionTitulos,
  categoria: Categoria,
  archivo: ArchivoASubir,
): Promise<ArchivoASubir> => {
  const downloading = page.waitForEvent('download')
  await pantalla.sendBasico(categoria, archivo)
  const download = await readDownload(await downloading)
  // Waits for the result in the form, because the progress dialog may have closed by itself, three seconds after the
  // end.
  await pantalla.excel.getByText('Excel Procesado con éxito!!').first().waitFor()
  await page.keyboard.press('Escape')
  await pantalla.progreso.waitFor({ state: 'detached' })
  return download
}

export const ultimoTitulo = async (producto: Producto): Promise<number> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const answer = await api.get('/creaciontitulos/getlastitlenumber')
  return ((await answer.json()) as { lastTitleNumber: number }).lastTitleNumber
}

export const prepareProcesado = async (
  producto: Producto,
  filas: readonly FilaBasica[],
): Promise<Buffer> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const answer = await api.upload(
    '/creaciontitulos/generatexls',
    { category: 'inmueble' },
    { name: 'base.xlsx', bytes: writeBasico('NRO_INMUEBLE', filas) },
    { prefer: 'respond-async' },
  )
  const { id } = (await answer.json()) as { id: string }
  await waitTrabajo(producto, id)
  const resultado = await api.get(`/trabajos/${id}/resultado`)
  return deleteRowsNotOk(Buffer.from(await resultado.arrayBuffer()))
}

export const waitTrabajo = async (producto: Producto, id: string): Promise<void> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  // The event stream closes when the job ends, so the test can read the whole stream.
  const events = await (await api.get(`/trabajos/${id}/eventos`)).text()
  if (!events.includes('"estado":"terminado"')) throw new Error(events.slice(-2000))
}

const serie = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

const fila = (imponible: number): FilaBasica => ({ imponible, recurso: 'AB', abogado: 'A01' })

/**
 * Number of properties in {@link filasDeLoteLargo}, which uses the properties from 1 to this number. Other tests use
 * the properties with higher numbers.
 */
const DE_LOTE_LARGO = 1000

const usados = new WeakMap<Producto, number>()

/**
 * Returns workbook rows with properties that no other test of the same server uses. Only about a third of the
 * properties can get an executive title.
 */
export const otrosInmuebles = (producto: Producto, count = 40): FilaBasica[] => {
  const base = usados.get(producto) ?? DE_LOTE_LARGO
  usados.set(producto, base + count)
  return serie(count).map((n) => fila(base + n))
}

/**
 * Returns eight months as 'AAAA/CC', from two months ago to nine months ago. The newest months are left out, because
 * the demo has no tax periods after its creation.
 */
const meses = (): string[] => {
  const hoy = new Date()
  return serie(8).map((n) => {
    const mes = new Date(Date.UTC(hoy.getUTCFullYear(), hoy.getUTCMonth() - 1 - n))
    return mes.toISOString().slice(0, 7).replace('-', '/')
  })
}

/**
 * Returns the rows of a batch of executive titles that takes long to print. The batch has half of the properties of the
 * demo, with one row for each of eight months.
 */
export const filasDeLoteLargo = (): FilaBasica[] =>
  meses().flatMap((mes) =>
    serie(DE_LOTE_LARGO).map((n) => ({ ...fila(n), desde: mes, hasta: mes })),
  )

export interface Lote {
  readonly id: string
  readonly desde: number
  readonly hasta: number
  readonly cantidad: number
  readonly sha256: string
}

export const readLote = async (producto: Producto): Promise<Lote> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const [lote] = (await (await api.get('/creaciontitulos/lotes')).json()) as Lote[]
  if (lote === undefined) throw new Error('No hay ningún lote')
  return lote
}

export const createLote = async (producto: Producto, archivo: ArchivoASubir): Promise<Lote> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const inicio = (await ultimoTitulo(producto)) + 1
  const answer = await api.upload(
    '/creaciontitulos/generatetitles',
    { category: 'inmueble', startTitleNumber: String(inicio) },
    archivo,
    { prefer: 'respond-async' },
  )
  const { id } = (await answer.json()) as { id: string }
  await waitTrabajo(producto, id)
  return readLote(producto)
}
