import { lockTable } from '@apremia/api/postgres-server'
import { expectAccessible } from './support/accesibilidad.ts'
import { readDownload } from './support/creacion-titulos.ts'
import { diaDeHoy } from './support/dia-de-hoy.ts'
import { readPdf } from './support/documentos.ts'
import { type Caso, openGestion } from './support/gestion.ts'
import type { Producto } from './support/producto.ts'
import { expect, llegar, test } from './support/test.ts'

const BARRIO = 'Santa Rosa'

const ESCANEO = {
  name: 'acuse.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

interface Lote {
  readonly id: string
  readonly desde: number
  readonly hasta: number
}

const pedir = (casos: readonly Caso[], vencimiento: string) => ({
  ...{ clase: 'inmueble', vencimiento, omitir: '1', repetir: '1' },
  imponibles: casos.map(({ imponible, recurso }) => ({ imponible: String(imponible), recurso })),
})

const hacerCartas = async (producto: Producto): Promise<Lote> => {
  const { api, sinRadicar } = await openGestion(producto, 'abogada')
  const casos = (await sinRadicar(BARRIO)).slice(0, 6)
  const hechas = await api.post('/cartas/lotes', pedir(casos, 'actual'))
  expect(hechas.ok, await hechas.clone().text()).toBe(true)
  return ((await hechas.json()) as { lote: Lote }).lote
}

test('una abogada anota los acuses de sus cartas: de una con su escaneo, de varias juntas, y corrige', async ({
  page,
  producto,
}) => {
  const lote = await hacerCartas(producto)
  expect(lote.hasta).toBeGreaterThan(lote.desde)

  await llegar(page, producto, 'abogada', '/gestion')
  await page.getByRole('navigation').getByRole('link', { name: 'Cartas de intimación' }).click()
  await page.getByRole('tab', { name: 'Lotes' }).click()
  const rango = `Nº ${lote.desde} a ${lote.hasta}`
  const fila = page.getByRole('row').filter({ hasText: rango })
  await expect(fila.getByText('Listo')).toBeVisible()
  await expectAccessible(page, 'lotes')
  await fila.getByRole('link', { name: /^Ver las cartas/ }).click()
  await expect(page.getByText(`TOTAL: ${lote.hasta - lote.desde + 1} resultados`)).toBeVisible()
  await expectAccessible(page, 'cartas')

  await page.getByRole('button', { name: `Ver la carta Nº ${lote.desde}`, exact: true }).click()
  const ver = page.getByRole('dialog', { name: `Carta Nº ${lote.desde}` })
  await expect(ver.getByText(/CARTA DE INTIMACIÓN/).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Anotar el acuse de la carta Nº ${lote.desde}` }).click()
  const acuse = page.getByRole('dialog', { name: `Acuse de la carta Nº ${lote.desde}` })
  const guardar = acuse.getByRole('button', { name: 'Guardar' })
  await guardar.click()
  await expect(acuse.getByText('Elija el medio.')).toBeVisible()
  await acuse.getByLabel('Medio').selectOption('Cédula')
  await acuse.getByLabel('Resultado').selectOption('Recibida')
  await acuse.getByLabel('Fecha', { exact: true }).fill(diaDeHoy())
  await guardar.click()
  await expect(acuse.getByText('Indique quién la recibió.')).toBeVisible()
  await acuse.getByLabel('Quién la recibió').fill('Gil, Luz')
  await acuse.locator('input[type=file]').setInputFiles(ESCANEO)
  await expectAccessible(page, 'acuse')
  await guardar.click()
  await expect(page.getByText('Acuse anotado')).toBeVisible()
  const primera = page.getByRole('row').filter({ hasText: 'Recibida' })
  await expect(primera).toHaveCount(1)
  await primera.getByRole('button', { name: /^Ver el escaneo/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Leer con un lector' }).click()
  const lector = page.getByRole('dialog', { name: 'Leer con un lector' })
  const leidas = lector.getByLabel('Números o códigos de carta')
  await leidas.fill(`${lote.desde + 1} AB-7`)
  await lector.getByRole('button', { name: 'Elegir las cartas' }).click()
  await expect(lector.getByText('«AB-7» no es un número ni un código de carta.')).toBeVisible()
  await leidas.fill(`${lote.desde + 1}\n999999999\n`)
  await lector.getByRole('button', { name: 'Elegir las cartas' }).click()
  await expect(lector.getByText('No existe la carta Nº 999999999.')).toBeVisible()
  await expectAccessible(page, 'lector')
  const { api } = await openGestion(producto, 'abogada')
  const leida = await api.get(`/cartas?numeros=${lote.desde + 1}`)
  const [carta] = (await leida.json()) as { codigo_verificacion: string }[]
  // The test types three lines that name the same demand letter: its number, the URL of its QR code and its
  // verification code.
  const codigo = carta?.codigo_verificacion ?? ''
  const agrupado = (codigo.match(/.{4}/g) ?? []).join('-').toLowerCase()
  await leidas.fill(`${lote.desde + 1}\nhttps://m.gob.ar/verificar/${codigo}\n${agrupado}\n`)
  await lector.getByRole('button', { name: 'Elegir las cartas' }).click()
  await expect(lector).toHaveCount(0)
  await expect(page.getByText('1 carta elegida')).toBeVisible()

  await page.getByRole('button', { name: 'Mostrar filtros' }).click()
  await page.getByLabel('Acuse', { exact: true }).selectOption('Sin acuse')
  await page.getByRole('button', { name: 'BUSCAR' }).click()
  await expect(page.getByText(`TOTAL: ${lote.hasta - lote.desde} resultados`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elegir las de esta página' }).check()
  await page.getByRole('button', { name: 'Anotar el acuse', exact: true }).click()
  const varias = page.getByRole('dialog', { name: /^Acuse de/ })
  await varias.getByLabel('Medio').selectOption('Notificador')
  await varias.getByLabel('Resultado').selectOption('Devuelta')
  await varias.getByLabel('Fecha', { exact: true }).fill(diaDeHoy())
  await varias.getByLabel('Motivo').fill('Sin moradores')
  await varias.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/^\d+ acuses anotados$/)).toBeVisible()
  await expect(page.getByText('No hay resultados con estos filtros.')).toBeVisible()

  await page.goto(`${producto.url}/cartas?lote=${lote.id}`)
  await page.getByRole('button', { name: `Corregir el acuse de la carta Nº ${lote.desde}` }).click()
  await acuse.getByLabel('Quién la recibió').fill('Gil, Luz María')
  await guardar.click()
  await expect(acuse.getByText('Diga por qué se corrige el acuse ya anotado.')).toBeVisible()
  await acuse.getByLabel('Por qué se corrige').fill('El nombre completo.')
  await guardar.click()
  await expect(page.getByText('Acuse anotado')).toBeVisible()

  await llegar(page, producto, 'invitado', '/cartas')
  await expect(page).not.toHaveURL(/cartas/)
})

test('una carta que salió por error se anula con motivo: deja de esperar su acuse y lo dice en todas partes', async ({
  page,
  producto,
}) => {
  const lote = await hacerCartas(producto)

  await llegar(page, producto, 'abogada', `/cartas?lote=${lote.id}`)
  const anular = page.getByRole('button', { name: `Anular la carta Nº ${lote.desde}`, exact: true })
  const anotar = page.getByRole('button', {
    name: `Anotar el acuse de la carta Nº ${lote.desde}`,
    exact: true,
  })
  await expect(anotar).toBeVisible()
  await anular.click()
  const dialogo = page.getByRole('dialog', { name: 'Anular la carta' })
  const confirmar = dialogo.getByRole('button', { name: `Anular la carta Nº ${lote.desde}` })
  await confirmar.click()
  await expect(dialogo.getByText(/motivo/).last()).toBeVisible()
  await expectAccessible(page, 'anular una carta')
  await dialogo.getByLabel('Motivo').fill('Se hizo para otro contribuyente')
  await confirmar.click()
  await expect(page.getByText(`La carta Nº ${lote.desde} quedó anulada.`)).toBeVisible()
  const fila = page.getByRole('row').filter({ hasText: 'Se hizo para otro contribuyente' })
  await expect(fila.getByText('Anulada', { exact: true })).toBeVisible()
  await expect(anular).toHaveCount(0)
  await expect(anotar).toHaveCount(0)
  await expectAccessible(page, 'una carta anulada')

  await page.getByRole('button', { name: `Ver la carta Nº ${lote.desde}`, exact: true }).click()
  const ver = page.getByRole('dialog', { name: `Carta Nº ${lote.desde}` })
  await expect(ver.getByText(/ANULADA/).first()).toBeVisible()
})

test('un lote que se cancela mientras se imprime se reanuda y termina con todas sus cartas', async ({
  page,
  producto,
}) => {
  const { api, sinRadicar } = await openGestion(producto, 'abogada')
  const casos = await sinRadicar(BARRIO)
  // This lock stops every print job at its start, so that the test can cancel the job. A print job first reads the
  // locked table of the audit certificates. The request that creates the letters does not read that table.
  const soltar = await lockTable(producto.env.DATABASE_URL ?? '', 'historial_constancia')
  const hechas = await api.post('/cartas/lotes', pedir(casos, 'actual'))
  expect(hechas.ok, await hechas.clone().text()).toBe(true)
  const { lote } = (await hechas.json()) as { lote: { desde: number; hasta: number } }
  expect(lote.hasta).toBeGreaterThan(lote.desde)

  await llegar(page, producto, 'abogada', '/cartas?pestana=lotes')
  const fila = page.getByRole('row').filter({ hasText: `Nº ${lote.desde} a ${lote.hasta}` })
  await expect(fila.getByText('Pendiente')).toBeVisible()
  await fila.getByRole('button', { name: /^Reanudar/ }).click()
  const progreso = page.getByRole('dialog', { name: 'Progreso' })
  await expect(progreso).toContainText('Imprimiendo las cartas...')
  const cancelada = page.waitForResponse((response) => response.url().endsWith('/cancelar'))
  await progreso.getByRole('button', { name: /^Cancelar/ }).click()
  await cancelada
  await soltar()
  await expect(progreso).toContainText('La tarea se canceló.')
  await page.keyboard.press('Escape')
  await expect(progreso).toHaveCount(0)
  await expect(fila.getByText('Pendiente')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await fila.getByRole('button', { name: /^Reanudar/ }).click()
  await expect(progreso).toContainText('Las cartas se imprimieron.')
  const { name, bytes } = await readDownload(await downloading)
  expect(name).toBe(`cartas_${lote.desde}_a_${lote.hasta}.pdf`)
  const numeros = [...readPdf(bytes).matchAll(/CARTA DE INTIMACIÓN N\.º\s(\d+)/g)]
  expect(numeros.map(([, numero]) => Number(numero))).toEqual(
    Array.from({ length: lote.hasta - lote.desde + 1 }, (_, i) => lote.desde + i),
  )
  await expect(fila.getByText('Listo')).toBeVisible()
})
