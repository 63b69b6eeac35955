import { readFileSync } from 'node:fs'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { test } from './support/terminal-test.ts'
import { expect, llegar } from './support/test.ts'

test.use({ servicio: 'remoto' })

test('la cartera se trae del servicio del municipio: antes las mesas no tienen importes, después sí y dicen de cuándo', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/mesa-judicial?abogado=A01&pestana=juicios')
  await expect(
    page.getByText('Todavía no se trajo la cartera del servicio del municipio'),
  ).toBeVisible()

  await page.goto(`${municipio.url}/datos-del-municipio`)
  await expect(page.getByText('Todavía no se trajo nada del servicio del municipio.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una cartera por traer')
  // The dialog 'Cargar un paquete' says that the properties, the businesses and the debts come from the municipal
  // service, not from a data package.
  await page.getByRole('button', { name: 'Cargar un paquete' }).click()
  const paquete = page.getByRole('dialog', { name: 'Cargar un paquete' })
  await expect(paquete.getByText(/la trae el servicio del municipio al sincronizar/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(paquete).toBeHidden()
  await page.getByRole('button', { name: 'Sincronizar ahora' }).click()
  await expect(
    page.getByText('Se está trayendo la cartera del servicio del municipio'),
  ).toBeVisible()
  await expect(
    page.getByText(/^Datos del servicio del municipio, del \d\d\/\d\d\/\d{4} \d\d:\d\d$/),
  ).toBeVisible({
    timeout: 90_000,
  })
  await expect(page.getByText(/^servicio-\d{4}-\d\d-\d\d\.zip$/).first()).toBeVisible()
  // A message announces the end of a job only when the person did not watch the job. This person watched the job, so no
  // message appears.
  await expect(page.getByText('El resultado está en Tareas.')).toHaveCount(0)
  await expectAccessibleEnAmbas(page, 'una cartera traída')

  await page.goto(`${municipio.url}/mesa-judicial?abogado=A01&pestana=juicios`)
  await expect(page.getByText(/^Datos del servicio del municipio, del /)).toBeVisible()
  await page.goto(`${municipio.url}/estadisticas`)
  await expect(page.getByText(/^Datos del servicio del municipio, del /)).toBeVisible()
  await expect(page.getByText(/Deuda en gestión: \$\s\d/)).toBeVisible()
})

test('desde la terminal se prueba, se trae, y otra vez no cambia nada', async ({
  terminal,
  admin,
}) => {
  const run = (...args: readonly string[]) => terminal.run(['municipio', ...args], { env: admin })
  const prueba = await run('sincronizar', '--dry-run')
  expect(prueba.code, prueba.stderr).toBe(0)
  expect(prueba.stderr).toContain('Es una prueba, no se cambió nada')
  const traida = await run('sincronizar', '--informe', 'noche.txt')
  expect(traida.code, traida.stderr).toBe(0)
  expect(traida.stderr).toContain('Se aplicó la carga')
  const otra = await run('sincronizar')
  expect(otra.code, otra.stderr).toBe(0)
  expect(otra.stderr).toContain('El servicio dice lo mismo que lo ya traído.')
  expect(readFileSync(terminal.path('noche.txt'), 'utf8')).toContain('Se aplicó la carga')
  const cargas = await run('cargas')
  expect(cargas.text).toContain('servicio-')
})
