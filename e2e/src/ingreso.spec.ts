import type { Page, Route } from '@playwright/test'
import { createApi } from './support/api.ts'
import { FUENTES, providerToken } from './support/identidad.ts'
import type { Producto } from './support/producto.ts'
import {
  expect,
  ingresar,
  llegar,
  PERSONAS,
  type Persona,
  test,
  tokenDe,
  volver,
  volverComo,
} from './support/test.ts'

const PROVEEDORES = { renaper: 'Renaper', afip: 'AFIP', miarg: 'Mi Argentina', anses: 'ANSES' }

const NO_REGISTRADO = 'No existe en nuestros registros como usuario externo.'

/** Where each entry leads, by its name on the screen. */
const DESTINOS: Readonly<Record<string, string>> = {
  'Búsqueda de Contribuyentes': '/abogado-externo',
  'Mesa de entradas extrajudicial': '/mesa-extrajudicial',
  'Mesa de entradas judicial': '/mesa-judicial',
  'Mis datos': '/mis-datos',
  Abogados: '/abogados',
  'Scoring abogados externos': '/scoring-abogados',
  Convenios: '/convenios',
  'Creación de títulos': '/creaciontitulos',
  'Registros Login': '/registroslogin',
  Configuración: '/configuracion',
  Comunicaciones: '/comunicaciones',
}

interface Vista {
  readonly encabezado: string
  /** Paths of the tiles of home, in the order of S1 §2. */
  readonly inicio: readonly string[]
  /** Paths of the sidebar, in the order of S2 §2.2. */
  readonly menu: readonly string[]
}

const MESAS = ['mesa-extrajudicial', 'mesa-judicial']

const VISTAS: Readonly<Record<Exclude<Persona, 'deBaja' | 'otroAbogado'>, Vista>> = {
  admin: {
    encabezado: 'Ferreyra, Mariana',
    inicio: [
      'abogado-externo',
      ...MESAS,
      'abogados',
      'convenios',
      'creaciontitulos',
      'configuracion',
    ],
    menu: ['abogado-externo', ...MESAS, 'abogados', 'comunicaciones', 'convenios', 'configuracion'],
  },
  jefe: {
    encabezado: 'Ibáñez, Guillermo (A00)',
    inicio: [
      'abogado-externo',
      ...MESAS,
      'mis-datos',
      'abogados',
      'convenios',
      'creaciontitulos',
      'configuracion',
    ],
    menu: ['abogado-externo', ...MESAS, 'mis-datos', 'abogados', 'comunicaciones', 'configuracion'],
  },
  abogada: {
    encabezado: 'Muñoz Peña, Carolina (A01)',
    inicio: ['abogado-externo', ...MESAS, 'mis-datos', 'convenios'],
    menu: ['abogado-externo', ...MESAS, 'mis-datos', 'comunicaciones'],
  },
  invitado: {
    encabezado: 'Quiroga, Belén',
    inicio: [...MESAS, 'convenios'],
    menu: [...MESAS, 'comunicaciones'],
  },
  sinCodigo: {
    encabezado: 'Sosa, Damián',
    inicio: ['abogado-externo', ...MESAS, 'convenios'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones'],
  },
  scoringUno: {
    encabezado: 'Acuña, Lucía',
    inicio: ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios', 'registroslogin'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones', 'scoring-abogados'],
  },
  scoringDos: {
    encabezado: 'Giménez, Matías',
    inicio: ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios', 'registroslogin'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones', 'scoring-abogados'],
  },
  scoringTres: {
    encabezado: 'Bustos, Noelia',
    inicio: ['abogado-externo', ...MESAS, 'scoring-abogados', 'convenios'],
    menu: ['abogado-externo', ...MESAS, 'comunicaciones'],
  },
}

/** The tiles whose screens are there; the others say so. */
const CON_PANTALLA: readonly string[] = ['Creación de títulos', 'Abogados', 'Convenios']

const tiles = (page: Page) => page.locator('.tiles').getByRole('link')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' })
const cerrarSesion = (page: Page) => page.getByRole('button', { name: 'Cerrar sesión' })

/** What the tab keeps under the product's key. */
const keptSession = (page: Page) => page.evaluate(() => sessionStorage.getItem('apremia.sesion'))

const keptToken = async (page: Page): Promise<string> =>
  (JSON.parse((await keptSession(page)) ?? '{}') as { token: string }).token

const statusOf = async (producto: Producto, token: string): Promise<number> =>
  (await createApi(producto.url, token).post('/usuarios/validate-token', { token })).status

const expectSignedOut = async (page: Page, producto: Producto): Promise<void> => {
  await expect(page).toHaveURL(`${producto.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apremia: Ingreso')
  // The page may still be on its way to the provider and back: it is asked until it stands.
  await expect(async () => expect(await keptSession(page)).toBeNull()).toPass()
}

test.describe('el ingreso', () => {
  for (const fuente of FUENTES) {
    test(`el botón de ${PROVEEDORES[fuente]} lleva al proveedor con su fuente y la vuelta`, async ({
      page,
      producto,
    }) => {
      await page.goto(producto.url)
      await page.getByRole('button', { name: `Ingresar con ${PROVEEDORES[fuente]}` }).click()
      await page.waitForURL('**/identidad?**')
      const { searchParams } = new URL(page.url())
      const { fnt, vlv = '', ...rest } = Object.fromEntries(searchParams)
      expect({ fnt, rest }).toEqual({ fnt: fuente, rest: {} })
      const [path, estado] = vlv.split('?estado=')
      expect(path).toBe(`${producto.url}/`)
      expect(estado).toMatch(/^[0-9a-f]{32}$/)
      await expect(page.getByRole('heading', { name: 'Identidad de demostración' })).toBeVisible()
    })
  }

  for (const [persona, vista] of Object.entries(VISTAS)) {
    test(`${persona} ve su nombre, sus accesos y su menú, y nada más`, async ({
      page,
      producto,
    }) => {
      await ingresar(page, producto, persona as Persona)
      await expect(page.getByRole('banner')).toContainText(vista.encabezado)
      if (!vista.encabezado.includes('(')) {
        await expect(page.getByRole('banner')).not.toContainText('(')
      }
      const hrefs = (links: readonly string[]) => links.map((path) => `/${path}`)
      await expect(tiles(page)).toHaveCount(vista.inicio.length)
      expect(await tiles(page).evaluateAll(readHrefs)).toEqual(hrefs(vista.inicio))
      expect(await menu(page).getByRole('link').evaluateAll(readHrefs)).toEqual(hrefs(vista.menu))
    })
  }

  test('muestra que está ingresando mientras espera al servidor', async ({ page, producto }) => {
    const held = new Promise<Route>((resolve) => page.route('**/api/usuarios/login', resolve))
    await volver(page, producto, await providerToken(producto, PERSONAS.abogada))
    await expect(page.getByRole('dialog', { name: 'Iniciando sesión' })).toBeVisible()
    await expect(page.getByText('Cargando...')).toBeVisible()
    await (await held).continue()
    await page.waitForURL('**/home')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const done = page.getByRole('status').filter({ hasText: 'Exito!' })
    await expect(done).toContainText('Ingresó como Muñoz Peña, Carolina.')
  })

  test('el token del proveedor no queda en la dirección, el historial ni la página', async ({
    page,
    producto,
  }) => {
    const seen: string[] = []
    page.on('response', (response) => {
      const location = response.headers().location
      if (location?.includes('token=')) seen.push(location.split('token=')[1] ?? '')
    })
    await ingresar(page, producto, 'admin')
    expect(seen).toHaveLength(1)
    const secrets = [...seen, await keptToken(page)]
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(visited.filter((url) => url?.includes('token='))).toEqual([])
    const content = await page.content()
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(20)
      expect(content).not.toContain(secret)
      expect(page.url()).not.toContain(secret)
    }
    expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage))).not.toContain(
      await keptToken(page),
    )
  })

  test('quien está de baja recibe el aviso y puede volver a elegir', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/status of 403/)
    await page.goto(producto.url)
    await page.getByRole('button', { name: 'Ingresar con ANSES' }).click()
    await page.getByRole('button', { name: /Yáñez, Horacio/ }).click()
    const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
    await expect(failed.getByRole('alert')).toContainText(`Error!${NO_REGISTRADO}`)
    await failed.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toContainText(`Error!${NO_REGISTRADO}`)
    await expectSignedOut(page, producto)
    await expect(page.getByRole('button', { name: 'Ingresar con Renaper' })).toBeEnabled()
  })

  test('a quien no está registrado se le dice lo mismo', async ({ page, producto, consola }) => {
    consola.expect(/status of 403/)
    await volver(page, producto, await providerToken(producto, '31222333'))
    await expect(page.getByRole('alert')).toContainText(`Error!${NO_REGISTRADO}`)
    await expectSignedOut(page, producto)
  })

  test('un token ya usado no abre otra sesión', async ({ page, context, producto, consola }) => {
    consola.expect(/status of 401/)
    const token = await providerToken(producto, PERSONAS.abogada)
    await volver(page, producto, token)
    await page.waitForURL('**/home')
    const another = await context.newPage()
    await volver(another, producto, token)
    await expect(another.getByRole('alert')).toContainText('El ingreso ya se usó o venció.')
    await expectSignedOut(another, producto)
  })

  test('si el servidor no contesta no queda ninguna sesión', async ({
    page,
    producto,
    consola,
  }) => {
    consola.expect(/ERR_FAILED/)
    await page.route('**/api/usuarios/login', (route) => route.abort())
    await volver(page, producto, await providerToken(producto, PERSONAS.admin))
    await expect(page.getByRole('alert')).toContainText('Error!')
    await expectSignedOut(page, producto)
  })

  test('otra persona reemplaza a la que estaba, cuya sesión termina', async ({
    page,
    producto,
  }) => {
    await volverComo(page, producto, 'admin')
    const before = await keptToken(page)
    await volverComo(page, producto, 'abogada')
    await expect(page.getByRole('banner')).toContainText('Muñoz Peña, Carolina (A01)')
    await expect(page.getByRole('banner')).not.toContainText('Ferreyra')
    expect(await statusOf(producto, before)).toBe(401)
    expect(await statusOf(producto, await keptToken(page))).toBe(200)
  })

  test('un token que esta pestaña no pidió no cambia quién está', async ({ page, producto }) => {
    await volverComo(page, producto, 'admin')
    const before = await keptToken(page)
    const estado = 'f'.repeat(32)
    const token = await providerToken(producto, PERSONAS.abogada)
    await page.goto(`${producto.url}/?estado=${estado}&token=${token}`)
    const failed = page.getByRole('dialog', { name: 'Error, intentelo de nuevo.' })
    await expect(failed).toContainText('Este ingreso no empezó en esta pestaña.')
    await failed.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page).toHaveURL(`${producto.url}/home`)
    await expect(page.getByRole('banner')).toContainText('Ferreyra, Mariana')
    expect(await keptToken(page)).toBe(before)
    expect(await statusOf(producto, before)).toBe(200)
  })

  test('basura en la dirección no termina la sesión', async ({ page, producto, consola }) => {
    consola.expect(/status of 401/)
    await volverComo(page, producto, 'admin')
    const before = await keptToken(page)
    await page.goto(`${producto.url}/?token=basura`)
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Ferreyra, Mariana')
    expect(await keptToken(page)).toBe(before)
    expect(await statusOf(producto, before)).toBe(200)
  })

  test('si el proveedor no devuelve el estado, se pregunta antes de ingresar', async ({
    page,
    producto,
  }) => {
    await page.goto(`${producto.url}/?token=${await providerToken(producto, PERSONAS.jefe)}`)
    const asked = page.getByRole('dialog', { name: '¿Ingresar como Ibáñez, Guillermo?' })
    await expect(asked.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    expect(await keptSession(page)).toBeNull()
    await asked.getByRole('button', { name: 'Ingresar' }).click()
    await page.waitForURL('**/home')
    const before = await keptToken(page)

    const bare = async () => {
      await page.goto(`${producto.url}/?token=${await providerToken(producto, PERSONAS.abogada)}`)
      const other = page.getByRole('dialog', { name: '¿Ingresar como Muñoz Peña, Carolina?' })
      await expect(other).toContainText('La sesión de Ibáñez, Guillermo se va a cerrar.')
      return other
    }
    await bare()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('Ibáñez, Guillermo (A00)')
    expect(await keptToken(page)).toBe(before)

    await (await bare()).getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByRole('banner')).toContainText('Muñoz Peña, Carolina (A01)')
    await expect.poll(() => statusOf(producto, before)).toBe(401)
  })
})

test.describe('los accesos', () => {
  test('cada acceso lleva a su pantalla; las que faltan ofrecen volver al inicio', async ({
    page,
    producto,
  }) => {
    await volverComo(page, producto, 'admin')
    const names = await tiles(page).allInnerTexts()
    expect(names).toHaveLength(VISTAS.admin.inicio.length)
    for (const name of names) {
      await tiles(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(`${producto.url}${DESTINOS[name]}`)
      const titulo = CON_PANTALLA.includes(name) ? name : 'Página no encontrada'
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo)
      await expect(page).toHaveTitle(`${titulo} · Apremia`)
      const back =
        titulo === name
          ? page.getByRole('link', { name: 'Apremia: Ir al inicio' })
          : page.getByRole('main').getByRole('link', { name: 'Ir al inicio' })
      await back.click()
      await expect(page).toHaveURL(`${producto.url}/home`)
    }
  })

  test('el menú se abre con el botón, dice a dónde lleva y se cierra con Escape', async ({
    page,
    producto,
  }) => {
    await volverComo(page, producto, 'jefe')
    const toggle = page.getByRole('button', { name: 'Abrir el menú' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(page.getByRole('button', { name: 'Cerrar el menú' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await menu(page).getByRole('link', { name: 'Abogados' }).hover()
    await expect(page.getByRole('tooltip', { name: 'Listado de abogados externos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })

  test('las direcciones no distinguen mayúsculas', async ({ page, producto }) => {
    await llegar(page, producto, 'admin', '/CreacionTitulos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creación de títulos')
    await page.goto(`${producto.url}/HOME`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio')
  })

  test('una dirección que no existe lo dice, con sesión y sin ella', async ({ page, producto }) => {
    await page.goto(`${producto.url}/no/existe`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
    await llegar(page, producto, 'invitado', '/no/existe')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada')
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click()
    await expect(page).toHaveURL(`${producto.url}/home`)
  })
})

test.describe('los guardianes', () => {
  for (const path of ['/home', '/creaciontitulos?pestana=listado']) {
    test(`sin sesión, ${path} vuelve al ingreso`, async ({ page, producto }) => {
      await page.goto(`${producto.url}${path}`)
      await expectSignedOut(page, producto)
    })
  }

  for (const persona of ['abogada', 'invitado', 'sinCodigo', 'scoringUno'] as const) {
    test(`${persona} no entra en la creación de títulos`, async ({ page, producto }) => {
      await llegar(page, producto, persona, '/creaciontitulos')
      // Admin-only routes send to '/', and '/' sends whoever is signed in to home.
      await expect(page).toHaveURL(`${producto.url}/home`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio')
    })
  }

  test('con sesión, el ingreso lleva al inicio', async ({ page, producto }) => {
    await volverComo(page, producto, 'jefe')
    await page.goto(`${producto.url}/`)
    await expect(page).toHaveURL(`${producto.url}/home`)
  })

  test('un token en otra dirección se quita y no sirve', async ({ page, producto }) => {
    const token = await providerToken(producto, PERSONAS.admin)
    await page.goto(`${producto.url}/creaciontitulos?pestana=listado&token=${token}`)
    await expectSignedOut(page, producto)
    await llegar(page, producto, 'admin', `/creaciontitulos?pestana=listado&token=${token}`)
    await expect(page).toHaveURL(`${producto.url}/creaciontitulos?pestana=listado`)
    await expect(page.getByRole('tab', { name: 'Listado Títulos Creados' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })
})

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
    // What home asks for itself would find the session gone before the click.
    const deInicio = ['validate-token', 'trabajos'].map((call) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(call)),
    )
    await Promise.all([...deInicio, volverComo(page, producto, 'jefe')])
    await createApi(producto.url, await keptToken(page)).post('/usuarios/logout')
    await tiles(page).filter({ hasText: 'Creación de títulos' }).click()
    await expect(page.getByText('Su sesión terminó. Ingrese de nuevo para seguir.')).toBeVisible()
    await expectSignedOut(page, producto)
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
    // Behind the server's clock by as much as will be skipped first, so that then they agree.
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

function readHrefs(links: Element[]): (string | null)[] {
  return links.map((link) => link.getAttribute('href'))
}
