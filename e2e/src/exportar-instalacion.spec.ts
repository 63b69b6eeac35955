import { existsSync, readFileSync } from 'node:fs'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { test } from './support/terminal-test.ts'
import { expect, llegar } from './support/test.ts'

test('toda la instalación se exporta, se descarga y queda quién la llevó', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/datos-del-municipio')
  await page.getByRole('button', { name: 'Exportar todo' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Exportar toda la instalación' })
  await expect(dialogo.getByText('Todavía no se exportó la instalación.')).toBeVisible()
  await expect(dialogo).toContainText('Lleva los datos personales de todos')
  await expectAccessibleEnAmbas(page, 'una exportación por pedir')
  await dialogo.getByRole('button', { name: 'Exportar', exact: true }).click()
  const fila = filaOTarjeta(page, 'Ferreyra, Mariana')
  await expect(fila).toContainText('Lista')
  const descarga = page.waitForEvent('download')
  await dialogo.getByRole('button', { name: 'Descargar la exportación 1' }).click()
  expect((await descarga).suggestedFilename()).toMatch(/^instalacion-\d{4}-\d\d-\d\d-1\.zip$/)
  await expectAccessibleEnAmbas(page, 'una exportación hecha')
  await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(dialogo).toBeHidden()
})

test('la jefatura ve los datos del municipio y no se los lleva', async ({ page, municipio }) => {
  await llegar(page, municipio, 'jefe', '/datos-del-municipio')
  await expect(page.getByRole('button', { name: 'Cargar un paquete' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportar todo' })).toHaveCount(0)
})

test('desde la terminal se exporta a una carpeta, y lo que queda se puede cargar', async ({
  terminal,
  admin,
}) => {
  const run = (...args: readonly string[]) => terminal.run(['municipio', ...args], { env: admin })
  const hecha = await run('exportar', '-o', 'todo')
  expect(hecha.code, hecha.stderr).toBe(0)
  expect(hecha.text).toContain('todo/deuda.csv')
  expect(hecha.stderr).toContain('datos personales')
  expect(readFileSync(terminal.path('todo/usuarios.csv'), 'utf8')).toContain('20000001;Ferreyra')
  const revisada = await run('revisar', 'todo')
  expect(revisada.code, revisada.text + revisada.stderr).toBe(0)
  const zip = await run('exportar', '--exportacion', '1', '-o', 'todo.zip')
  expect(zip.code, zip.stderr).toBe(0)
  expect(existsSync(terminal.path('todo.zip'))).toBe(true)
  const lista = await run('exportaciones')
  expect(lista.text).toContain('Lista')
  expect(lista.text).toContain('Ferreyra')
})
