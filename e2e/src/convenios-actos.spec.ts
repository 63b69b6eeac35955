import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accesibilidad.ts'
import {
  type Convenio,
  openConvenios,
  pantallaDeConvenios,
  pesos,
  sumPesos,
  totalDe,
} from './support/convenios.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readPdf, sha256 } from './support/documentos.ts'
import { expect, llegar, test } from './support/test.ts'

const CONVENIOS = '/convenios'

const download = async (page: Page) => {
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar', exact: true }).click()
  return readDownload(await descarga)
}

/** How much of a page is drawn: the part of its pixels that are not white. */
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

test('se confirma después de leer sus cifras; quien llega tarde sabe por qué no', async ({
  page,
  producto,
  consola,
}) => {
  consola.expect(/status of 409/)
  const { api, find, detalle } = await openConvenios(producto, 'jefe')
  const intentos = await (await openConvenios(producto, 'jefe')).buscar({ confirmado: '0' })
  expect(intentos.length).toBeGreaterThan(1)
  const convenio = await detalle((await find('0')).id)
  const { confirmar, fila, pdf, editar, eliminar } = pantallaDeConvenios(page)
  await llegar(page, producto, 'jefe', `${CONVENIOS}?convenio=${convenio.convenio}`)
  await confirmar(convenio).click()
  const pregunta = page.getByRole('dialog')
  await expect(pregunta).toContainText('¿Esta seguro de confirmar este convenio?')
  await expect(pregunta).toContainText(convenio.frm_nombre)
  await expect(pregunta).toContainText(pesos(convenio.total))
  await expect(pregunta).toContainText(pesos(convenio.liquidacion.total))
  await expect(pregunta).toContainText(sumPesos(convenio.a_pagar, convenio.liquidacion.total))
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
  await expect(page.getByText('Se confirmó correctamente.')).toBeVisible()
  await expect(pdf(convenio)).toBeVisible()
  for (const boton of [confirmar, editar, eliminar]) await expect(boton(convenio)).toHaveCount(0)
  await expect(fila(convenio)).not.toContainText('Sin confirmar')

  const otro = await find('0')
  await page.goto(`${producto.url}${CONVENIOS}?convenio=${otro.convenio}`)
  await confirmar(otro).click()
  await expect(pregunta).toContainText('Honorarios y gastos')
  expect((await api.post(`/convenios/${otro.id}/confirmar`)).status).toBe(200)
  await pregunta.getByRole('button', { name: 'Confirmar convenio' }).click()
  await expect(pregunta.getByRole('alert')).toContainText('El convenio ya está confirmado')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(pdf(otro)).toBeVisible()
})

test('se elimina después de preguntar, y deja de figurar', async ({ page, producto }) => {
  const { buscar, find } = await openConvenios(producto, 'jefe')
  const antes = (await buscar()).length
  const convenio = await find('0')
  const { eliminar, fila, total } = pantallaDeConvenios(page)
  await llegar(page, producto, 'jefe', CONVENIOS)
  await expect(total).toHaveText(totalDe(antes))
  await eliminar(convenio).click()
  const pregunta = page.getByRole('dialog', { name: `Eliminar convenio ${convenio.convenio}` })
  await expect(pregunta).toContainText('¿Esta seguro de eliminar este convenio?')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(eliminar(convenio)).toBeFocused()
  await eliminar(convenio).click()
  await pregunta.getByRole('button', { name: 'Eliminar convenio' }).click()
  await expect(page.getByText('Se eliminó correctamente.')).toBeVisible()
  await expect(fila(convenio)).toHaveCount(0)
  await expect(total).toHaveText(totalDe(antes - 1))
})

test('el estado de retiro de un plan cambia después de preguntar', async ({ page, producto }) => {
  const { find, buscar } = await openConvenios(producto, 'abogada')
  const convenio = await find('1')
  const [plan] = convenio.convenio_convpp
  const { planes, ver, dialogo } = pantallaDeConvenios(page)
  await llegar(page, producto, 'abogada', `${CONVENIOS}?convenio=${convenio.convenio}`)
  await planes(convenio).click()
  const estado = page.getByRole('combobox', { name: /^Estado de retiro/ })
  const actual = String(plan?.estado_retiro)
  await expect(estado).toHaveValue(actual)
  await estado.focus()
  await estado.selectOption('No retirado')
  const pregunta = page.getByRole('dialog', { name: /^Modificar el plan/ })
  await expect(pregunta).toContainText('¿Esta seguro de modificar este plan?')
  await expect(pregunta).toContainText('pasa a «No retirado»')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(estado).toHaveValue(actual)
  await expect(estado).toBeFocused()
  await estado.selectOption('No retirado')
  await pregunta.getByRole('button', { name: 'Modificar el plan' }).click()
  await expect(page.getByText('Se modifico correctamente.')).toBeVisible()
  await expect(estado).toHaveValue('3')
  const [guardado] = await buscar({ convenio: convenio.convenio })
  expect(guardado?.convenio_convpp[0]?.estado_retiro).toBe(3)

  await ver(convenio).click()
  const enVista = dialogo('Ver Convenio').getByRole('combobox')
  await expect(enVista).toHaveValue('3')
  await enVista.selectOption('Pendiente')
  await pregunta.getByRole('button', { name: 'Modificar el plan' }).click()
  await expect(enVista).toHaveValue('1')
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
    await expect(hojas.first().locator('.pdf-text')).toContainText(convenio.frm_nombre)
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
  })

  for (const { viewport, colorScheme } of [
    { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  ] as const) {
    test.describe(`a ${viewport.width}x${viewport.height}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

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
