import { expect, ingresar, PERSONAS, test, tokenDe } from './support/test.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

test('cada respuesta lleva las cabeceras de seguridad', async ({ producto }) => {
  const token = await tokenDe(producto, 'admin')
  const authorization = { authorization: `Bearer ${token}` }
  const answers = await Promise.all([
    fetch(`${producto.url}/`),
    fetch(`${producto.url}/creaciontitulos`),
    fetch(`${producto.url}/api/config`),
    fetch(`${producto.url}/api/tokens`),
    fetch(`${producto.url}/api/no-existe`),
    fetch(`${producto.url}/api/usuarios/login`, { method: 'POST', body: '{' }),
    fetch(`${producto.url}/api/creaciontitulos/getxlsexample`, { headers: authorization }),
    fetch(`${producto.url}/api/docs/`),
    fetch(`${producto.url}/identidad?fnt=afip&vlv=${producto.url}/`),
    fetch(`${producto.url}/assets/no-existe.js`),
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
  'javascript:alert(1)',
  'data:text/html,x',
  '',
]

for (const vlv of OPEN_REDIRECTS) {
  test(`la identidad no lleva a ${JSON.stringify(vlv)}`, async ({ producto }) => {
    const query = new URLSearchParams({ fnt: 'renaper', vlv })
    const page = await fetch(`${producto.url}/identidad?${query}`)
    expect(page.status).toBe(400)
    expect(await page.text()).not.toContain('<form')
    const body = new URLSearchParams({ dni: PERSONAS.admin, fnt: 'renaper', vlv })
    const posted = await fetch(`${producto.url}/identidad`, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    const leaving = await fetch(`${producto.url}/identidad/salir?${query}`, { redirect: 'manual' })
    for (const answer of [posted, leaving]) {
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
  })
}

test('el navegador no habla con nadie más y el registro del servidor no guarda datos personales', async ({
  page,
  producto,
}) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== producto.url) foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await ingresar(page, producto, 'admin')
  for (const path of ['/creaciontitulos', '/no-existe', '/home']) {
    await page.goto(`${producto.url}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
  const token = await page.evaluate(() => sessionStorage.getItem('apremia.sesion'))
  const { token: value } = JSON.parse(token ?? '{}') as { token: string }
  expect(producto.output()).not.toContain(value)
  expect(producto.output()).not.toContain(PERSONAS.admin)
})
