import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cambia, contract, type Entry } from '@apremia/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCli } from '../test/build-cli.ts'
import { CIFRAS, EVALUACION, EVALUACION_ENTERA } from '../test/evaluacion.ts'
import { events, type FakeApi, file, json, startFakeApi } from '../test/fake-api.ts'
import { createSandbox, runCli, startCli } from '../test/run-cli.ts'
import {
  carga,
  carta,
  cartasSimuladas,
  casoDelEfecto,
  EFECTO,
  etapa,
  fechaPuesta,
  LOTE,
  lote,
  loteDeCartas,
  nombramiento,
  registrado,
  simulacion,
  titulo,
  trabajo,
  usuario,
  XLSX,
} from '../test/samples.ts'
import { buildProgram } from './program.ts'

const CASOS = fileURLToPath(new URL('../../../fixtures/reglas', import.meta.url))
const instante = '2026-11-20T13:00:00.000Z'

/** A run of each verb that goes well. What is missing here fails the first test. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  'sesion iniciar': ['--limite', '5'],
  'sesion ver': [],
  'sesion cerrar': [],
  'tokens crear': ['ci'],
  'tokens listar': [],
  'tokens revocar': ['3', '--si'],
  'titulos ejemplo': [],
  'titulos procesar': ['junio.xlsx', '--categoria', 'inmueble'],
  'titulos generar': ['junio.xlsx', '--categoria', 'inmueble', '--inicio', '101', '--si'],
  'titulos reanudar': [LOTE],
  'titulos descargar': [LOTE],
  'titulos lotes': [],
  'titulos listar': [],
  'titulos ultimo': [],
  'titulos anular': ['101', '--motivo', 'Pagado antes', '--confirmar=101'],
  'actuaciones cargar': ['junio.xlsx'],
  'actuaciones ejemplo': [],
  'registros ejemplo': [],
  'registros cargar': ['a.csv', '--modo', 'parcial', '--si'],
  'registros diferencias': ['a.csv', 'b.csv'],
  'registros cargas': [],
  'registros deshacer': ['3', '--si'],
  'cartas hacer': ['1234:AB', '1235:AB', '--categoria', 'inmueble', '--si'],
  'cartas reanudar': [LOTE],
  'cartas descargar': ['101'],
  'cartas lotes': [],
  'cartas listar': [],
  'cartas planilla': [],
  'cartas cargar': ['junio.xlsx'],
  'cartas acuse': ['101', '--medio', 'cedula', '--resultado', 'fijada', '--fecha', '27/11/2026'],
  'parametros ver': [],
  'parametros poner': ['honorarios.iva', '10.5'],
  'parametros efecto': ['etapa', '11', '20', 'dias'],
  'parametros etapas': [],
  'parametros tiempo': ['11', '20', 'dias'],
  'usuarios listar': [],
  'usuarios crear': ['31222333', '--apellido', 'Paz', '--nombre', 'Ana', '--rol', 'user'],
  'usuarios editar': ['31222333', '--baja', '--si'],
  'usuarios cerrar-sesiones': ['31222333', '--si'],
  'abogados jefatura': ['31222333', '--motivo', 'Decreto 12', '--si'],
  'casos explicar': ['1001', 'AB'],
  'casos verificar': [],
  'evaluaciones correr': ['--todos', '--desde', '2026-07-01', '--hasta', '2026-09-30'],
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
  'config ver': [],
  'config poner': ['color', 'nunca'],
  'config quitar': ['color'],
  'completar bash': [],
  'completar zsh': [],
  'completar fish': [],
}

/** Whether a call changes something at the service: POST /evaluaciones without a result is its list (D82). */
const changes = ({ name, request }: FakeApi['calls'][number]): boolean =>
  cambia(contract[name] as Entry) &&
  !(name === 'saveEvaluaciones' && JSON.parse(request.body).resultado === undefined)

vi.setConfig({ testTimeout: 30_000 })

let main = ''
let api: FakeApi
let sandbox = createSandbox()
/** The session goes in its file: `sesion cerrar` has nothing to do with a token of the environment. */
const env = () => ({ APREMIA_URL: api.url })

const serve = (): void => {
  const token = {
    id: 3,
    nombre: 'ci',
    creado: instante,
    expira: instante,
    ultimoUso: null,
    revocado: null,
  }
  const identidad = { url: `${api.url}/identidad`, salida: `${api.url}/salir`, demo: true }
  const listed = { 'x-total-count': '1' }
  api.on(
    'getConfig',
    json({
      version: '1',
      municipio: 'San Nicolás',
      identidad,
      titulos: { maximoSincronico: 1 },
      servicioMunicipal: 'propio',
      convenios: { topeDeCuotas: 15 },
    }),
  )
  api.on('login', json({ token: 'nueva', expiraEn: instante, usuario }))
  api.on('validateToken', json({ expiraEn: instante, usuario }))
  api.on('logout', (_, response) => response.writeHead(204).end())
  api.on('createToken', json({ ...token, token: 'apt_nuevo' }))
  api.on('listTokens', json([token]))
  api.on('revokeToken', (_, response) => response.writeHead(204).end())
  const caso = { tipo: 'I', imponible: 1001, recurso: 'AB', al: '2026-11-20', abogado: 'A01' }
  api.on('explainCaso', json({ ...caso, sabido: null, aviso: '', explicaciones: [] }))
  api.on('verifyCasos', json(trabajo('pendiente', { lote: null })))
  api.on('searchHistorial', json([], 200, { 'x-total-count': '0' }))
  api.on('getResumenDeIngresos', json([], 200, { 'x-total-count': '0' }))
  api.on('searchIngresos', json([], 200, { 'x-total-count': '0' }))
  api.on('exportResumenDeIngresos', file('ingresos_20261120_100000.xlsx', 'xlsx'))
  api.on('getXlsExample', file('ejemplo.xlsx', 'ejemplo'))
  api.on('generateXls', json(trabajo('pendiente', { lote: null }), 202))
  api.on('simulateTitles', json(simulacion()))
  api.on('simulateXls', json({ filas: 2, archivo: 'junio_procesado.xlsx', avisos: [] }))
  api.on('simulateAnnulTitulo', json(titulo(101)))
  api.on('simulateCreateToken', json({ nombre: 'ci', expira: instante }))
  api.on('generateTitles', json(trabajo('pendiente'), 202))
  api.on('watchTrabajo', events(trabajo('terminado')))
  api.on('downloadTrabajo', file('junio_procesado.xlsx', 'procesada'))
  api.on('getLote', json(lote()))
  api.on('downloadLote', file('junio_titulos.zip', 'zip'))
  api.on('listLotes', json([lote()], 200, listed))
  api.on('getTitulosInfo', json([titulo(101)], 200, listed))
  api.on('getLastTitleNumber', json({ lastTitleNumber: 150 }))
  api.on('annulTitulo', json(titulo(101, { anulado: true, motivo_anulacion: 'Pagado antes' })))
  const tipo = {
    tp_id: 10,
    tipo_nombre: 'Aviso',
    gp_id: 2,
    gp_nombre: 'Extrajudicial',
    cantidad: 2,
  }
  const cargadas = { cantidad: 2, tipos: [tipo], avisos: [] }
  api.on('simulateLoadActuaciones', json(cargadas))
  api.on('loadActuaciones', json({ lote: LOTE, repetida: false, ...cargadas }))
  api.on('getActuacionesEjemplo', file('ejemplo_actuaciones.xlsx', 'ejemplo'))
  api.on('reviewPadron', json({ carga: 3, trabajo: trabajo('pendiente', { lote: null }) }))
  api.on('getCarga', json(carga()))
  api.on('getCargas', json([carga()], 200, listed))
  api.on('applyCarga', json(trabajo('pendiente', { lote: null })))
  api.on('discardCarga', json(carga({ estado: 'descartada' })))
  api.on('undoCarga', json(trabajo('pendiente', { lote: null })))
  api.on('simulateUndoCarga', json(carga({ estado: 'aplicada' })))
  api.on('getPadronEjemplo', file('padron_provincial_ejemplo.xlsx', 'ejemplo'))
  api.on('reviewCartas', json(cartasSimuladas()))
  api.on('createCartas', json({ lote: loteDeCartas(), trabajo: trabajo('pendiente') }))
  api.on('getLoteDeCartas', json(loteDeCartas()))
  api.on('downloadLoteDeCartas', file('cartas.pdf', 'pdf'))
  api.on('downloadCarta', file('carta.pdf', 'pdf'))
  api.on('listLotesDeCartas', json([loteDeCartas()], 200, listed))
  api.on('listCartas', json([carta(101)], 200, listed))
  api.on('saveAcusesDeCartas', json({ anotados: 1 }))
  api.on('simulateAcusesDeCartas', json({ anotados: 1 }))
  api.on('getAcusesParaCompletar', file('acuses_para_completar.xlsx', 'acuses'))
  api.on('loadAcusesDeCartas', json({ anotados: 1, iguales: 0, avisos: [] }))
  api.on('simulateLoadAcusesDeCartas', json({ anotados: 1, iguales: 0, avisos: [] }))
  const cambio = {
    clave: 'honorarios.iva',
    valor: '10.5',
    vigenteDesde: '2026-11-20',
    anterior: '21',
    corrige: false,
    cambia: true,
  }
  api.on('getParametros', json([]))
  api.on('saveParametro', json(cambio))
  api.on('simulateParametro', json(cambio))
  api.on('runEvaluaciones', json(trabajo('terminado', { lote: null, tipo: 'evaluar' })))
  api.on('simulateRunEvaluaciones', json({ evaluaciones: [CIFRAS], avisos: [] }))
  api.on('listCorrida', json([EVALUACION], 200, listed))
  api.on('saveEvaluaciones', json([EVALUACION], 200, listed))
  api.on('getEvaluacion', json(EVALUACION_ENTERA))
  api.on('exportEvaluaciones', file('evaluaciones.xlsx', 'evaluaciones'))
  api.on(
    'recomputeEvaluacion',
    json({ igual: true, huella: 'abc', recalculada: 'abc', diferencias: [] }),
  )
  api.on('getEfecto', json(EFECTO))
  api.on('listCasosDelEfecto', json([casoDelEfecto], 200, listed))
  api.on('listTiposDeEtapa', json([etapa]))
  api.on('editTiempoDeEtapa', json(etapa))
  api.on('saveConfiguracion', json(fechaPuesta))
  api.on('simulateEndSesionesDeUsuario', json({ sesiones: 1, tokens: 0 }))
  api.on('endSesionesDeUsuario', json({ sesiones: 1, tokens: 0 }))
  const persona = registrado({ dni: '31222333' })
  const cambiado = {
    usuario: { ...persona, baja: true },
    cambios: ['baja'],
    sesiones: 1,
    tokens: 0,
  }
  api.on('getUsuarios', json([persona]))
  api.on('createUsuario', json(usuario))
  api.on('simulateCreateUsuario', json(usuario))
  api.on('editUsuario', json(cambiado))
  api.on('simulateEditUsuario', json(cambiado))
  api.on('nameJefatura', json(nombramiento))
  api.on('simulateNameJefatura', json(nombramiento))
  api.on('verifyHistorial', json({ valido: true, filas: 1, cabeza: 'a', fallas: [] }))
}

const prepare = (): void => {
  sandbox = createSandbox()
  writeFileSync(join(sandbox.folder, 'junio.xlsx'), XLSX)
  writeFileSync(join(sandbox.folder, 'a.csv'), 'NRO_INMUEBLE;RECURSO;CALLE\n1;AB;Mitre\n')
  writeFileSync(join(sandbox.folder, 'b.csv'), 'NRO_INMUEBLE;RECURSO;CALLE\n1;AB;Paz\n')
  const path = join(sandbox.folder, '.local/state/apremia/sesion.json')
  mkdirSync(dirname(path), { recursive: true })
  const sesiones = { [api.url]: { token: 'guardado', expiraEn: instante, usuario } }
  writeFileSync(path, JSON.stringify({ version: 1, sesiones }), { mode: 0o600 })
}

/** Runs the verb; the browser's part of a sign-in is played here. */
const start = (path: string, ...extra: string[]) => {
  const words = [...path.split(' '), ...(RUNS[path] ?? []), ...extra]
  const running = startCli(main, sandbox, words, { env: env() })
  if (path === 'sesion iniciar') {
    void running
      .seen(/vlv=(\S+)/)
      .then(([, vlv = '']) => fetch(`${decodeURIComponent(vlv)}?token=x`))
  }
  return running
}

beforeAll(async () => {
  ;[main, api] = await Promise.all([buildCli(), startFakeApi()])
  serve()
}, 30_000)
beforeEach(() => {
  api.calls.length = 0
  prepare()
})
afterAll(() => api.close())

it('knows every verb there is', async () => {
  const { commands } = await buildProgram()
  const verbs = commands.flatMap((noun) =>
    noun.commands.map((verb) => `${noun.name()} ${verb.name()}`),
  )
  expect(Object.keys(RUNS).sort()).toEqual(verbs.sort())
})

describe.each(Object.keys(RUNS))('%s', (path) => {
  it('--json: one document with its version, nothing else, no colour', async () => {
    const { code, stdout, stderr } = await start(path, '--json').done
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      comando: path,
      datos: expect.anything(),
    })
    expect(stdout + stderr).not.toContain('\u001b')
  })

  it('a reader that leaves is no failure to tell', async () => {
    const running = start(path)
    running.child.stdout?.destroy()
    const { code, stderr } = await running.done
    expect(stderr).not.toMatch(/EPIPE|Error/)
    expect(code).toBe(0)
  })
})

describe('--dry-run', async () => {
  /** The service looks at a registry by itself: its review is kept, and left; the registry is as it was. */
  const REVISIONES: readonly string[] = ['reviewPadron', 'discardCarga']
  const { commands } = await buildProgram()
  const paths = commands.flatMap((noun) =>
    noun.commands
      .filter(({ options }) => options.some(({ long }) => long === '--dry-run'))
      .map((verb) => `${noun.name()} ${verb.name()}`),
  )

  it.each(paths)('%s changes nothing', async (path) => {
    const { code, stdout } = await start(path, '--dry-run').done
    expect(code).toBe(0)
    expect(stdout).not.toBe('')
    const written = api.calls.filter(changes).map(({ name }) => name)
    expect(written.filter((name) => !REVISIONES.includes(name))).toEqual([])
  })

  it(
    'is there for every verb that changes something',
    async () => {
      const changing = new Set<string>()
      for (const path of Object.keys(RUNS)) {
        api.calls.length = 0
        prepare()
        await start(path).done
        const writes = api.calls.some((call) => changes(call) && call.name !== 'login')
        // Signing in closes the session it takes the place of: that is its own purpose.
        if (writes && path !== 'sesion iniciar') changing.add(path)
      }
      for (const path of changing) expect(paths).toContain(path)
      expect(changing.size).toBeGreaterThan(4)
      // One process after another, on a machine that may be busy.
    },
    Object.keys(RUNS).length * 5_000,
  )
})

describe('CSV', () => {
  const CON_FILAS = [
    'usuarios listar',
    'tokens listar',
    'titulos lotes',
    'titulos listar',
    'actuaciones cargar',
    'registros diferencias',
    'registros cargas',
    'cartas lotes',
    'cartas listar',
    'historial listar',
    'ingresos resumen',
    'ingresos detalle',
    'parametros ver',
    'parametros efecto',
    'parametros etapas',
    'evaluaciones correr',
    'evaluaciones listar',
    'config ver',
  ]
  const csv = (words: readonly string[], extra: NodeJS.ProcessEnv = {}) =>
    runCli(main, sandbox, words, { env: { ...env(), ...extra } })
  const wordsOf = (path: string) => [...path.split(' '), ...(RUNS[path] ?? [])]

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
