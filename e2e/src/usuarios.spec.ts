import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as XLSX from 'xlsx'
import { expectAccessibleEnAmbas } from './support/apariencia.ts'
import { createApi } from './support/api.ts'
import { sessionToken } from './support/identidad.ts'
import { filaOTarjeta } from './support/telefono.ts'
import { openTerminal, type Terminal } from './support/terminal.ts'
import { test as base, expect, llegar, PERSONAS, tokenDe } from './support/test.ts'

const test = base.extend<{ terminal: Terminal; admin: { APREMIA_TOKEN: string } }>({
  terminal: async ({ producto }, use) => {
    const terminal = openTerminal(producto)
    await use(terminal)
    terminal.remove()
  },
  admin: async ({ producto }, use) => use({ APREMIA_TOKEN: await tokenDe(producto, 'admin') }),
})

const DNI = '31999888'

test('un administrador registra a una persona, le da permisos y la da de baja', async ({
  page,
  producto,
  terminal,
  admin: env,
}) => {
  const usuarios = (...words: string[]) => terminal.run(['usuarios', ...words], { env })
  const editar = async (...words: string[]) => {
    const { code, text, stderr } = await usuarios('editar', DNI, ...words, '--si')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    return text
  }
  const datos = ['--apellido', 'Ledesma', '--nombre', 'Iván', '--rol', 'user']
  expect((await usuarios('crear', DNI, ...datos, '--dry-run')).code).toBe(0)
  expect((await usuarios('crear', DNI, ...datos)).code).toBe(0)
  expect((await usuarios('crear', DNI, ...datos, '--dry-run')).code).toBe(6)

  await page.goto(producto.url)
  await page.getByRole('button', { name: 'Ingresar con Renaper' }).click()
  await page.getByLabel('DNI').fill(DNI)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(page.getByRole('banner')).toContainText('Ledesma, Iván')
  const logins = page.locator('.tiles').getByRole('link', { name: 'Registros Login' })
  await expect(logins).toHaveCount(0)
  expect(await editar('--dar', 'logins.ver', 'scoring.menu')).toContain(
    '→ scoring.menu, logins.ver',
  )
  await page.reload()
  await expect(logins).toHaveCount(1)
  await editar('--quitar', 'logins.ver')
  await page.reload()
  await expect(logins).toHaveCount(0)

  const token = await sessionToken(producto, DNI)
  const status = async () =>
    (await createApi(producto.url, token).post('/usuarios/validate-token', { token })).status
  expect(await status()).toBe(200)
  expect(await editar('--baja')).toMatch(/baja: no → sí\. Terminaron \d+ sesiones/)
  expect(await status()).toBe(401)
  const { text } = await usuarios('listar', '--formato', 'csv')
  expect(text).toContain(`${DNI},Ledesma,Iván,user,,de baja,scoring.menu`)
})

test('ni un abogado, ni el último administrador quedan afuera por acá', async ({
  page,
  producto,
  terminal,
  admin: env,
}) => {
  const editar = (dni: string, ...words: string[]) =>
    terminal.run(['usuarios', 'editar', dni, ...words], { env })
  const propio = await editar(PERSONAS.admin, '--rol', 'user', '--dry-run')
  expect(propio.code).toBe(6)
  expect(propio.stderr).toContain('Es el único administrador')
  const abogada = await editar(PERSONAS.abogada, '--baja', '--si')
  expect(abogada.code).toBe(6)
  expect(abogada.stderr).toContain('directorio de abogados')
  const sinPermiso = { APREMIA_TOKEN: await tokenDe(producto, 'jefe') }
  expect((await terminal.run(['usuarios', 'listar'], { env: sinPermiso })).code).toBe(5)
  await llegar(page, producto, 'abogada')
  await expect(page.getByRole('banner')).toContainText('Muñoz Peña, Carolina (A01)')
})

test('un administrador nombra jefatura desde la terminal, después de ver qué cambiaría', async ({
  page,
  municipio,
}) => {
  const terminal = openTerminal(municipio)
  const env = { APREMIA_TOKEN: await tokenDe(municipio, 'admin') }
  const jefatura = (dni: string, ...words: string[]) => {
    const motivo = ['--motivo', 'Decreto 12/2026', '--codigo-anterior', 'A15']
    return terminal.run(['abogados', 'jefatura', dni, ...motivo, ...words], { env })
  }
  const propia = await jefatura(PERSONAS.admin, '--dry-run')
  expect(propia.code).toBe(6)
  expect(propia.stderr).toContain('No puede nombrarse a usted mismo')
  const cambia = /toma el código A00\. Ibáñez, Guillermo sigue con A15\./
  const simulado = await jefatura(PERSONAS.sinCodigo, '--dry-run')
  expect([simulado.code, simulado.stderr]).toEqual([0, ''])
  expect(simulado.text).toMatch(/^Se nombraría jefatura: /)
  expect(simulado.text).toMatch(cambia)
  const hecho = await jefatura(PERSONAS.sinCodigo, '--si')
  expect([hecho.code, hecho.stderr]).toEqual([0, ''])
  expect(hecho.text).toMatch(cambia)
  expect((await jefatura(PERSONAS.sinCodigo, '--dry-run')).stderr).toContain('ya es la jefatura')
  expect((await terminal.run(['historial', 'verificar'], { env })).code).toBe(0)
  terminal.remove()
  await llegar(page, municipio, 'sinCodigo')
  await expect(page.getByRole('banner')).toContainText('(A00)')
  await expect(page.getByText('lo nombró jefatura')).toContainText('Motivo: Decreto 12/2026')
})

test('lo que se aprieta debajo de un campo mal escrito no se corre, y la pulsación vale', async ({
  page,
  producto,
}) => {
  await llegar(page, producto, 'admin', '/usuarios')
  await page.getByRole('button', { name: 'Nuevo usuario' }).click()
  const dni = page.getByRole('dialog').getByLabel('DNI')
  await dni.fill('12')
  const casilla = page.getByLabel('Scoring en el menú')
  await casilla.hover()
  const antes = await casilla.boundingBox()
  await page.mouse.down()
  // The DNI (identity number) is already invalid when the mouse button is pressed on a checkbox. The error message
  // waits until the button is released, so that the checkbox does not move under the pointer.
  await expect(dni).toHaveAttribute('aria-invalid', 'true')
  expect(await casilla.boundingBox()).toEqual(antes)
  await page.mouse.up()
  await expect(casilla).toBeChecked()
  await expect(dni).toHaveAccessibleDescription(/DNI/)
})

test('una cuenta de servicio se crea en pantalla, carga de noche con su informe y se revoca', async ({
  page,
  municipio,
}) => {
  const terminal = openTerminal(municipio)
  await llegar(page, municipio, 'admin', '/usuarios')
  const cuentas = page.getByRole('region', { name: 'Cuentas de servicio', exact: true })
  await expect(cuentas.getByText('Todavía no hay cuentas de servicio.')).toBeVisible()
  await cuentas.getByRole('button', { name: 'Nueva cuenta de servicio' }).click()
  const nueva = page.getByRole('dialog', { name: 'Nueva cuenta de servicio' })
  await nueva.getByLabel('Días que dura su token').fill('900')
  await nueva.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(nueva.getByText('Indique para qué es la cuenta.')).toBeVisible()
  await expect(nueva.getByText('El token dura a lo sumo 730 días.')).toBeVisible()
  await expectAccessibleEnAmbas(page, 'una cuenta con errores')
  await nueva.getByLabel('Para qué es').fill('Carga nocturna')
  await nueva.getByLabel('Días que dura su token').fill('365')
  await nueva.getByRole('button', { name: 'Crear la cuenta' }).click()
  const entrega = page.getByRole('dialog', { name: 'Token de Carga nocturna' })
  const token = await entrega.getByLabel('Token', { exact: true }).inputValue()
  await expectAccessibleEnAmbas(page, 'el token de una cuenta')
  await entrega.getByRole('button', { name: 'Ya lo guardé' }).click()
  await expect(cuentas).toContainText('Vigente')
  await expect(cuentas).toContainText('Nunca')

  const env = { APREMIA_TOKEN: token }
  mkdirSync(join(terminal.folder, 'noche'))
  const escribir = (archivo: string, texto: string) =>
    writeFileSync(join(terminal.folder, 'noche', archivo), texto)
  escribir('contribuyentes.csv', 'NRO_CONTRIB;APYNOM\n990001;De la noche\n')
  const cargar = () =>
    terminal.run(['municipio', 'cargar', 'noche', '--si', '--informe', 'i.txt', '--force'], { env })
  const informe = () => readFileSync(join(terminal.folder, 'i.txt'), 'utf8')
  expect((await cargar()).code).toBe(0)
  expect(informe()).toContain('Cargado por: Servicio, Carga nocturna')
  expect(informe()).toContain('1 fila nueva')
  escribir('usuarios.csv', 'DNI;APELLIDO;NOMBRE;ROL\n33000009;Alta;De noche;admin\n')
  expect((await cargar()).code).toBe(1)
  expect(informe()).toContain('No se aplicó nada')
  expect(informe()).toContain('usuarios.csv')
  expect((await terminal.run(['usuarios', 'listar'], { env })).code).toBe(5)

  await page.reload()
  await cuentas.getByRole('button', { name: 'Revocar la cuenta Carga nocturna' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar la cuenta' }).click()
  await expect(cuentas).toContainText('Revocada')
  expect((await cargar()).code).toBe(4)
  expect(informe()).toContain('Por qué no se aplicó')
  terminal.remove()
})

test('muchas personas cambian con un libro: se descarga, se prueba y se carga', async ({
  page,
  municipio,
}) => {
  await llegar(page, municipio, 'admin')
  await page.goto(`${municipio.url}/usuarios`)
  await page.getByRole('button', { name: 'Muchos a la vez' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Cambiar a muchos a la vez' })
  await expectAccessibleEnAmbas(page, 'muchas personas a la vez')
  const descarga = page.waitForEvent('download')
  await dialogo.getByRole('button', { name: 'Descargar el libro' }).click()
  const libro = XLSX.read(readFileSync(await (await descarga).path()), { type: 'buffer' })
  expect(libro.SheetNames).toEqual(['usuarios', 'abogados', 'Instrucciones'])
  for (const [hoja, fila] of [
    ['usuarios', { DNI: '31999777', APELLIDO: 'Vera', NOMBRE: 'Sol', ROL: 'guest' }],
    [
      'abogados',
      { CODEXTERNO: 'A77', APELLIDO: 'Ríos', NOMBRE: 'Eva', NRODNI: '31999778', ROL: 'user' },
    ],
  ] as const) {
    const filas = XLSX.utils.sheet_to_json(libro.Sheets[hoja] ?? {}, { defval: '' })
    libro.Sheets[hoja] = XLSX.utils.json_to_sheet([...filas, fila])
  }
  const buffer: Buffer = XLSX.write(libro, { type: 'buffer', bookType: 'xlsx' })

  await dialogo.getByRole('link', { name: 'Cargar el libro' }).click()
  const nueva = page.getByRole('dialog', { name: 'Cargar un paquete' })
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await nueva.locator('input[type=file]').setInputFiles({ name: 'personas.xlsx', mimeType, buffer })
  await nueva.getByRole('button', { name: 'Probar' }).click()
  const prueba = page.getByRole('dialog', { name: 'Prueba de «personas.xlsx»' })
  await expect(
    prueba.getByText('Reciben su acceso como abogados, con el rol user: A77.'),
  ).toBeVisible()
  await prueba.getByRole('button', { name: 'Cargar', exact: true }).click()
  const pregunta = page.getByRole('dialog', { name: 'Cargar el paquete' })
  await pregunta.getByRole('button', { name: 'Cargar', exact: true }).click()
  await expect(page.getByText('El paquete se cargó.')).toBeVisible()

  await page.goto(`${municipio.url}/usuarios?buscar=319997`)
  await expect(filaOTarjeta(page, 'Vera, Sol')).toContainText('Invitado')
  await expect(filaOTarjeta(page, 'Ríos, Eva')).toContainText('A77')
})
