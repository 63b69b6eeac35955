import { createApi, muestra } from './support/api.ts'
import { openCreacionTitulos, procesar } from './support/creacion-titulos.ts'
import { fetchAlone } from './support/fetch-alone.ts'
import { providerToken } from './support/identidad.ts'
import { readRows } from './support/libros.ts'
import { copyDemostracion } from './support/plantilla.ts'
import { startProducto } from './support/producto.ts'
import { closePages, expect, ingresar, PERSONAS, test, tokenDe } from './support/test.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

/** The test needs the demo, because the demo's own identity provider must also send the security headers. */
test.use({ instalado: 'demostracion' })

test('cada respuesta lleva las cabeceras de seguridad', async ({ producto }) => {
  const token = await tokenDe(producto, 'admin')
  const authorization = { authorization: `Bearer ${token}` }
  const answers = await Promise.all([
    fetchAlone(`${producto.url}/`),
    fetchAlone(`${producto.url}/creaciontitulos`),
    fetchAlone(`${producto.url}/api/config`),
    fetchAlone(`${producto.url}/api/tokens`),
    fetchAlone(`${producto.url}/api/no-existe`),
    fetchAlone(`${producto.url}/api/usuarios/login`, { method: 'POST', body: '{' }),
    fetchAlone(`${producto.url}/api/creaciontitulos/getxlsexample`, { headers: authorization }),
    fetchAlone(`${producto.url}/api/docs/`),
    fetchAlone(`${producto.url}/identidad?fnt=afip&vlv=${producto.url}/`),
    fetchAlone(`${producto.url}/assets/no-existe.js`),
  ])
  for (const answer of answers) {
    const where = `${answer.status} ${answer.url}`
    for (const [name, value] of Object.entries(HEADERS))
      expect(answer.headers.get(name), where).toBe(value)
    const csp = answer.headers.get('content-security-policy') ?? ''
    const scripts = /(?:script-src|default-src) ([^;]*)/.exec(csp)?.[1] ?? ''
    expect(csp, where).toContain("frame-ancestors 'none'")
    expect(scripts, where).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|http:/)
  }
})

const OPEN_REDIRECTS = [
  'https://evil.example/',
  '//evil.example/',
  'http://evil.example@127.0.0.1/',
  'http://127.0.0.1@evil.example/',
  'http://127.0.0.1.evil.example/',
  'http:\\\\evil.example',
  'https:evil.example',
  '///evil.example/',
  '/\\evil.example',
  ' https://evil.example/',
  'http://127.0.0.1\u0000.evil.example/',
  'http://127.0.0.1:80:evil.example/',
  'http://127.0.0.1#@evil.example/',
  'https://127.0.0.1/',
  'JaVaScRiPt:alert(1)',
  '\u0009javascript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
]

const OTHER_PATHS = ['/home', '/?a=1', '/?estado=x', '/?token=x', '/identidad/salir', '/#x']

test('la identidad no lleva a ninguna otra parte', async ({ producto }) => {
  for (const vlv of [...OPEN_REDIRECTS, ...OTHER_PATHS.map((path) => producto.url + path)]) {
    const query = new URLSearchParams({ fnt: 'renaper', vlv })
    const page = await fetchAlone(`${producto.url}/identidad?${query}`)
    expect(page.status, vlv).toBe(400)
    expect(await page.text()).not.toContain('<form')
    const body = new URLSearchParams({ dni: PERSONAS.admin, fnt: 'renaper', vlv })
    const posted = await fetchAlone(`${producto.url}/identidad`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    const leaving = await fetchAlone(`${producto.url}/identidad/salir?${query}`, {
      redirect: 'manual',
    })
    for (const answer of [posted, leaving]) {
      expect(answer.status, vlv).toBe(400)
      expect(answer.headers.get('location'), vlv).toBeNull()
    }
  }
  const otra = await fetchAlone(`${producto.url}/identidad?fnt=otra&vlv=${producto.url}/`)
  expect(otra.status).toBe(400)
})

test('lo que es de una persona no queda en ninguna memoria intermedia', async ({ producto }) => {
  const headers = { authorization: `Bearer ${await tokenDe(producto, 'admin')}` }
  for (const path of ['/tokens', '/trabajos', '/creaciontitulos/getxlsexample']) {
    const answer = await fetchAlone(`${producto.url}/api${path}`, { headers })
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('cache-control'), path).toContain('no-store')
    expect(answer.headers.get('x-powered-by'), path).toBeNull()
  }
  const index = await (await fetchAlone(producto.url)).text()
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(index) ?? []
  const asset = await fetchAlone(`${producto.url}${script}`)
  expect(asset.headers.get('cache-control')).toContain('immutable')
})

test('un recorrido entero, sin otras máquinas ni datos personales en el registro', async ({
  page,
  consola,
}) => {
  consola.expect(/status of 403/)
  const copia = await copyDemostracion()
  const municipio = await startProducto(copia, { env: { LOG_LEVEL: 'trace' } })
  const desconocido = '31222333'
  const deUnSoloUso = await providerToken(municipio, desconocido)
  await page.goto(`${municipio.url}/?token=${deUnSoloUso}`)
  await expect(page.getByRole('alert')).toBeVisible()
  await ingresar(page, municipio, 'admin')
  const kept = await page.evaluate(() => sessionStorage.getItem('apremia.sesion'))
  const { token: deSesion } = JSON.parse(kept ?? '{}') as { token: string }
  const api = createApi(municipio.url, deSesion)
  const creado = await api.post('/tokens', { nombre: 'registro', dias: 1 })
  const { token: personal } = (await creado.json()) as { token: string }
  await createApi(municipio.url, personal).get(`/no-existe?userDni=${PERSONAS.admin}`)
  await page.goto(`${municipio.url}/creaciontitulos`)
  const name = 'basico-comercio-sheetjs.xlsx'
  const pantalla = openCreacionTitulos(page)
  const procesada = await procesar(page, pantalla, 'Comercio', { name, bytes: muestra(name) })
  await closePages(page.context())
  await municipio.stop()

  // The times of the log entries are removed, because their digits may look like a document number.
  const registro = municipio.output().replace(/"(?:time|responseTime)":[\d.e-]+/g, '')
  // The log contains the requests, so the search for secrets below cannot pass on an empty log.
  expect(registro).toContain('/api/creaciontitulos/generatexls')
  const secretos = [deUnSoloUso, deSesion, personal, desconocido, PERSONAS.admin, 'token=']
  const lineas = (texto: string) => registro.split('\n').filter((line) => line.includes(texto))
  for (const secreto of secretos) expect(lineas(secreto), secreto).toEqual([])
  for (const { DNI_CUIT: documento } of readRows(procesada.bytes)) {
    const digits = String(documento).replace(/\D/g, '')
    expect(digits.length).toBeGreaterThan(6)
    expect(lineas(digits)).toEqual([])
  }
  await copia.remove()
})
