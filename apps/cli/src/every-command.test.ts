import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cambia, contract, type Entry } from '@apremia/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CommandHost, startCommandHost } from '../test/command-host.ts'
import { type FakeApi, startFakeApi } from '../test/fake-api.ts'
import { findCli } from '../test/find-cli.ts'
import { createSandbox, type Finished, startCli } from '../test/run-cli.ts'
import { LIBRO_DE_PRUEBA, LOTE, usuario } from '../test/samples.ts'
import { serveAll } from '../test/serve-all.ts'
import { buildProgram } from './program.ts'

const CASOS = fileURLToPath(new URL('../../../fixtures/reglas', import.meta.url))
const instante = '2026-11-20T13:00:00.000Z'

/** Arguments with which the tests run each command. A command that is missing in this table fails a test. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  'sesion iniciar': ['--limite', '5'],
  'sesion ver': [],
  'sesion cerrar': [],
  'tokens crear': ['ci'],
  'tokens listar': [],
  'tokens revocar': ['3', '--si'],
  'correo avisos': ['--recibir', 'resumen,urgentes'],
  'correo probar': [],
  'cuentas crear': ['Carga nocturna'],
  'cuentas listar': [],
  'cuentas renovar': ['S1', '--si'],
  'cuentas revocar': ['S1', '--si'],
  'titulos ejemplo': [],
  'titulos procesar': ['junio.xlsx', '--categoria', 'inmueble'],
  'titulos revisar': ['junio.xlsx', '--categoria', 'inmueble'],
  'titulos generar': ['junio.xlsx', '--categoria', 'inmueble', '--inicio', '101', '--si'],
  'titulos reanudar': [LOTE],
  'titulos descargar': [LOTE],
  'titulos lotes': [],
  'titulos listar': [],
  'firma listar': [],
  'firma descargar': ['101'],
  'firma subir': ['suyas.yaml'],
  'titulos ultimo': [],
  verificar: ['K7QH-2M9X-WT4B-R8DN-PC3F'],
  'titulos anular': ['101', '--motivo', 'Pagado antes', '--confirmar=101'],
  'actuaciones cargar': ['junio.xlsx'],
  'actuaciones ejemplo': [],
  'registros ejemplo': [],
  'registros cargar': ['a.csv', '--modo', 'parcial', '--si'],
  'registros diferencias': ['a.csv', 'b.csv'],
  'registros cargas': [],
  'registros deshacer': ['3', '--si'],
  'documentos verificar': [],
  'municipio ejemplo': ['-o', 'ejemplo'],
  'municipio formato': ['deuda'],
  'municipio equivalencias': ['paquete'],
  'municipio revisar': ['paquete'],
  'equivalencias ver': [],
  'equivalencias guardar': ['suyas.yaml'],
  'equivalencias quitar': ['deuda', '--si'],
  'municipio cargar': ['paquete', '--si'],
  'municipio cargas': [],
  'municipio deshacer': ['5', '--si'],
  'municipio sincronizar': [],
  'municipio comprobar': [],
  'municipio exportar': ['-o', 'todo'],
  'municipio exportaciones': [],
  'municipio novedades': ['-o', 'novedades'],
  'municipio acusar': ['12'],
  'personas datos': ['30111222', '--motivo', 'Lo pidió', '-o', 'datos'],
  'personas lecturas': ['30111222', '--motivo', 'Lo pidió'],
  'personas registros': [],
  'personas domicilio': ['1520', '20123456789@notificaciones.scba.gov.ar'],
  'personas marca': ['1520', 'quiebra', '--desde', '2026-05-01'],
  'personas depurar': ['--motivo', 'Venció', '--confirmar=3'],
  'personas corregir-registro': ['12', '--dni', '30111223', '--motivo', 'Estaba mal'],
  'personas eliminar-registro': ['12', '--motivo', 'Lo pidió', '--confirmar=12'],
  'cartas hacer': ['1234:AB', '1235:AB', '--categoria', 'inmueble', '--si'],
  'cartas reanudar': [LOTE],
  'cartas descargar': ['101'],
  'cartas lotes': [],
  'cartas listar': [],
  'cartas anular': ['101', '--motivo', 'Pagó antes', '--confirmar=101'],
  'cartas planilla': [],
  'cartas cargar': ['junio.xlsx'],
  'cartas acuse': ['101', '--medio', 'cedula', '--resultado', 'fijada', '--fecha', '27/11/2026'],
  'parametros ver': [],
  'parametros poner': ['honorarios.iva', '10.5'],
  'parametros cierre': ['11', 'si'],
  'parametros efecto': ['etapa', '11', '20', 'dias'],
  'parametros etapas': [],
  'parametros tiempo': ['11', '20', 'dias'],
  'recursos listar': [],
  'recursos guardar': ['AG', '--inactivo'],
  'situaciones listar': [],
  'situaciones guardar': ['NO', '--clase', 'gestionLegal'],
  'escritos plantillas': [],
  'escritos campos': [],
  'escritos bloques': [],
  'escritos guardar-bloque': ['costas', 'costas.txt'],
  'escritos subir': ['demanda.docx', '--clase', 'demanda', '--nombre', 'Demanda'],
  'escritos descargar': ['3'],
  'escritos retirar': ['3'],
  'escritos hacer': ['1001', 'AB', '3'],
  'dias-inhabiles listar': [],
  'dias-inhabiles guardar': ['2026-12-03', '--motivo', 'Otro'],
  'dias-inhabiles plazo': ['2026-12-01', '5'],
  'listas ver': ['titulos'],
  'listas guardar': ['titulos', '--nombre', 'Escribana'],
  'usuarios listar': [],
  'usuarios crear': ['31222333', '--apellido', 'Paz', '--nombre', 'Ana', '--rol', 'user'],
  'usuarios editar': ['31222333', '--baja', '--si'],
  'usuarios cerrar-sesiones': ['31222333', '--si'],
  'usuarios libro': [],
  'abogados jefatura': ['31222333', '--motivo', 'Decreto 12', '--si'],
  'casos constancia': ['1001', 'AB'],
  'casos documentos': ['1001', 'AB'],
  'casos explicar': ['1001', 'AB'],
  'casos historia': ['1001', 'AB'],
  'casos legajo': ['1001', 'AB'],
  'casos liquidacion': ['1001', 'AB', '--al', '2026-12-31'],
  'casos prescripcion': ['1001', 'AB'],
  'casos prescripciones': ['--anio', '2027'],
  'casos verificar': [],
  'evaluaciones correr': ['--todos', '--desde', '2026-07-01', '--hasta', '2026-09-30', '--si'],
  'evaluaciones reanudar': [LOTE],
  'evaluaciones listar': [],
  'evaluaciones ver': ['12'],
  'evaluaciones exportar': [],
  'evaluaciones recalcular': ['12'],
  'reglas probar': [CASOS],
  'reglas explicar': ['titulo/validar-inicio', '1', '--carpeta', CASOS],
  'historial listar': [],
  'ingresos resumen': [],
  'ingresos detalle': ['20000001'],
  'ingresos exportar': [],
  'historial verificar': [],
  'instalacion revisar': [],
  'instalacion firmante': ['--lugar', 'Villa Ramallo'],
  'instalacion aceptar': ['todo'],
  'instalacion identidad': [],
  'config ver': [],
  'config poner': ['color', 'nunca'],
  'config quitar': ['color'],
  'completar bash': [],
  'completar zsh': [],
  'completar fish': [],
}

/**
 * Tells whether a request changes data of the server. A POST /evaluaciones without the field `resultado` only lists the
 * evaluations of lawyers (D82).
 */
const changes = ({ name, request }: FakeApi['calls'][number]): boolean =>
  cambia(contract[name] as Entry) &&
  !(name === 'saveEvaluaciones' && JSON.parse(request.body).resultado === undefined)

let main = ''
let host: CommandHost
let api: FakeApi
let sandbox = createSandbox()
/**
 * Environment of the tested commands. The token is in the session file and not in the environment, because `sesion
 * cerrar` closes only the session of that file.
 */
const env = () => ({ APREMIA_URL: api.url })

const prepare = (): void => {
  sandbox = createSandbox()
  writeFileSync(join(sandbox.folder, 'junio.xlsx'), LIBRO_DE_PRUEBA)
  writeFileSync(join(sandbox.folder, 'demanda.docx'), LIBRO_DE_PRUEBA)
  writeFileSync(join(sandbox.folder, 'costas.txt'), 'Con costas.\n')
  writeFileSync(join(sandbox.folder, 'a.csv'), 'NRO_INMUEBLE;RECURSO;CALLE\n1;AB;Mitre\n')
  writeFileSync(join(sandbox.folder, 'b.csv'), 'NRO_INMUEBLE;RECURSO;CALLE\n1;AB;Paz\n')
  mkdirSync(join(sandbox.folder, 'paquete'))
  writeFileSync(join(sandbox.folder, 'paquete/recursos.csv'), 'CODIGO;NOMBRE;TIPO\nAB;Luz;I\n')
  writeFileSync(
    join(sandbox.folder, 'suyas.yaml'),
    'archivos: { recursos: { archivo: TASAS.csv, columnas: { CODIGO: Cod } } }\n',
  )
  const path = join(sandbox.folder, '.local/state/apremia/sesion.json')
  mkdirSync(dirname(path), { recursive: true })
  const sesiones = { [api.url]: { token: 'guardado', expiraEn: instante, usuario } }
  writeFileSync(path, JSON.stringify({ version: 1, sesiones }), { mode: 0o600 })
}

const wordsOf = (path: string): string[] => [...path.split(' '), ...(RUNS[path] ?? [])]

/**
 * Starts a command in a process of its own. For `sesion iniciar`, sends the sign-in request that a browser would send.
 */
const start = (path: string, ...extra: string[]) => {
  const running = startCli(main, sandbox, [...wordsOf(path), ...extra], { env: env() })
  if (path === 'sesion iniciar') {
    void running
      .seen(/vlv=(\S+)/)
      .then(([, vlv = '']) => fetch(`${decodeURIComponent(vlv)}?token=x`))
  }
  return running
}

/** Runs a command in the process that all the tests share. `sesion iniciar` gets a process of its own. */
const run = (path: string, ...extra: string[]): Promise<Finished> =>
  path === 'sesion iniciar'
    ? start(path, ...extra).done
    : host.run(sandbox, [...wordsOf(path), ...extra], env())

beforeAll(async () => {
  ;[main, host, api] = await Promise.all([findCli(), startCommandHost(), startFakeApi()])
  serveAll(api)
})
beforeEach(() => {
  api.calls.length = 0
  prepare()
})
afterAll(() => {
  host.stop()
  return api.close()
})

it('knows every verb there is', async () => {
  const { commands } = await buildProgram()
  const verbs = commands
    .filter((noun) => noun.name() !== 'ayuda')
    .flatMap((noun) =>
      noun.commands.length === 0
        ? [noun.name()]
        : noun.commands.map((verb) => `${noun.name()} ${verb.name()}`),
    )
  expect(Object.keys(RUNS).sort()).toEqual(verbs.sort())
})

const changing = new Set<string>()

describe.each(Object.keys(RUNS))('%s', (path) => {
  it('--json: one document with its version, nothing else, no colour', async () => {
    const { code, stdout, stderr } = await run(path, '--json')
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      comando: path,
      datos: expect.anything(),
    })
    expect(stdout + stderr).not.toContain('\u001b')
    const writes = api.calls.some((call) => changes(call) && call.name !== 'login')
    // `sesion iniciar` has no --dry-run, although it changes data of the service: it closes the previous session.
    if (writes && path !== 'sesion iniciar') changing.add(path)
  })

  it('a reader that closes the pipe gives no error', async () => {
    const running = start(path)
    running.child.stdout?.destroy()
    const { code, stderr } = await running.done
    expect(stderr).not.toMatch(/EPIPE|Error/)
    expect(code).toBe(0)
  })
})

describe('--dry-run', async () => {
  const isTrial = ({ name, request }: FakeApi['calls'][number]): boolean =>
    (['loadPaquete', 'keepTitulosFirmados'].includes(name) &&
      /name="simulacion"\r\n\r\ntrue/.test(request.body)) ||
    (name === 'startSincronizacion' && JSON.parse(String(request.body)).simulacion === true)
  /**
   * API calls that write data and are allowed in a dry run. The dry run uploads the register of properties for review
   * and then discards the upload, so the register does not change.
   */
  const REVISIONES: readonly string[] = ['reviewPadron', 'discardCarga']
  const { commands } = await buildProgram()
  const paths = commands.flatMap((noun) =>
    noun.commands
      .filter(({ options }) => options.some(({ long }) => long === '--dry-run'))
      .map((verb) => `${noun.name()} ${verb.name()}`),
  )

  it.each(paths)('%s changes nothing', async (path) => {
    const { code, stdout, stderr } = await run(path, '--dry-run')
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).not.toBe('')
    const written = api.calls
      .filter((call) => changes(call) && !isTrial(call))
      .map(({ name }) => name)
    expect(written.filter((name) => !REVISIONES.includes(name))).toEqual([])
  })

  it('is there for every verb that changes something', () => {
    for (const path of changing) expect(paths).toContain(path)
    expect(changing.size).toBeGreaterThan(4)
  })
})

describe('CSV', () => {
  const CON_FILAS = [
    'casos liquidacion',
    'recursos listar',
    'situaciones listar',
    'escritos plantillas',
    'escritos campos',
    'escritos bloques',
    'dias-inhabiles listar',
    'listas ver',
    'usuarios listar',
    'instalacion revisar',
    'instalacion firmante',
    'instalacion aceptar',
    'tokens listar',
    'cuentas listar',
    'titulos revisar',
    'titulos lotes',
    'titulos listar',
    'firma listar',
    'firma subir',
    'actuaciones cargar',
    'registros diferencias',
    'registros cargas',
    'municipio formato',
    'municipio equivalencias',
    'municipio revisar',
    'equivalencias ver',
    'equivalencias guardar',
    'municipio cargar',
    'municipio cargas',
    'municipio sincronizar',
    'municipio comprobar',
    'municipio exportaciones',
    'cartas lotes',
    'cartas listar',
    'casos documentos',
    'casos historia',
    'casos prescripcion',
    'personas depurar',
    'personas datos',
    'personas lecturas',
    'personas registros',
    'historial listar',
    'ingresos resumen',
    'ingresos detalle',
    'parametros ver',
    'parametros efecto',
    'parametros etapas',
    'evaluaciones correr',
    'evaluaciones reanudar',
    'evaluaciones listar',
    'config ver',
  ]
  const csv = (words: readonly string[], extra: NodeJS.ProcessEnv = {}) =>
    host.run(sandbox, words, { ...env(), ...extra })

  it.each(CON_FILAS)('%s prints its rows', async (path) => {
    const { code, stdout } = await csv([...wordsOf(path), '--formato', 'csv'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^\w+(,\w+)+\r\n/)
  })

  it.each(Object.keys(RUNS).filter((path) => !CON_FILAS.includes(path)))(
    '%s has no rows: refused before anything runs',
    async (path) => {
      const before = readdirSync(sandbox.folder, { recursive: true })
      const { code, stdout, stderr } = await csv([...wordsOf(path), '--formato', 'csv'])
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain(`«${path}» no tiene salida CSV`)
      expect(api.calls).toEqual([])
      expect(readdirSync(sandbox.folder, { recursive: true })).toEqual(before)
    },
  )

  it.each(['tokens crear', 'titulos procesar', 'titulos generar', 'titulos ultimo'])(
    '%s prints text when the CSV comes from the settings',
    async (path) => {
      const { code, stdout } = await csv(wordsOf(path), { APREMIA_FORMATO: 'csv' })
      expect({ code, lines: stdout.split('\n').length }).toEqual({ code: 0, lines: 2 })
    },
  )

  it('the setting itself can be read and taken away', async () => {
    for (const verb of ['poner formato csv', 'ver formato', 'quitar formato']) {
      const { code } = await csv(['config', ...verb.split(' ')])
      expect(code, verb).toBe(0)
    }
    expect((await csv(['config', 'ver', 'formato', '--formato', 'csv'])).code).toBe(2)
    const excel = ['titulos', 'listar', '--excel', 'a.xlsx', '--formato', 'csv']
    expect((await csv(excel)).code).toBe(2)
  })
})
