import { randomBytes } from 'node:crypto'
import { zipTextos } from '@apremia/api/zip-textos'
import type { Page } from '@playwright/test'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { textosDeDeuda, textosDeEjemplo } from './support/paquetes.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { expect, llegar, test } from './support/test.ts'

const PANTALLA = '/datos-del-municipio'

const probar = async (
  page: Page,
  name: string,
  textos: ReadonlyMap<string, string>,
): Promise<void> => {
  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cargar un paquete' })
  await dialogo.locator('input[type=file]').setInputFiles({
    ...{ name, mimeType: 'application/zip', buffer: await zipTextos(textos) },
  })
  await dialogo.getByRole('button', { name: 'Probar' }).click()
}

test('el paquete de ejemplo se prueba, se ve qué haría, se carga y queda en la lista', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Datos del municipio' }).click()
  await expect(page.getByText('Todavía no se cargó ningún paquete.')).toBeVisible()
  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const nueva = page.getByRole('dialog', { name: 'Cargar un paquete' })
  await nueva.getByRole('button', { name: 'Probar' }).click()
  await expect(nueva.getByText('Elija el paquete.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un paquete por elegir')
  await page.keyboard.press('Escape')
  await expect(nueva).toBeHidden()

  await probar(page, 'ejemplo.zip', textosDeEjemplo())
  const prueba = page.getByRole('dialog', { name: 'Prueba de «ejemplo.zip»' })
  await expect(prueba.getByText('Es una prueba: todavía no se cambió nada.')).toBeVisible()
  await expect(filaOTarjeta(page, 'plan_cuotas')).toContainText('3')
  await expectAccessibleEnAmbas(page, 'un paquete probado')
  await prueba.getByRole('button', { name: 'Cargar', exact: true }).click()
  const pregunta = page.getByRole('dialog', { name: 'Cargar el paquete' })
  await expect(pregunta).toContainText('Se aplica entero, o no se aplica nada.')
  await pregunta.getByRole('button', { name: 'Cargar', exact: true }).click()
  const carga = page.getByRole('dialog', { name: /^Carga \d+ de «ejemplo\.zip»$/ })
  await expect(carga.getByText('El paquete se cargó.')).toBeVisible()
  await expect(filaOTarjeta(page, 'inmuebles')).toBeVisible()
  await carga.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  const fila = filaOTarjeta(page, 'ejemplo.zip')
  await expect(fila).toContainText('Aplicada')
  await expect(fila).toContainText('Ferreyra, Mariana')
  // A message announces the end of a job only when the person did not watch the job. This person watched the dry run
  // and the load, so no message appears.
  await expect(page.getByText('El resultado está en Tareas.')).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'la lista de cargas')

  await probar(page, 'ejemplo.zip', textosDeEjemplo())
  await expect(prueba.getByText('El paquete dice lo mismo que lo ya cargado.')).toBeVisible()
  await expect(prueba.getByRole('button', { name: 'Cargar', exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(prueba).toBeHidden()

  const noche = textosDeDeuda([
    'I;900101;AB;2025;1;2025-02-10;12000.00;3400.50;PENDIENTE;GL;A01',
    'I;900101;AB;2025;2;2025-03-10;12000.00;3100.00;PENDIENTE;GL;A01',
    'I;99999;AB;2025;1;2025-02-10;1.00;0.00;PENDIENTE;NO;',
  ])
  await probar(page, 'noche.zip', noche)
  const denoche = page.getByRole('dialog', { name: 'Prueba de «noche.zip»' })
  await expect(denoche.getByText(/^Filas rechazadas: 1\./)).toBeVisible()
  const falta = filaOTarjeta(page, '99999')
  await expect(falta).toContainText('deuda.csv')
  await expect(falta).toContainText('No está en')
  const descarga = page.waitForEvent('download')
  await denoche.getByRole('button', { name: 'Descargar las filas rechazadas' }).click()
  expect((await descarga).suggestedFilename()).toMatch(/^rechazadas-\d+\.csv$/)
  await expect(denoche.getByRole('button', { name: 'Probar así' })).toBeDisabled()
  await denoche.getByLabel(/^Dejar afuera las filas rechazadas \(1\)/).check()
  await expectAccessibleEnAmbas(page, 'un paquete con filas rechazadas')
  await denoche.getByRole('button', { name: 'Probar así' }).click()
  await expect(denoche.getByText('Es una prueba: todavía no se cambió nada.')).toBeVisible()
  await expect(filaOTarjeta(page, 'A01')).toContainText('1')
  await expectAccessibleEnAmbas(page, 'un paquete que mueve una mesa')

  await denoche.getByRole('button', { name: 'Cargar', exact: true }).click()
  await pregunta.getByRole('button', { name: 'Cargar', exact: true }).click()
  const cargada = page.getByRole('dialog', { name: /^Carga \d+ de «noche\.zip»$/ })
  await expect(cargada.getByText('El paquete se cargó.')).toBeVisible()
  await cargada.getByRole('button', { name: 'Deshacer la carga' }).click()
  const vuelta = page.getByRole('dialog', { name: /^Deshacer la carga \d+$/ })
  await expect(vuelta).toContainText('Cada fila vuelve a como estaba')
  await expectAccessibleEnAmbas(page, 'una carga por deshacer')
  await vuelta.getByRole('button', { name: 'Deshacer la carga' }).click()
  await expect(
    cargada.getByText('La carga se deshizo: todo quedó como antes de ella.'),
  ).toBeVisible()
  await cargada.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(filaOTarjeta(page, 'noche.zip')).toContainText('Deshecha')
  await expect(page.getByText('El resultado está en Tareas.')).toHaveCount(0)
})

test('lo hecho acá se descarga para el sistema del municipio, y se dice que lo tomó', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'jefe', '/mesa-extrajudicial?abogado=A05')
  await page
    .getByRole('checkbox', { name: /^Elegir \d/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Reasignar', exact: true }).click()
  const reasignar = page.getByRole('dialog', { name: 'Reasignar los elegidos de A05' })
  await reasignar
    .getByRole('combobox', { name: 'Abogado que recibe los casos' })
    .selectOption('A06')
  await reasignar.getByRole('button', { name: 'Reasignar', exact: true }).click()
  await expect(reasignar).toBeHidden()

  await llegar(page, municipio, 'admin', PANTALLA)
  await page.getByRole('button', { name: 'Novedades para el municipio' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Novedades para el sistema del municipio' })
  await expect(dialogo.getByText('El municipio todavía no tomó nada.')).toBeVisible()
  await expect(dialogo.getByText(/^Hay novedades por tomar, hasta la marca \d+\.$/)).toBeVisible()
  await expect(dialogo.getByRole('button', { name: 'El municipio las tomó' })).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'las novedades para el municipio')
  const descarga = page.waitForEvent('download')
  await dialogo.getByRole('button', { name: 'Descargar las novedades' }).click()
  expect((await descarga).suggestedFilename()).toMatch(/^novedades_\d+\.zip$/)
  await dialogo.getByRole('button', { name: 'El municipio las tomó' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿El municipio las tomó?' })
  await expectAccessibleEnAmbas(page, 'que el municipio tomó las novedades')
  await pregunta.getByRole('button', { name: 'El municipio las tomó' }).click()
  await expect(dialogo.getByText(/^El municipio tomó lo hecho hasta la marca \d+/)).toBeVisible()
  await expect(dialogo.getByText(/^No hay novedades/)).toBeVisible()
  await page.reload()
  await expect(dialogo.getByText(/Ferreyra, Mariana/)).toBeVisible()
})

test('quien no administra no ve los datos del municipio', async ({ page, municipio }) => {
  for (const persona of ['abogada', 'invitado'] as const) {
    await llegar(page, municipio, persona)
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Datos del municipio' }),
    ).toHaveCount(0)
    await page.goto(`${municipio.url}${PANTALLA}`)
    await expect(page.getByText('Su cuenta no tiene acceso a «Datos del municipio».')).toBeVisible()
  }
})

/**
 * Builds a data package that the browser must upload in several parts. The package is large because it contains a large
 * random PDF, to which no row refers.
 */
const paqueteGrande = async () => ({
  ...{ name: 'grande.zip', mimeType: 'application/zip' },
  buffer: await zipTextos(
    new Map([['contribuyentes.csv', 'NRO_CONTRIB;APYNOM\n990001;PAZ, Ana\n']]),
    { 'notas/plano.pdf': randomBytes(20 * 1024 * 1024) },
  ),
})

test('un paquete grande se envía por partes: si se corta la conexión sigue solo, y después de recargar la página, donde quedó', async ({
  page,
  municipio,
  consola,
}) => {
  consola.expect(/ERR_CONNECTION_RESET/)
  // The browser uploads the file in parts. `enviadas` counts the parts sent, and `llegadas` the parts that reached the
  // server.
  let enviadas = 0
  let llegadas = 0
  let cortar = true
  await page.route('**/paquetes/envios/*/partes', async (route) => {
    enviadas += 1
    if (cortar && enviadas > 1) return route.abort('connectionreset')
    llegadas += 1
    return route.continue()
  })
  const grande = await paqueteGrande()
  const dialogo = page.getByRole('dialog', { name: 'Cargar un paquete' })
  const enviar = async () => {
    await page.getByRole('button', { name: 'Cargar un paquete' }).click()
    await dialogo.locator('input[type=file]').setInputFiles(grande)
    await dialogo.getByRole('button', { name: 'Probar' }).click()
  }
  await llegar(page, municipio, 'admin', PANTALLA)

  await enviar()
  await expect(dialogo.getByText(/^Se cortó la conexión. Lo enviado no se pierde/)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un envío sin conexión')
  cortar = false
  const prueba = page.getByRole('dialog', { name: 'Prueba de «grande.zip»' })
  await expect(prueba.getByText('Es una prueba: todavía no se cambió nada.')).toBeVisible()
  expect(llegadas).toBe(3)
  await page.keyboard.press('Escape')

  enviadas = 0
  cortar = true
  await enviar()
  await expect(dialogo.getByText(/^Enviando grande.zip: 8 MB de 20 MB \(3\d %\)/)).toBeVisible()
  // The screen counts the bytes sent, which the server may not have received yet. The server has the first part once
  // the browser sends the second part, so the test waits for the second part.
  await expect.poll(() => enviadas).toBeGreaterThan(1)
  await dialogo.getByRole('button', { name: 'Detener el envío' }).click()
  const aMedias = dialogo.getByText(/^Quedó a medias el envío de grande.zip: 8 MB de 20 MB/)
  await expect(aMedias).toBeVisible()
  await page.reload()
  await expect(aMedias).toBeVisible()
  await expectAccessibleEnAmbas(page, 'un paquete a medias')
  llegadas = 0
  cortar = false
  await dialogo.locator('input[type=file]').setInputFiles(grande)
  await dialogo.getByRole('button', { name: 'Probar' }).click()
  await expect(prueba.getByText('Es una prueba: todavía no se cambió nada.')).toBeVisible()
  expect(llegadas).toBe(2)
})
