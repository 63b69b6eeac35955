import { createApi } from './support/api.ts'
import { type Caso, openGestion, pantallaDeGestion } from './support/gestion.ts'
import {
  cerrarSesion,
  expectSignedOut,
  keptToken,
  statusOf,
  tiles,
} from './support/pantalla-de-inicio.ts'
import {
  expect,
  ingresar,
  ingresarDesdeAhi,
  llegar,
  test,
  tokenDe,
  volverComo,
} from './support/test.ts'

test.describe('la sesión', () => {
  test('cerrarla la revoca en el servidor y pasa por la salida del proveedor', async ({
    page,
    producto,
  }) => {
    await ingresar(page, producto, 'abogada')
    const token = await keptToken(page)
    expect(await statusOf(producto, token)).toBe(200)
    const leaving = page.waitForRequest(/\/identidad\/salir/)
    await cerrarSesion(page).click()
    const { searchParams } = new URL((await leaving).url())
    expect(searchParams.get('vlv')).toBe(`${producto.url}/`)
    await expectSignedOut(page, producto)
    expect(await statusOf(producto, token)).toBe(401)
    await page.goBack()
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  test('si se revoca en otra parte, la próxima pantalla vuelve al ingreso', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 401/)
    await volverComo(page, producto, 'jefe')
    const token = await keptToken(page)
    // Ends the session on the server at the moment when the next screen asks for its data. If the session ended before
    // the click, another request of the home screen could be the first to fail.
    await page.route(
      '**/api/convenios/buscar*',
      async (route) => {
        await createApi(producto.url, token).post('/usuarios/logout')
        await route.continue()
      },
      { times: 1 },
    )
    await tiles(page).filter({ hasText: 'Convenios' }).click()
    await expect(page.getByText('Su sesión terminó. Ingrese de nuevo para seguir.')).toBeVisible()
    await expectSignedOut(page, producto)
  })

  test('si se revoca mientras alguien escribe, al ingresar vuelve a donde estaba; otra persona, al inicio', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 401/)
    const [caso] = (await (await openGestion(producto, 'abogada')).sinRadicar('Centro')) as [Caso]
    const p = pantallaDeGestion(page)
    const abrir = () => p.abrir('Contacto telefónico')
    const guardarSinSesion = async () => {
      await createApi(producto.url, await keptToken(page)).post('/usuarios/logout')
      await p.guardar.click()
      await p.confirmar.click()
      await expect(page.getByText('Su sesión terminó. Ingrese de nuevo para seguir.')).toBeVisible()
      await expectSignedOut(page, producto)
    }
    await llegar(page, producto, 'abogada', '/gestion?grupo=2&barrio=Centro')
    await p.casilla(caso).check()
    const donde = page.url()
    await abrir()
    await p.form.getByLabel('Observaciones').fill('Prometió pagar.')
    await guardarSinSesion()

    await ingresarDesdeAhi(page, producto, 'abogada')
    await page.waitForURL(donde)
    await expect(p.cuenta).toHaveText('1 elegido')
    await abrir()
    await expect(p.form).toContainText('Se recuperó lo que había escrito y no guardó.')
    await expect(p.form.getByLabel('Observaciones')).toHaveValue('Prometió pagar.')

    await guardarSinSesion()
    await ingresarDesdeAhi(page, producto, 'jefe')
    await page.waitForURL(`${producto.url}/home`)
    await cerrarSesion(page).click()
    await expectSignedOut(page, producto)
    await ingresarDesdeAhi(page, producto, 'abogada')
    await page.waitForURL(`${producto.url}/home`)
  })

  test('cerrarla en una pestaña la cierra en las demás de esa persona', async ({
    page,
    context,
    producto,
  }) => {
    const [sameperson, another] = [await context.newPage(), await context.newPage()]
    await volverComo(page, producto, 'abogada')
    await volverComo(sameperson, producto, 'abogada')
    await volverComo(another, producto, 'jefe')
    const token = await keptToken(sameperson)
    await cerrarSesion(page).click()
    await expectSignedOut(page, producto)
    await expect(sameperson.getByText('La sesión se cerró desde otra pestaña.')).toBeVisible()
    await expectSignedOut(sameperson, producto)
    await expect.poll(() => statusOf(producto, token)).toBe(401)
    await expect(another.getByRole('banner')).toContainText('Ibáñez, Guillermo (A00)')
  })

  test('avisa antes de vencer, se puede seguir, y al vencer termina en el servidor', async ({
    page,
    producto,
  }) => {
    // The clock of the browser starts 28 minutes and 10 seconds behind the server. The first `fastForward('28:10')`
    // makes the two clocks equal.
    await page.clock.install({ time: Date.now() - 28 * 60_000 - 10_000 })
    const validated = () => page.waitForResponse('**/api/usuarios/validate-token')
    await Promise.all([validated(), volverComo(page, producto, 'jefe')])
    const token = await keptToken(page)
    const warning = page.getByRole('dialog', { name: '¿Sigue ahí?' })
    await page.clock.fastForward('28:10')
    await expect(warning).toBeVisible()
    await Promise.all([
      validated(),
      warning.getByRole('button', { name: 'Seguir conectado' }).click(),
    ])
    await expect(warning).toHaveCount(0)
    expect(await statusOf(producto, token)).toBe(200)
    await page.clock.fastForward('28:10')
    await expect(warning).toBeVisible()
    await page.clock.fastForward('02:00')
    await expect(page.getByText('Su sesión terminó. Ingrese de nuevo para seguir.')).toBeVisible()
    await expectSignedOut(page, producto)
    await expect.poll(() => statusOf(producto, token)).toBe(401)
  })

  test('los permisos de la API son los de la persona, no los de la pantalla', async ({
    producto,
  }) => {
    const token = await tokenDe(producto, 'abogada')
    const answer = await createApi(producto.url, token).get('/creaciontitulos/getlastitlenumber')
    expect(answer.status).toBe(403)
  })
})
