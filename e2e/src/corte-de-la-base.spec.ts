import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Emisor, startEmisor } from '@apremia/api/emisor'
import { type PostgresServer, startPostgres } from '@apremia/api/postgres-server'
import { removeFolder } from './support/plantilla.ts'
import { type Producto, startProducto } from './support/producto.ts'
import { expect, test, volver } from './support/test.ts'

const ADMIN = '20345678'

let postgres: PostgresServer
let emisor: Emisor
let instalacion: Producto
const folder = mkdtempSync(join(tmpdir(), 'apremia-e2e-corte-'))

test.beforeAll(async () => {
  postgres = await startPostgres()
  emisor = await startEmisor()
  instalacion = await startProducto({
    dataDir: folder,
    env: {
      ...emisor.env,
      DATABASE_URL: postgres.urlOf('postgres'),
      APREMIA_ADMIN_DNI: ADMIN,
      MUNICIPIO_NOMBRE: 'Municipio de las pruebas',
    },
  })
})

test.afterAll(async () => {
  await instalacion?.stop()
  emisor?.close()
  await postgres?.stop()
  removeFolder(folder)
})

test('un corte de la base se dice, no vacía las listas ni pierde lo escrito, y al volver todo sigue', async ({
  page,
  consola,
}) => {
  consola.expect(/status of 503/)
  await volver(page, instalacion, await emisor.sign(ADMIN))
  await page.waitForURL(`${instalacion.url}/home`)
  await page.goto(`${instalacion.url}/abogados?pestana=nuevo`)
  await page.getByLabel('Apellido', { exact: true }).fill('Zalazar')
  await page.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.getByLabel('N° de documento').fill('31.222.320')
  await page.getByLabel('Código externo').fill('b20')

  await postgres.halt('SIGINT')
  const guardar = async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Crear el abogado' }).click()
  }
  await guardar()
  await expect(page.getByRole('alert').filter({ hasText: 'base de datos' }).first()).toBeVisible()
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue('Zalazar')
  await page.getByRole('tab', { name: 'Listado de abogados' }).click()
  const listado = page.getByRole('region', { name: 'Listado de abogados', exact: true })
  await expect(listado.getByRole('alert')).toBeVisible()
  await expect(listado).not.toContainText('TOTAL: 0')
  await expect(listado).not.toContainText('No hay resultados')

  await postgres.resume()
  await listado.getByRole('button', { name: 'Reintentar' }).click()
  await expect(listado.getByRole('alert')).toBeHidden()
  await page.getByRole('tab', { name: 'Nuevo' }).click()
  await expect(page.getByLabel('Apellido', { exact: true })).toHaveValue('Zalazar')
  await guardar()
  await expect(page.getByRole('status').filter({ hasText: 'Abogado creado' })).toBeVisible()
  await page.getByRole('tab', { name: 'Listado de abogados' }).click()
  // The list of lawyers shows the new lawyer only once: the first request, made while the database was down, saved
  // nothing.
  await expect(listado.getByText(/^TOTAL: 1 /)).toBeVisible()
})
