import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, failure, json } from '../test/fake-api.ts'
import { errorDeFila, trabajo, usuario } from '../test/samples.ts'
import { useApi } from '../test/use-api.ts'

const CASOS = fileURLToPath(new URL('../../../fixtures/reglas', import.meta.url))
const instante = '2026-11-20T13:00:00.000Z'
const { run, on, calls, names, folder } = useApi()

describe('tokens', () => {
  const token = {
    id: 3,
    nombre: 'ci',
    creado: instante,
    expira: '2027-02-18T13:00:00.000Z',
    ultimoUso: null,
    revocado: null,
  }
  beforeEach(() => {
    on('listTokens', json([token, { ...token, id: 4, revocado: instante }]))
    on('createToken', json({ ...token, token: 'apt_nuevo' }))
    on('revokeToken', (_, response) => response.writeHead(204).end())
    on('validateToken', json({ expiraEn: instante, usuario }))
    on('simulateCreateToken', json({ nombre: 'ci', expira: token.expira }))
  })

  it('crear puts the token alone on stdout, for $(…)', async () => {
    const { stdout, stderr } = await run('tokens crear ci --dias 30')
    expect(stdout).toBe('apt_nuevo\n')
    expect(stderr).toContain('no se vuelve a mostrar')
    expect(calls()[0]?.request.body).toBe('{"nombre":"ci","dias":30}')
  })

  it('listar prints the state and the expiry of each token', async () => {
    const rows = JSON.parse((await run('tokens listar --json')).stdout).datos
    expect(rows.map(({ estado }: { estado: string }) => estado)).toEqual(['vigente', 'revocado'])
    expect((await run('tokens listar')).stdout).toMatch(/3 +ci +vigente +20\/11\/2026 10:00/)
  })

  it('revocar needs a yes, and the id of one that is alive', async () => {
    expect((await run('tokens revocar 3')).code).toBe(2)
    expect((await run('tokens revocar 4 --si')).code).toBe(1)
    expect(names()).not.toContain('revokeToken')
    expect((await run('tokens revocar 3 --si')).stdout).toBe('Token 3 «ci» revocado.\n')
    expect(calls().at(-1)?.request.params).toEqual({ id: '3' })
  })

  it('--dry-run changes nothing', async () => {
    expect((await run('tokens revocar 3 --dry-run')).stdout).toContain('Se revocaría')
    expect((await run('tokens crear ci --dry-run')).stdout).toContain('Se crearía')
    expect(names()).toEqual(['listTokens', 'simulateCreateToken', 'validateToken'])
  })

  it.each([
    [400, 2],
    [403, 5],
  ])('crear --dry-run ends as the real run would: %i → %i', async (status, salida) => {
    on('simulateCreateToken', failure(status, 'rechazado'))
    expect((await run('tokens crear ci --dry-run')).code).toBe(salida)
  })
})

describe('historial verificar', () => {
  it('prints that the chain is whole, and the head to note down', async () => {
    on('verifyHistorial', json({ valido: true, filas: 1234, cabeza: 'abc', fallas: [] }))
    const { code, stdout } = await run('historial verificar')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Historial íntegro: 1.234 filas.\nCabeza: abc\n',
    })
  })

  it('tells the rows that an accepted restoration abandoned, which are no failure', async () => {
    const mensaje = 'Hasta el 30/11/2026 10:00 hubo al menos 2 filas que se abandonaron.'
    const abandonos = [{ momento: '2026-11-30T13:00:00.000Z', filas: 2, mensaje }]
    on('verifyHistorial', json({ valido: true, filas: 9, cabeza: 'abc', fallas: [], abandonos }))
    const { code, stdout } = await run('historial verificar')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `Historial íntegro: 9 filas.\nCabeza: abc\n${mensaje}\n`,
    })
  })

  it('an altered history → 1, naming the rows', async () => {
    const fallas = [{ orden: 7, motivo: 'El contenido no coincide.' }]
    on('verifyHistorial', json({ valido: false, filas: 9, cabeza: 'abc', fallas }))
    const { code, stdout } = await run('historial verificar')
    expect(code).toBe(1)
    expect(stdout).toContain('Fila 7: El contenido no coincide.')
  })
})

describe('documentos verificar', () => {
  const follow = (resumen: object, mensajes: readonly string[] = []) => {
    const errores = mensajes.map((mensaje) => ({ ...errorDeFila(1), mensaje }))
    on('verifyDocumentos', json(trabajo('pendiente', { lote: null })))
    const extra = { lote: null, resumen, errores, erroresTotal: errores.length }
    on('watchTrabajo', events(trabajo('terminado', extra)))
  }

  it('ends well when no document is missing, also with files without a row', async () => {
    follow({ documentos: 12, faltan: 0, alterados: 0, huerfanos: 1 }, [
      'El archivo x no es de nadie.',
    ])
    expect(await run('documentos verificar')).toMatchObject({
      code: 0,
      stdout:
        'El archivo x no es de nadie.\nLos documentos son los que se guardaron: 12 documentos.\n',
    })
  })

  it('ends with 1 naming those that are missing or altered', async () => {
    follow({ documentos: 12, faltan: 1, alterados: 0, huerfanos: 0 }, ['Falta el documento y.'])
    const { code, stdout } = await run('documentos verificar')
    expect(code).toBe(1)
    expect(stdout).toContain(
      'Falta el documento y.\nFaltan 1 y fueron alterados 0, de 12 documentos.',
    )
    follow({ documentos: 12, faltan: 0, alterados: 0, ilegibles: 2, huerfanos: 0 })
    const ilegible = await run('documentos verificar')
    expect(ilegible).toMatchObject({ code: 1 })
    expect(ilegible.stdout).toContain('; el disco no pudo leer 2, de 12 documentos.')
  })
})

describe('config', () => {
  it('poner, ver and quitar; --dry-run writes nothing', async () => {
    const file = join(folder(), '.config/apremia/config.json')
    await run('config poner formato json --dry-run')
    expect(existsSync(file)).toBe(false)
    await run('config poner fuente afip')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ fuente: 'afip' })
    expect((await run('config ver fuente')).stdout).toBe('afip\n')
    const rows = JSON.parse((await run('config ver --json')).stdout).datos
    expect(rows[3]).toEqual({
      clave: 'fuente',
      valor: 'afip',
      origen: 'usuario',
      fuente: file,
      variable: 'APREMIA_FUENTE',
    })
    await run('config quitar fuente')
    expect((await run('config ver fuente')).stdout).toBe('renaper\n')
  })

  it('never shows the token', async () => {
    const { stdout, stderr } = await run('config ver --json')
    expect(stdout + stderr).not.toContain('apt_prueba')
  })

  it('does not send the token of the environment where a project file says', async () => {
    writeFileSync(join(folder(), 'apremia.json'), '{"url":"https://apremia.example"}')
    const result = await run('titulos ultimo', { env: { APREMIA_URL: '' } })
    expect(result.code).toBe(2)
    expect(result.stderr).toContain('No se envía APREMIA_TOKEN a https://apremia.example')
  })

  it('sends nothing in clear text to another machine unless the person allows it', async () => {
    const lejos = 'http://apremia.invalid'
    for (const words of ['titulos ultimo', 'sesion iniciar --no-navegador']) {
      const { code, stderr } = await run(`${words} --url ${lejos}`)
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${lejos} no usa https`)])
    }
    writeFileSync(join(folder(), 'apremia.json'), '{"cifrado":"opcional"}')
    expect((await run(`titulos ultimo --url ${lejos}`)).code).toBe(2)
    // With --sin-cifrar or APREMIA_CIFRADO, the command may use plain HTTP, so it tries to connect. The connection
    // fails with exit code 7, because the host apremia.invalid does not exist.
    for (const [words, env] of [
      [`titulos ultimo --sin-cifrar --url ${lejos}`, {}],
      [`titulos ultimo --url ${lejos}`, { APREMIA_CIFRADO: 'opcional' }],
    ] as const) {
      expect((await run(words, { env })).code).toBe(7)
    }
  })
})

describe('reglas', () => {
  const casos = () => join(folder(), 'casos')
  const write = (name: string, text: string): void => {
    mkdirSync(casos(), { recursive: true })
    writeFileSync(join(casos(), name), text)
  }

  it('probar runs the cases of the product and they hold', async () => {
    const { code, stdout } = await run(['reglas', 'probar', CASOS])
    expect(code).toBe(0)
    expect(stdout).toMatch(/\d+ reglas, [\d.]+ casos: todos se cumplen\.\n$/)
  })

  it('probar shows in what a case differs → 1', async () => {
    write(
      'a.yaml',
      "regla: dinero/en-letras\nfuente: D89\ncasos:\n  - { nombre: uno, entrada: '1,00', espera: PESOS DOS }\n",
    )
    write('b.yaml', 'regla: dinero/en-letras\n')
    write('c.yaml', '{')
    const { code, stdout } = await run(['reglas', 'probar', casos()])
    expect(code).toBe(1)
    expect(stdout).toContain('✘ dinero/en-letras')
    expect(stdout).toContain('se esperaba "PESOS DOS" y dio "PESOS UNO CON 00/100"')
    expect(stdout).toMatch(/✘ b\.yaml\n {4}archivo\.fuente/)
    expect(stdout).toContain('✘ c.yaml')
    expect(stdout).toMatch(/3 reglas, 1 caso: 3 no se cumplen\.\n$/)
    const document = JSON.parse((await run(['reglas', 'probar', casos(), '--json'])).stdout)
    expect(document.datos).toMatchObject({ ok: false, reglas: 3, casos: 1, fallas: 3 })
    expect(document.datos.archivos[0].casos[0]).toMatchObject({ nombre: 'uno', ok: false })
  })

  it('probar without any case → 1: a wrong folder is not a success', async () => {
    expect((await run(['reglas', 'probar', join(folder(), 'nada')])).code).toBe(1)
    mkdirSync(join(folder(), 'vacia'))
    expect((await run(['reglas', 'probar', join(folder(), 'vacia')])).code).toBe(1)
  })

  it('explicar shows what goes in and what comes out', async () => {
    const explain = (...args: string[]) =>
      run(['reglas', 'explicar', 'titulo/validar-inicio', ...args, '--carpeta', CASOS])
    const listed = await explain()
    expect(listed.stdout).toContain('1. el siguiente del último')
    const byNumber = await explain('1')
    expect(byNumber.stdout).toMatch(
      /Entra\n {2}texto: "101"\n[\s\S]*Sale\n {2}inicio: 101\n[\s\S]*Es lo que se espera\./,
    )
    expect(await explain('siguiente del ultimo')).toEqual(byNumber)
    expect((await explain('un salto')).code).toBe(2)
    const own = JSON.parse(
      (
        await explain(
          '--entrada',
          "{ texto: '9', ultimo: 3, confirmaSalto: true, motivoSalto: x }",
          '--json',
        )
      ).stdout,
    )
    expect(own.datos.obtenido).toEqual({ inicio: 9, fin: 9, hueco: { desde: 4, hasta: 8 } })
    expect(own.datos.porque).toMatchObject({
      regla: 'titulo/validar-inicio',
      valor: expect.anything(),
    })
    expect(byNumber.stdout).toContain('Por qué\n  regla: titulo/validar-inicio')
    expect((await explain('--entrada', '{ textos: 1 }')).code).toBe(2)
    expect((await run(['reglas', 'explicar', 'titulo/nada'])).code).toBe(2)
  })
})
