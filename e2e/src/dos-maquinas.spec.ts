import { abrirNuevo, apiDe, tomarImponible, ultimo } from './support/convenio-nuevo.ts'
import { pantallaDeConvenios } from './support/convenios.ts'
import {
  openCreacionTitulos,
  otrosInmuebles,
  prepareProcesado,
  readDownload,
  ultimoTitulo,
} from './support/creacion-titulos.ts'
import { countTitulos } from './support/documentos.ts'
import { type DosMaquinas, startDosMaquinas } from './support/dos-maquinas.ts'
import { fetchAlone } from './support/fetch-alone.ts'
import { escrito, pantallaDeGestion } from './support/gestion.ts'
import { type Copia, copyMunicipio } from './support/plantilla.ts'
import { closePages, expect, llegar, test } from './support/test.ts'

let copia: Copia
let producto: DosMaquinas

test.beforeAll(async () => {
  copia = await copyMunicipio()
  producto = await startDosMaquinas(copia, { espera: 10 })
})

test.afterEach(async ({ context }) => {
  for (const maquina of producto.maquinas) maquina.thaw()
  await closePages(context)
})

test.afterAll(async () => {
  await producto?.stop()
  await copia?.remove()
})

test('una máquina muere: la abogada sigue donde estaba, y su documento se abre en la otra', async ({
  page,
}) => {
  const [una, otra] = producto.maquinas
  const p = pantallaDeGestion(page)
  await llegar(page, producto, 'abogada', '/mesa-extrajudicial?historico=true')
  await page
    .getByRole('link', { name: /^Ver el detalle de \d+ (AB|SS)/ })
    .nth(3)
    .click()
  const historia = page.getByRole('region', { name: 'Actuaciones' })
  await expect(historia.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Actuacion', exact: true }).click()
  await page.getByLabel('Tipo de actuación').selectOption('Contacto telefónico')
  await page.getByRole('button', { name: 'Grabar Nueva Actuación' }).click()
  await p.form.getByLabel('Observaciones').fill('Pidió los importes al día.')
  await p.form
    .getByLabel('Documentos')
    .setInputFiles([
      { name: 'nota.pdf', mimeType: 'application/pdf', buffer: escrito('Nota del deudor') },
    ])

  await una.stop('SIGKILL')
  await p.guardar.click()
  await p.confirmar.click()
  await expect(page.getByText('Las actuaciones se grabarón correctamente.')).toBeVisible()

  // The machine `otra`, which the test kills, stored the document. The machine `una` must be able to read it.
  await una.start()
  await otra.stop('SIGKILL')
  // The machine `una` is running again, but nginx may not send it requests yet.
  const viva = () => fetchAlone(`${producto.url}/api/salud/viva`)
  await expect.poll(async () => (await viva()).status).toBe(200)
  await page.reload()
  await expect(historia.getByText('Pidió los importes al día.')).toHaveCount(1)
  await expect(page.getByText('Deuda total')).toBeVisible()
  await historia.getByRole('button', { name: 'Ver nota.pdf' }).click()
  await expect(
    page.getByRole('dialog', { name: 'nota.pdf' }).getByText('Nota del deudor'),
  ).toBeVisible()
  await otra.start()
})

test('una máquina queda detenida mientras se imprime un lote: la otra lo termina, con los mismos números', async ({
  page,
}) => {
  await llegar(page, producto, 'admin', '/creaciontitulos?pestana=titulos')
  const pantalla = openCreacionTitulos(page)
  const boton = pantalla.confirmacion.getByRole('button', { name: /^Generar \d+ títulos$/ })
  // Either machine may print the batch, and either may report its progress. The test suspends each machine once.
  for (const maquina of producto.maquinas) {
    await expect.poll(producto.isShared).toBe(true)
    const desde = (await ultimoTitulo(producto)) + 1
    const bytes = await prepareProcesado(producto, otrosInmuebles(producto, 150))
    await pantalla.askTitulos('Inmueble', { name: `lote-${desde}.xlsx`, bytes }, desde)
    const cuantos = Number(/\d+/.exec((await boton.textContent()) ?? '')?.[0])
    expect(cuantos).toBeGreaterThan(20)
    const downloading = page.waitForEvent('download')
    const numerado = page.waitForResponse('**/generatetitles')
    await boton.click()
    await numerado
    maquina.freeze()
    expect(await countTitulos((await readDownload(await downloading)).bytes)).toBe(cuantos)
    maquina.thaw()
    const hasta = desde + cuantos - 1
    await expect(pantalla.lotes).toContainText(`Nº ${desde}–${hasta} (${cuantos})`)
    expect(await ultimoTitulo(producto)).toBe(hasta)
    await expect(pantalla.progreso).toHaveCount(0)
  }
})

test('las dos se reinician, de a una, mientras se carga un convenio: lo escrito sigue y se guarda una vez', async ({
  page,
  consola,
}) => {
  // When the machine that computes the amounts of the form is stopping, it answers 503 and the form asks again.
  consola.expect(/status of 503/)
  const item = await tomarImponible(producto, 'A01', 'I')
  const form = await abrirNuevo(page, producto, 'abogada')
  await form.agregar(item)
  await form.plan('ABLT').check()
  for (const maquina of producto.maquinas) {
    await expect.poll(producto.isShared).toBe(true)
    await maquina.stop()
    await form.firmante()
    await maquina.start()
  }
  await form.guardar()
  const convenio = await ultimo(await apiDe(producto, 'abogada'))
  expect(convenio.convenio_convpp.map(({ i }) => i)).toEqual([item.numero])
  await page.goto(`${producto.url}/convenios?convenio=${convenio.convenio}`)
  const { dialogo, ver } = pantallaDeConvenios(page)
  await ver(convenio).click()
  await expect(dialogo('Ver Convenio')).toContainText(convenio.convenio)
})
