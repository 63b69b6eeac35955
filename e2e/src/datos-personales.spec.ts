import { existsSync, readFileSync } from 'node:fs'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { test } from './support/terminal-test.ts'
import { expect, llegar } from './support/test.ts'

const MOTIVO = 'Nota 123/26'

test('una administradora le dice a una persona qué se guarda de ella, y lo corrige', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'abogada', '/registros')
  await page.getByRole('button', { name: 'Nuevo Registro' }).click()
  const nuevo = page.getByRole('dialog', { name: 'Nuevo Registro' })
  await nuevo.getByLabel('Inmueble').fill('58')
  await nuevo.getByLabel('Recurso').fill('ss')
  await nuevo.getByLabel('Apellido').fill('Zubiria')
  await nuevo.getByLabel('DNI').fill('30.999.111')
  await nuevo.locator('input[type=file]').setInputFiles({
    name: 'boleto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
  })
  await nuevo.getByRole('button', { name: 'Guardar' }).click()
  await expect(nuevo).toBeHidden()

  await llegar(page, municipio, 'jefe', '/home')
  await expect(page.getByRole('link', { name: 'Datos personales' })).toHaveCount(0)

  await llegar(page, municipio, 'admin', '/datos-personales')
  await page.getByLabel('DNI, CUIT o CUIL').fill('30999')
  await page.getByRole('button', { name: 'Reunir sus datos' }).click()
  await expect(page.getByText(/^Escriba el DNI/)).toBeVisible()
  await page.getByLabel('DNI, CUIT o CUIL').fill('30.999.111')
  await page.getByLabel('Motivo').fill(MOTIVO)
  await page.getByRole('button', { name: 'Reunir sus datos' }).click()
  const reunido = page.getByRole('region', { name: 'Qué se guarda de 30.999.111' })
  await expect(reunido.getByText(/^Documentos: 1\./)).toBeVisible()
  await expectAccessibleEnAmbas(page, 'qué se guarda de una persona')
  const downloading = page.waitForEvent('download')
  await reunido.getByRole('button', { name: /^Descargar los datos/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^datos-personales-\d+\.zip$/)

  await reunido.getByRole('link', { name: 'Abrir Registros' }).click()
  const fila = filaOTarjeta(page, 'Zubiria')
  await fila.getByRole('button', { name: /^Corregir el registro de Zubiria/ }).click()
  const corregir = page.getByRole('dialog', { name: 'Corregir registro' })
  await corregir.getByLabel('Apellido').fill('Zubiría')
  await corregir.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    corregir.getByText('Explique el motivo.').or(corregir.getByText('El motivo es requerido.')),
  ).toBeVisible()
  await corregir.getByLabel('Motivo').fill(MOTIVO)
  await expectAccessibleEnAmbas(page, 'un registro que se corrige')
  await corregir.getByRole('button', { name: 'Guardar' }).click()
  await expect(corregir).toBeHidden()
  const corregida = filaOTarjeta(page, 'Zubiría')
  await corregida.getByRole('button', { name: /^Eliminar el registro de Zubiría/ }).click()
  const eliminar = page.getByRole('dialog', { name: 'Eliminar registro' })
  await eliminar.getByLabel('Motivo').fill('Lo pidió la persona')
  await expectAccessibleEnAmbas(page, 'un registro que se elimina')
  await eliminar.getByRole('button', { name: 'Eliminar registro' }).click()
  await expect(eliminar).toBeHidden()
  await expect(corregida).toHaveCount(0)
})

test('queda quién miró los datos de una persona, y cuánto se conservan', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin', '/usuarios')
  await expect(page.getByRole('heading', { name: 'Usuarios', level: 1 })).toBeVisible()
  await expect(filaOTarjeta(page, 'Muñoz Peña').first()).toBeVisible()
  await page.goto(`${municipio.url}/datos-personales`)
  await page.getByLabel('DNI, CUIT o CUIL').fill('20.000.003')
  await page.getByLabel('Motivo').fill(MOTIVO)
  const miro = page.getByRole('region', { name: 'Quién miró los datos de 20.000.003' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Quién miró' }).click()
    await expect(miro.getByText('admin').first()).toBeVisible({ timeout: 1_500 })
  }).toPass()
  const plazos = page.getByRole('region', { name: 'Conservación' })
  await expect(
    plazos.getByText('Los títulos, las cartas, los convenios y el historial'),
  ).toBeVisible()
  await expect(plazos.getByText('No hay nada vencido.')).toBeVisible()
  await expect(plazos.getByRole('button', { name: 'Borrar lo vencido' })).toBeDisabled()
  await expectAccessibleEnAmbas(page, 'quién miró')
})

test('desde la terminal: los datos, quién miró, un registro y lo vencido', async ({
  terminal,
  admin,
}) => {
  const run = (...args: readonly string[]) => terminal.run(['personas', ...args], { env: admin })
  const datos = await run('datos', '20.000.003', '--motivo', MOTIVO, '-o', 'datos')
  expect(datos.code, datos.stderr).toBe(0)
  expect(datos.text).toContain('Quien ingresa y abogados')
  const html = readFileSync(terminal.path('datos/datos.html'), 'utf8')
  expect(html).toContain('Muñoz Peña')
  expect(html).toContain(MOTIVO)
  expect(existsSync(terminal.path('datos/acceso/abogado.csv'))).toBe(true)
  const otra = await run('datos', '20.000.003', '--motivo', MOTIVO, '-o', 'datos')
  expect(otra.code).toBe(1)
  const ensayo = await run('datos', '20.000.003', '--motivo', MOTIVO, '-o', 'd.zip', '--dry-run')
  expect(ensayo.text).toContain('Se reunirían los datos de 20000003')
  const lecturas = await run('lecturas', '20.000.003', '--motivo', MOTIVO, '--json')
  expect(lecturas.code, lecturas.stderr).toBe(0)
  const registros = await run('registros')
  expect(registros.code, registros.stderr).toBe(0)
  const ninguno = await run('eliminar-registro', '999999', '--motivo', MOTIVO, '--confirmar=999999')
  expect([ninguno.code, ninguno.stderr]).toEqual([
    1,
    expect.stringContaining('No existe el registro'),
  ])
  const vencido = await run('depurar', '--ensayo', '--motivo', MOTIVO)
  expect(vencido.code, vencido.stderr).toBe(0)
  expect(vencido.stderr).toContain('no se borran nunca')
})
