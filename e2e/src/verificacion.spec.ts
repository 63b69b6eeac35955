import type { Page } from '@playwright/test'
import { expectWcag22, tabTo } from './support/accesibilidad.ts'
import { createApi } from './support/api.ts'
import {
  createLote,
  otrosInmuebles,
  prepareProcesado,
  readDownload,
} from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { openGestion } from './support/gestion.ts'
import type { Producto } from './support/producto.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, test, tokenDe } from './support/test.ts'
import { measure, setLetra, TAMANOS } from './support/texto-grande.ts'

interface TituloDePrueba {
  readonly numero: number
  readonly codigo: string
  readonly pdf: Buffer
}

/** Sets the public URL of the installation and issues a batch of executive titles. Returns the first title. */
const issueTitulo = async (producto: Producto): Promise<TituloDePrueba> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const cambio = { clave: 'verificacion.direccion', valor: producto.url, motivo: 'De prueba' }
  const puesta = await api.post('/parametros', cambio)
  expect(puesta.status, await puesta.text()).toBe(200)
  const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
  const lote = await createLote(producto, { name: 'titulos.xlsx', bytes })
  const documento = await api.get(`/creaciontitulos/titulos/${lote.desde}/documento`)
  const pdf = Buffer.from(await documento.arrayBuffer())
  const texto = readPdf(pdf)
  expect(texto).toContain(`${producto.url}/verificar`)
  const codigo = /Código de verificación (\w{20})/.exec(texto)?.[1] ?? ''
  return { numero: lote.desde, codigo, pdf }
}

interface PapelDePrueba {
  readonly titulo: string
  readonly codigo: string
  readonly pdf: Buffer
}

const readCodigo = (pdf: Buffer): string =>
  readPdf(pdf)
    .replace(/\s/g, '')
    .match(/(?:[A-Z2-9]{4}-){4}[A-Z2-9]{4}/)?.[0]
    .replaceAll('-', '') ?? ''

/**
 * Issues a demand letter and runs an evaluation. Each document shows its verification code and the URL to verify it.
 */
const issueOtros = async (producto: Producto): Promise<PapelDePrueba[]> => {
  const { api, sinRadicar } = await openGestion(producto, 'abogada')
  const imponibles = (await sinRadicar('Santa Rosa')).slice(0, 1).map((caso) => ({
    imponible: String(caso.imponible),
    recurso: caso.recurso,
  }))
  const pedido = { clase: 'inmueble', vencimiento: 'siguiente', repetir: '1', imponibles }
  const hechas = await api.post('/cartas/lotes', pedido)
  expect(hechas.status, await hechas.clone().text()).toBe(200)
  const { desde } = ((await hechas.json()) as { lote: { desde: number } }).lote
  const admin = createApi(producto.url, await tokenDe(producto, 'admin'))
  for (const categoria of ['sin_radicar', 'sin_archivar', 'faltantes'])
    expect((await admin.put('/evaluaciones-config', { categoria, maximo: 10 })).ok).toBe(true)
  const evaluada = await admin.post('/evaluaciones', { abogado: 'A01', resultado: 'Aprobado' })
  expect(evaluada.status, await evaluada.clone().text()).toBe(200)
  const [una] = (await evaluada.json()) as { id: number }[]
  const read = async (titulo: string, path: string): Promise<PapelDePrueba> => {
    const pdf = Buffer.from(await (await admin.get(path)).arrayBuffer())
    return { titulo, codigo: readCodigo(pdf), pdf }
  }
  return [
    await read(`Carta de intimación ${desde}`, `/cartas/${desde}/documento`),
    await read(`Evaluación ${una?.id}`, `/evaluaciones/${una?.id}/pdf`),
  ]
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Archivo PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer })

const expectLegible = async (page: Page, estado: string) => {
  const cdp = await page.context().newCDPSession(page)
  for (const [ventana, colorScheme] of [
    [{ width: 1366, height: 768 }, 'light'],
    [TELEFONO, 'dark'],
  ] as const) {
    await page.setViewportSize(ventana)
    await page.emulateMedia({ colorScheme })
    await expectWcag22(page, `${estado}, ${ventana.width}, ${colorScheme}`)
  }
  for (const { nombre, letra, ...ventana } of TAMANOS) {
    await page.setViewportSize(ventana)
    await setLetra(cdp, letra)
    await expect
      .poll(() => measure(page), `${estado}, ${nombre}`)
      .toEqual({ deMas: 0, cortados: [] })
  }
  await setLetra(cdp, 16)
  await page.setViewportSize({ width: 1366, height: 768 })
  await cdp.detach()
}

test('quien recibe un título, una carta o una evaluación los verifica con su código y su archivo, sin ingresar y con el teclado', async ({
  page,
  municipio,
  consola,
}) => {
  const { numero, codigo, pdf } = await issueTitulo(municipio)
  const enviados: number[] = []
  page.on('request', (request) => enviados.push(request.postDataBuffer()?.length ?? 0))

  await page.goto(municipio.url)
  await page.getByRole('link', { name: 'Verificar un documento' }).click()
  await expect(page).toHaveTitle('Verificar un documento · Apremia')
  await expectLegible(page, 'sin código')
  const campo = page.getByLabel('Código de verificación')
  await tabTo(page, campo)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escriba el código.')).toBeVisible()
  await page.keyboard.type((codigo.match(/.{4}/g) ?? []).join(' ').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Título ejecutivo ${numero}` })).toBeVisible()
  await expect(page.getByText('Vigente', { exact: true })).toBeVisible()
  expect(page.url()).toBe(`${municipio.url}/verificar/${codigo}`)

  await tabTo(page, page.getByLabel('Archivo PDF'))
  await choose(page, 'titulo.pdf', pdf)
  await expect(page.getByText('Es el documento emitido', { exact: true })).toBeVisible()
  await expectLegible(page, 'el archivo emitido')

  await choose(page, 'agregado.pdf', Buffer.concat([pdf, Buffer.from('\n% algo agregado')]))
  await expect(page.getByText(/tiene algo que no es solo una firma en su lugar/)).toBeVisible()
  await expectLegible(page, 'un archivo con algo agregado')
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Guardar el documento emitido' }).click()
  const guardado = await readDownload(await descarga)
  expect(guardado.name).toBe(`titulo_${numero}_emitido.pdf`)
  expect(guardado.bytes.equals(pdf)).toBe(true)

  const cambiado = Buffer.from(pdf)
  cambiado[pdf.length >> 1] = (cambiado[pdf.length >> 1] ?? 0) ^ 1
  await choose(page, 'cambiado.pdf', cambiado)
  await expect(page.getByText('No es el documento emitido', { exact: true })).toBeVisible()
  await expectLegible(page, 'un archivo cambiado')
  expect(Math.max(...enviados)).toBeLessThan(500)

  const api = createApi(municipio.url, await tokenDe(municipio, 'admin'))
  const anulacion = `/creaciontitulos/titulos/${numero}/anular`
  expect((await api.post(anulacion, { motivo: 'Pagó antes' })).status).toBe(200)
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByText('Anulado', { exact: true })).toBeVisible()
  await expectLegible(page, 'un título anulado')

  for (const papel of await issueOtros(municipio)) {
    await page.goto(`${municipio.url}/verificar/${papel.codigo}`)
    await expect(page.getByRole('heading', { name: papel.titulo })).toBeVisible()
    await expect(page.getByText('Vigente', { exact: true })).toBeVisible()
    await choose(page, 'papel.pdf', papel.pdf)
    await expect(page.getByText('Es el documento emitido', { exact: true })).toBeVisible()
    await choose(page, 'agregado.pdf', Buffer.concat([papel.pdf, Buffer.from('\n')]))
    await expect(page.getByText('No es el documento emitido', { exact: true })).toBeVisible()
    await expectLegible(page, papel.titulo)
  }

  consola.expect(/status of 404/)
  await page.goto(`${municipio.url}/verificar/ABCDEFGHJKMNPQRSTUVW`)
  const desconocido = page.getByText('No hay ningún documento emitido con ese código.')
  await expect(desconocido).toBeVisible()
  await expectLegible(page, 'un código desconocido')

  consola.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(desconocido).toHaveCount(0)
  // When the browser is online again, the verification page repeats its request by itself.
  await page.context().setOffline(false)
  await expect(desconocido).toBeVisible()
})
