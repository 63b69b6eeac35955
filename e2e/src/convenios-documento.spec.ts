import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import { createApi } from './support/api.ts'
import { formulario } from './support/convenio-nuevo.ts'
import { type Convenio, openConvenios, pantallaDeConvenios } from './support/convenios.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readPdf, sha256 } from './support/documentos.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, PERSONAS, test, tokenDe } from './support/test.ts'

const CONVENIOS = '/convenios'

const download = async (page: Page) => {
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar', exact: true }).click()
  return readDownload(await descarga)
}

const inkOf = (page: Page, numero: number): Promise<number> =>
  page
    .getByRole('region', { name: new RegExp(`^Página ${numero} de`) })
    .locator('canvas')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const { width, height } = canvas
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      let ink = 0
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) ink += 1
      return ink / (width * height)
    })

test('con la versión 2 se dice qué falta para confirmar, y el documento la lleva', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/status of 409/)
  const admin = createApi(municipio.url, await tokenDe(municipio, 'admin'))
  const poner = async (clave: string, valor: string) => {
    const cambio = { clave, valor, vigenteDesde: '2020-01-01', motivo: 'Decreto de la prueba' }
    expect((await admin.post('/parametros', cambio)).status).toBe(200)
  }
  const { api, buscar } = await openConvenios(municipio, 'abogada')
  const [abierto] = await buscar({ confirmado: '0' })
  if (abierto === undefined) throw new Error('No hay un convenio sin confirmar')
  const editado = await api.post('/convenios/edit', { convenio: abierto.id, firma_caracter: 2 })
  expect(editado.status).toBe(200)
  await poner('convenio.version', '2')

  await llegar(page, municipio, 'abogada', `${CONVENIOS}?convenio=${abierto.convenio}`)
  const { confirmar, editar, pdf } = pantallaDeConvenios(page)
  await confirmar(abierto).click()
  const pregunta = page.getByRole('dialog')
  await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
  const aviso = pregunta.getByRole('alert')
  for (const falta of ['acredita personería', 'quién cobra los honorarios', 'con qué poder actúa'])
    await expect(aviso).toContainText(falta)
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()

  await poner('convenio.personeria', 'el Decreto N.º 120/2026')
  const cobra = {
    ...{ nrodni: PERSONAS.abogada, beneficiario: 'Estudio Muñoz' },
    cbu: '2850590940090418135201',
  }
  expect((await admin.post('/profesionales/editAbogado', cobra)).status).toBe(200)
  await editar(abierto).click()
  const { campo, guardarBoton, ask } = formulario(page, 'Ver Convenio')
  await campo('Poder con que actúa').fill('poder general, escritura N.º 12')
  await guardarBoton.click()
  await ask.click()
  await expect(page.getByText('Los datos es guardaron correctamente.')).toBeVisible()
  await page.goto(`${municipio.url}${CONVENIOS}?convenio=${abierto.convenio}`)
  await confirmar(abierto).click()
  await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
  await expect(pdf(abierto)).toBeVisible()
  const texto = readPdf(
    Buffer.from(await (await api.get(`/convenios/${abierto.id}/pdf`)).arrayBuffer()),
  ).replaceAll(/\s+/g, ' ')
  for (const frase of ['a elección de la Municipalidad', 'Estudio Muñoz', 'en representación de'])
    expect(texto).toContain(frase)
  expect(texto).not.toContain('otro fuero')
})

test.describe('el documento', () => {
  const open = async (page: Page, convenio: Convenio) => {
    const { pdf, dialogo } = pantallaDeConvenios(page)
    await pdf(convenio).click()
    const visor = dialogo(`Convenio ${convenio.convenio}`)
    await expect(visor.locator('canvas').first()).toBeVisible()
    return { visor, abrir: pdf(convenio) }
  }

  test('se ve dibujado y con su texto, se agranda y se descarga igual dos veces', async ({
    page,
    producto,
  }) => {
    const { find } = await openConvenios(producto, 'abogada')
    const convenio = await find('1')
    await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
    const { visor, abrir } = await open(page, convenio)
    const hojas = visor.getByRole('region', { name: /^Página \d de \d$/ })
    const cuantas = await hojas.count()
    await expect(visor.locator('.pdf-bar')).toContainText(`Página 1 de ${cuantas}`)
    expect(await inkOf(page, 1)).toBeGreaterThan(0.005)
    await expect(hojas.first().locator('.pdf-text')).toContainText(convenio.convenio)
    // The PDF prints the names in capital letters.
    await expect(hojas.first().locator('.pdf-text')).toContainText(convenio.frm_nombre, {
      ignoreCase: true,
    })
    await visor.getByRole('button', { name: 'Página siguiente' }).click()
    await expect(visor.locator('.pdf-bar')).toContainText(`Página 2 de ${cuantas}`)
    await expect(hojas.nth(1).locator('canvas')).toBeVisible()
    expect(await inkOf(page, 2)).toBeGreaterThan(0.001)
    const ancho = async () => (await hojas.first().boundingBox())?.width ?? 0
    const ajustado = await ancho()
    await visor.getByRole('button', { name: 'Alejar' }).click()
    await expect.poll(ancho).toBeLessThan(ajustado)
    await visor.getByRole('button', { name: 'Ajustar al ancho' }).click()
    await expect.poll(ancho).toBe(ajustado)

    const una = await download(page)
    expect(una.name).toBe(`convenio_${convenio.convenio}.pdf`)
    expect(readPdf(una.bytes)).toContain(convenio.convenio)
    await page.keyboard.press('Escape')
    await expect(visor).toHaveCount(0)
    await expect(abrir).toBeFocused()
    await open(page, convenio)
    expect(sha256((await download(page)).bytes)).toBe(sha256(una.bytes))
  })

  test('se imprime entero, una hoja por página', async ({ page, producto }) => {
    const { find } = await openConvenios(producto, 'abogada')
    const convenio = await find('1')
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-impreso', '')
    })
    await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
    const { visor } = await open(page, convenio)
    const cuantas = await visor.getByRole('region', { name: /^Página/ }).count()
    await visor.getByRole('button', { name: 'Imprimir' }).click()
    await expect(page.locator('body[data-impreso]')).toBeVisible()
    const papel = readPdf(await page.pdf({ preferCSSPageSize: true })).split('\f').length - 1
    expect(papel).toBe(cuantas)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('.pdf-print')).toHaveCount(0)
  })

  test('si no está lo dice, y si falla se vuelve a intentar', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of (404|409|500)/)
    const { find } = await openConvenios(producto, 'abogada')
    const [libre, hecho] = [await find('0'), await find('1')]
    await llegar(page, producto, 'abogada', `${CONVENIOS}?pdf=999999`)
    const aviso = page.getByRole('dialog').getByRole('alert')
    await expect(aviso).toContainText('Error!')
    await expect(aviso).toContainText('No se puedo encontrar el convenio.')
    await page.goto(`${producto.url}${CONVENIOS}?pdf=${libre.id}`)
    await expect(aviso).toContainText('El PDF está disponible cuando el convenio se confirma.')
    await page.route('**/api/convenios/*/pdf', (route) => route.fulfill({ status: 500 }))
    await page.goto(`${producto.url}${CONVENIOS}?pdf=${hecho.id}`)
    await expect(aviso).toContainText('Ocurrio un error, intentelo nuevamente.')
    await page.unroute('**/api/convenios/*/pdf')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible()
    await page.route('**/api/convenios/*/pdf', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: 'no es un PDF' }),
    )
    await page.goto(`${producto.url}${CONVENIOS}?pdf=${hecho.id}`)
    await expect(page.getByRole('dialog')).toContainText('Este navegador no pudo mostrar')
    await expect(page.getByRole('button', { name: 'Descargar', exact: true })).toBeVisible()
    await page.unroute('**/api/convenios/*/pdf')
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.fillRect = () => {
        throw new Error('sin dibujo')
      }
    })
    await page.goto(`${producto.url}${CONVENIOS}?pdf=${hecho.id}`)
    await expect(page.getByRole('dialog')).toContainText('Este navegador no pudo mostrar')
    expect((await download(page)).name).toBe(`convenio_${hecho.convenio}.pdf`)
  })

  for (const { viewport, colorScheme } of [
    { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
    { viewport: TELEFONO, colorScheme: 'dark' },
  ] as const) {
    test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      test('el visor se puede usar', async ({ page, producto }) => {
        const { find } = await openConvenios(producto, 'abogada')
        const convenio = await find('1')
        await llegar(page, producto, 'abogada', `${CONVENIOS}?pdf=${convenio.id}`)
        await expect(page.locator('.pdf-page canvas').first()).toBeVisible()
        await expectAccessible(page, 'visor')
      })
    })
  }
})
