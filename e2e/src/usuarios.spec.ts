import { createApi } from './support/api.ts'
import { sessionToken } from './support/identidad.ts'
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
  // Its rule has been asked by then, and its message waits.
  await expect(dni).toHaveAttribute('aria-invalid', 'true')
  expect(await casilla.boundingBox()).toEqual(antes)
  await page.mouse.up()
  await expect(casilla).toBeChecked()
  await expect(dni).toHaveAccessibleDescription(/DNI/)
})
