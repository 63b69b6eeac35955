import { expectAccessible, tabTo } from './support/accesibilidad.ts'
import { apiDe, formulario, guardarYComparar, tomarImponible } from './support/convenio-nuevo.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { readPdf } from './support/documentos.ts'
import { abrirSimulacion, openPlanes, PLANES } from './support/planes.ts'
import { TELEFONO } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

test('se comparan los planes, se imprime el presupuesto de uno y se hace el convenio con él, con los mismos importes', async ({
  page,
  producto,
}) => {
  const { numero, recurso } = await tomarImponible(producto, 'A01', 'I')
  await llegar(page, producto, 'abogada', `${PLANES}?inmueble=${numero}&recurso=${recurso}`)
  const { simulacion, tarjeta } = openPlanes(page)
  await abrirSimulacion(page)
  const pago = tarjeta('W2201')
  const cifra = async (nombre: string) =>
    (await pago.locator('dl > div').filter({ hasText: nombre }).locator('dd').textContent()) ?? ''
  await expect(pago).toContainText('Honorarios y cargos')
  const [alMunicipio, honorarios, total] = [
    await cifra('Al municipio'),
    await cifra('Honorarios y cargos'),
    await cifra('Total'),
  ]

  const descarga = page.waitForEvent('download')
  await pago.getByRole('button', { name: 'Imprimir presupuesto W2201' }).click()
  const { name, bytes } = await readDownload(await descarga)
  expect(name).toBe(`presupuesto_${recurso}_${numero}_W2201.pdf`)
  const texto = readPdf(bytes).replace(/\s+/g, ' ')
  for (const parte of [
    'PRESUPUESTO SIN VALOR LEGAL',
    'Los importes valen solo para el',
    'W2201, Pago único con reducción de intereses',
    `Imponible ${numero}`,
    'Página 1 de 1',
    ...[alMunicipio, honorarios, total].map((pesos) => pesos.replace(/^\$\s/, '')),
  ])
    expect(texto).toContain(parte)

  await tabTo(page, pago.getByRole('button', { name: 'Hacer el convenio con este plan W2201' }))
  await page.keyboard.press('Enter')
  const form = formulario(page, 'Nuevo Convenio')
  await expect(simulacion).toHaveCount(0)
  await expect(form.plan('W2201')).toBeChecked()
  await form.firmante()
  await expect(await form.barra('Planes')).toHaveText(alMunicipio)
  await expect(await form.barra('Total a pagar')).toHaveText(total)
  const guardado = await guardarYComparar(form, await apiDe(producto, 'abogada'))
  expect(guardado.convenio_convpp).toMatchObject([{ r: recurso, i: numero, plan: 'W2201' }])
})

test('en un teléfono los planes son fichas, y se llega a todo con el teclado', async ({
  page,
  producto,
}) => {
  const { numero, recurso } = await tomarImponible(producto, 'A01', 'I')
  await page.setViewportSize(TELEFONO)
  await llegar(page, producto, 'abogada', `${PLANES}?inmueble=${numero}&recurso=${recurso}`)
  const { tarjeta, resultado, tipo } = openPlanes(page)
  await abrirSimulacion(page)
  for (const codigo of ['ABLT', 'W2201'])
    await expect(tarjeta(codigo)).toContainText('Honorarios y cargos')
  await expect(resultado.locator('.sim-plan')).toBeVisible()
  const [uno, otro] = [await tarjeta('ABLT').boundingBox(), await tarjeta('W2201').boundingBox()]
  if (!uno || !otro) throw new Error('No se ven los planes')
  expect(otro.x).toBe(uno.x)
  expect(otro.y).toBeGreaterThan(uno.y + uno.height - 1)
  expect(uno.x + uno.width).toBeLessThanOrEqual(TELEFONO.width)
  await tabTo(page, tipo('ABLT'))
  await page.keyboard.press('ArrowDown')
  await expect(tipo('ABLT')).not.toBeChecked()
  await expect(resultado.locator('.sim-plan')).not.toContainText('ABLT')
  await expectAccessible(page, 'planes en un teléfono')
})
