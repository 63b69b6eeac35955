import { freePort } from '@apremia/api/launch'
import { makeSelfSigned, signTitulo } from '@apremia/documents/firma-de-prueba'
import type { Locator } from '@playwright/test'
import { expectWcag22 } from './support/accesibilidad.ts'
import { createApi } from './support/api.ts'
import {
  createLote,
  otrosInmuebles,
  prepareProcesado,
  readDownload,
} from './support/creacion-titulos.ts'
import { readPdf, unzip } from './support/documentos.ts'
import { type Copia, copyMunicipio } from './support/plantilla.ts'
import { type Producto, startProducto } from './support/producto.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test, tokenDe } from './support/test.ts'

const FIRMA = '/creaciontitulos?pestana=firma'

/**
 * Chooses version 2 of the executive title, which has a field for a digital signature, and sets the parameters that
 * this version prints.
 */
const chooseSegunda = async (producto: Producto): Promise<void> => {
  const api = createApi(producto.url, await tokenDe(producto, 'admin'))
  const parametros = {
    'verificacion.direccion': producto.url,
    'titulo.version': '2',
    'titulo.decreto': 'Decreto N.º 123/2024',
  }
  for (const [clave, valor] of Object.entries(parametros)) {
    const puesta = await api.post('/parametros', { clave, valor, motivo: 'De prueba' })
    expect(puesta.status, await puesta.text()).toBe(200)
  }
  const recursos = (await (await api.get('/recursos')).json()) as { codigo: string }[]
  const ordenanza = {
    ...{ anio: 1990, ordenanza: 'Ordenanza Impositiva 9.001' },
    ...{ tributo: 'artículo 95', interes: 'artículo 41, 3 % mensual' },
  }
  const recurso = recursos.find(({ codigo }) => codigo === 'AB')
  const guardado = await api.put('/recursos', { ...recurso, ordenanzas: [ordenanza] })
  expect(guardado.status, await guardado.text()).toBe(200)
}

const attach = (dialogo: Locator, files: readonly (readonly [string, Uint8Array])[]) =>
  dialogo.getByLabel('PDF firmados, o zips con ellos').setInputFiles(
    files.map(([name, bytes]) => ({
      ...{ name, mimeType: 'application/octet-stream' },
      buffer: Buffer.from(bytes),
    })),
  )

test.describe('títulos para firmar', () => {
  let copia: Copia
  let producto: Producto
  let desde: number
  let cantidad: number

  test.beforeAll(async () => {
    copia = await copyMunicipio()
    producto = await startProducto(copia, { port: await freePort() })
    await chooseSegunda(producto)
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto))
    ;({ desde, cantidad } = await createLote(producto, { name: 'titulos.xlsx', bytes }))
  })

  test.afterAll(async () => {
    await producto.stop()
    await copia.remove()
  })

  test('se descargan, se firman, se suben, y desde entonces se descarga el firmado', async ({
    page,
  }) => {
    await llegar(page, producto, 'jefe', FIRMA)
    const lista = page.getByRole('region', { name: 'Títulos para firmar', exact: true })
    const total = lista.getByText(/^TOTAL: /)
    await expect(total).toHaveText(`TOTAL: ${cantidad} resultados`)
    await expectWcag22(page, 'la lista')

    for (const numero of [desde, desde + 1])
      await lista.getByRole('checkbox', { name: `Elegir el título ${numero}`, exact: true }).check()
    const barra = page.getByRole('region', { name: 'Títulos elegidos' })
    await expect(barra).toContainText('2 títulos elegidos')
    const bajada = page.waitForEvent('download')
    await barra.getByRole('button', { name: 'Descargar para firmar' }).click()
    const emitidos = await unzip((await readDownload(await bajada)).bytes)
    expect(emitidos.size).toBe(2)
    const [uno, otro] = [...emitidos.values()]
    if (uno === undefined || otro === undefined) throw new Error('Faltan títulos')
    await barra.getByRole('button', { name: 'Limpiar la elección' }).click()

    const firmado = await signTitulo(uno, await makeSelfSigned('Jefatura'))
    await lista.getByRole('button', { name: 'Subir firmados' }).click()
    const dialogo = page.getByRole('dialog', { name: 'Subir títulos firmados' })
    await attach(dialogo, [
      ['nota.docx', Buffer.from('x')],
      ['cualquier nombre.pdf', firmado],
      ['sin firma.pdf', otro],
      ['cambiado.pdf', Buffer.concat([otro, Buffer.from('\n% algo')])],
    ])
    await expect(dialogo.getByText('nota.docx: no es un PDF ni un zip.')).toBeVisible()
    await expectWcag22(page, 'los archivos elegidos')
    await dialogo.getByRole('button', { name: 'Subir', exact: true }).click()
    await expect(dialogo.getByText('Firmado: 1 · Sin firma: 1 · Modificado: 1')).toBeVisible()
    await expect(dialogo.getByText(`Se guardó el título Nº ${desde} firmado.`)).toBeVisible()
    await expectWcag22(page, 'el resultado')
    await page.setViewportSize(TELEFONO)
    await expectWcag22(page, 'el resultado en un teléfono')
    await page.setViewportSize({ width: 1366, height: 768 })
    await dialogo.getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(total).toHaveText(`TOTAL: ${cantidad - 1} resultados`)

    await page.goto(`${producto.url}${FIRMA}&estado=firmado`)
    await expect(total).toHaveText('TOTAL: 1 resultados')
    await expect(lista.getByText(/^Firmado el /)).toBeVisible()
    const descarga = page.waitForEvent('download')
    await lista.getByRole('button', { name: `Ver el título ${desde} firmado` }).click()
    const guardado = await readDownload(await descarga)
    expect(guardado.bytes.equals(Buffer.from(firmado))).toBe(true)
    const original = page.waitForEvent('download')
    await lista.getByRole('button', { name: `Ver el original del título ${desde}` }).click()
    expect((await readDownload(await original)).bytes.equals(uno)).toBe(true)

    const codigo = /Código de verificación (\w{20})/.exec(readPdf(uno))?.[1] ?? ''
    await page.goto(`${producto.url}/verificar/${codigo}`)
    const campo = page.getByLabel('Archivo PDF')
    await campo.setInputFiles({
      ...{ name: guardado.name, mimeType: 'application/pdf', buffer: guardado.bytes },
    })
    await expect(page.getByText('Es el documento emitido, con una firma')).toBeVisible()
  })
})
