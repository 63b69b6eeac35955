import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from './support/api.ts'
import { createLote, otrosInmuebles, prepareProcesado } from './support/creacion-titulos.ts'
import { readLoteLargo } from './support/plantilla.ts'
import { type Producto, ROOT } from './support/producto.ts'
import { openTerminal, type Salida, type Terminal } from './support/terminal.ts'
import { test as base, expect, tokenDe } from './support/test.ts'
import { openTmux, type Tmux } from './support/tmux.ts'

const REGLAS = join(ROOT, 'fixtures/reglas')
const ESCAPE = '\u001b['

const test = base.extend<{ terminal: Terminal; admin: { APREMIA_TOKEN: string } }>({
  terminal: async ({ producto }, use) => {
    const terminal = openTerminal(producto)
    await use(terminal)
    terminal.remove()
  },
  admin: async ({ producto }, use) => use({ APREMIA_TOKEN: await tokenDe(producto, 'admin') }),
})

const testEnTmux = test.extend<{ tmux: Tmux }>({
  tmux: async ({ municipio }, use) => {
    const terminal = openTerminal(municipio)
    writeFileSync(terminal.path('todo.xlsx'), readLoteLargo())
    const env = { ...terminal.env, APREMIA_TOKEN: await tokenDe(municipio, 'admin') }
    const tmux = openTmux({ ...terminal, env })
    await use(tmux)
    tmux.close()
    terminal.remove()
  },
})

const json = ({ text }: Salida) => JSON.parse(text)

const createTitulos = async (producto: Producto) =>
  createLote(producto, {
    name: 'entorno.xlsx',
    bytes: await prepareProcesado(producto, otrosInmuebles(producto)),
  })

test('un lector que se va no molesta', async ({ producto, terminal, admin: env }) => {
  await createTitulos(producto)
  for (const line of ['apremia titulos listar --todo --json', 'apremia titulos listar --todo']) {
    const salida = await terminal.bash(`${line} --quiet | head -1; echo "\${PIPESTATUS[0]}"`, {
      env,
    })
    expect(salida.text.trimEnd().split('\n').at(-1)).toBe('0')
    expect(salida.stderr).toBe('')
  }
})

test('sin terminal no hay colores ni preguntas; NO_COLOR gana a quien los pide', async ({
  producto,
  terminal,
  admin: env,
}) => {
  await createTitulos(producto)
  const list = (...more: string[]) => ['titulos', 'listar', '--por-pagina', '1', ...more]
  expect((await terminal.run(list(), { env })).text).not.toContain(ESCAPE)
  const siempre = { ...env, APREMIA_COLOR: 'siempre' }
  expect((await terminal.run(list(), { env: siempre })).text).toContain(ESCAPE)
  const apagados = [
    await terminal.run(list('--no-color'), { env: siempre }),
    await terminal.run(list(), { env: { ...env, NO_COLOR: '1' } }),
    await terminal.run(['titulos', 'nada'], { env: { ...env, NO_COLOR: '1' } }),
  ]
  for (const { text, stderr } of apagados) expect(text + stderr).not.toContain(ESCAPE)

  writeFileSync(terminal.path('p.xlsx'), await prepareProcesado(producto, otrosInmuebles(producto)))
  const { ultimo } = json(await terminal.run(['titulos', 'ultimo', '--json'], { env })).datos
  const generar = ['titulos', 'generar', 'p.xlsx', '--categoria', 'inmueble', '--inicio']
  const sinConfirmar = await terminal.run([...generar, String(ultimo + 1)], { env })
  expect(sinConfirmar.code).toBe(2)
  expect(sinConfirmar.stderr).toContain('agregue --si')
})

test('anda sin HOME, desde una carpeta donde no se puede escribir y en cualquier idioma', async ({
  terminal,
  admin,
}) => {
  const listar = ['titulos', 'listar', '--por-pagina', '5']
  const normal = await terminal.run(listar, { env: admin })
  const variantes = [
    { env: { ...admin, HOME: undefined } },
    { env: { ...admin, HOME: '' } },
    // The command works in any folder, even in one where nobody can create a file.
    { env: admin, cwd: '/proc' },
    { env: { ...admin, LANG: 'C', LC_ALL: 'C', TZ: 'Asia/Tokyo' } },
    { env: { ...admin, LANG: 'es_AR.UTF-8' } },
    { env: { ...admin, TERM: 'dumb' } },
  ]
  for (const options of variantes) {
    const salida = await terminal.run(listar, options)
    expect([salida.code, salida.text], salida.stderr).toEqual([0, normal.text])
  }
  const sinLugar = await terminal.run(['titulos', 'ejemplo'], { env: admin, cwd: '/proc' })
  expect(sinLugar.code).toBe(1)
  expect(sinLugar.text).toBe('')
  const sinCasa = await terminal.run(['sesion', 'iniciar'], { env: { HOME: '' } })
  expect(sinCasa.code).toBe(1)
  expect(sinCasa.stderr).toContain('No hay dónde guardar la sesión')
})

test('cada ajuste dice de dónde sale, y gana el más cercano', async ({ terminal }) => {
  const ver = async (more: readonly string[] = [], env: Record<string, string | undefined> = {}) =>
    json(await terminal.run(['config', 'ver', '--json', ...more], { env })).datos.find(
      ({ clave }: { clave: string }) => clave === 'url',
    )
  const sinVariable = { APREMIA_URL: undefined }
  expect(await ver([], sinVariable)).toMatchObject({ valor: 'http://127.0.0.1:3000' })
  await terminal.run(['config', 'poner', 'url', 'http://127.0.0.1:3001'], { env: sinVariable })
  expect(await ver([], sinVariable)).toMatchObject({ valor: 'http://127.0.0.1:3001' })
  await terminal.run(['config', 'poner', 'url', 'http://127.0.0.1:3002', '--proyecto'], {
    env: sinVariable,
  })
  expect(await ver([], sinVariable)).toMatchObject({ valor: 'http://127.0.0.1:3002' })
  expect(readFileSync(terminal.path('apremia.json'), 'utf8')).toContain('3002')
  const variable = { APREMIA_URL: 'http://127.0.0.1:3003' }
  expect(await ver([], variable)).toMatchObject({ valor: variable.APREMIA_URL })
  const opcion = 'http://127.0.0.1:3004'
  expect(await ver(['--url', opcion], variable)).toMatchObject({ valor: opcion })
  const mal = await terminal.run(['config', 'poner', 'url', 'ftp://x'])
  expect(mal.code).toBe(2)
})

test('las reglas se prueban, y un caso cambiado se muestra', async ({ terminal }) => {
  const bien = await terminal.run(['reglas', 'probar', REGLAS])
  expect(bien.code, bien.stderr).toBe(0)
  cpSync(join(REGLAS, 'titulo'), terminal.path('rotas'), { recursive: true })
  const caso = terminal.path('rotas/validar-inicio.yaml')
  const text = readFileSync(caso, 'utf8')
  const changed = text.replace('es menor que el último', 'es distinto del último')
  expect(changed).not.toBe(text)
  writeFileSync(caso, changed)
  const mal = await terminal.run(['reglas', 'probar', 'rotas'])
  expect(mal.code).toBe(1)
  const shown = mal.text + mal.stderr
  expect(shown).toContain('es distinto del último título creado')
  expect(shown).toContain('es menor que el último título creado')
  const paraMaquinas = await terminal.run(['reglas', 'probar', 'rotas', '--json'])
  expect(paraMaquinas.code).toBe(1)
  expect(JSON.stringify(json(paraMaquinas))).toContain('es distinto del último título creado')
})

test('el completado se carga y completa', async ({ terminal }) => {
  const bash = await terminal.run(['completar', 'bash'])
  writeFileSync(terminal.path('apremia.bash'), bash.stdout)
  expect((await terminal.bash('bash -n apremia.bash')).code).toBe(0)
  const salida = await terminal.bash(`
    source apremia.bash && complete -p apremia
    completar() {
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=\${#COMP_LINE}
      COMPREPLY=(); "$(complete -p apremia | sed 's/.*-F \\([^ ]*\\).*/\\1/')" apremia "\${!#}" ""
      echo "\${COMPREPLY[*]}"
    }
    completar apremia ti
    completar apremia titulos gen
    completar apremia titulos generar --cat
    completar apremia titulos generar --categoria com`)
  const [declared, ...offered] = salida.text.trimEnd().split('\n')
  expect(declared).toMatch(/^complete .*apremia$/)
  expect(offered.map((line) => line.trim())).toEqual([
    'titulos',
    'generar',
    '--categoria',
    'comercio',
  ])
  for (const shell of ['zsh', 'fish']) {
    const otra = await terminal.run(['completar', shell])
    expect(otra.text).toContain('generar')
  }
})

testEnTmux(
  'en una terminal de verdad pregunta, muestra el avance, usa colores y obedece a Ctrl-C',
  async ({ tmux }) => {
    const generar = 'apremia titulos generar todo.xlsx --categoria inmueble --inicio 1'
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('listo>')
    tmux.type(`${generar}; echo "salida=$?"`)
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('[s/N]')
    expect(tmux.screen()).toMatch(/¿Generar los títulos 1 a \d+ \(\S+ títulos\) por \$/)
    tmux.press('C-c')
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('salida=130')

    tmux.type(`clear; ${generar}; echo "salida=$?"`)
    await expect.poll(() => tmux.screen(), { intervals: [50] }).not.toContain('salida=130')
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toMatch(/\[s\/N\]/)
    tmux.type('s')
    await expect.poll(() => tmux.screen()).toContain('salida=0')
    expect(tmux.screen()).toContain('todo_titulos.zip')
    expect(tmux.written()).toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏] Generando títulos: [\d.]+ de 1\.\d{3} \(\d+ %\)/)
    expect(tmux.screen()).not.toMatch(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/)

    tmux.type('clear; apremia titulos generarr; echo "salida=$?"')
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('salida=2')
    expect(tmux.written()).toContain('ESC[1m¿Generar')
    expect(tmux.written()).toContain('ESC[31mError:ESC[39m')
  },
)

testEnTmux(
  'en una terminal de verdad un paquete se prueba, se confirma y se carga con un solo envío',
  async ({ tmux, municipio }) => {
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('listo>')
    tmux.type('apremia municipio ejemplo -o p && apremia municipio cargar p; echo "salida=$?"')
    await expect.poll(() => tmux.screen()).toContain('¿Cargar el paquete? [s/N]')
    tmux.type('s')
    await expect.poll(() => tmux.screen()).toContain('salida=0')
    const api = createApi(municipio.url, await tokenDe(municipio, 'admin'))
    const [carga] = await (await api.get('/paquetes')).json()
    expect(carga).toMatchObject({ archivo: 'p.zip', estado: 'aplicada', simulacion: false })
  },
)
