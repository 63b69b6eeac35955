import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { freePort } from '@apremia/api/launch'
import { muestra } from './support/api.ts'
import { createLote, ultimoTitulo } from './support/creacion-titulos.ts'
import { countTitulos, sha256 } from './support/documentos.ts'
import { readProcesado } from './support/libros.ts'
import { readLoteLargo } from './support/plantilla.ts'

import { countAll, json, putProcesada, test } from './support/terminal-test.ts'
import { expect, tokenDe } from './support/test.ts'

test.describe('los códigos de salida', () => {
  test('0, 1, 2, 4, 5 y 7: bien, falla, uso, sin sesión, sin permiso, sin servicio', async ({
    producto,
    terminal,
    admin,
  }) => {
    const ultimo = ['titulos', 'ultimo', '--json']
    const abogada = { APREMIA_TOKEN: await tokenDe(producto, 'abogada') }
    const vencido = { APREMIA_TOKEN: 'x'.repeat(43) }
    const caido = { ...admin, APREMIA_URL: `http://127.0.0.1:${await freePort()}` }
    const falta = ['titulos', 'procesar', 'no-existe.xlsx', '--categoria', 'inmueble', '--json']
    const cases = [
      [ultimo, admin, 0, undefined],
      [falta, admin, 1, 'archivo'],
      [[...ultimo, '--inventada'], admin, 2, 'uso'],
      [['titulos', 'procesar', 'x.xlsx', '--json'], admin, 2, 'uso'],
      [['titulos', 'generarr', '--json'], admin, 2, 'uso'],
      [ultimo, {}, 4, 'sin-sesion'],
      [ultimo, vencido, 4, undefined],
      [ultimo, abogada, 5, 'sin-permiso'],
      [ultimo, caido, 7, undefined],
    ] as const
    for (const [args, env, code, codigo] of cases) {
      const salida = await terminal.run(args, { env })
      expect([args, salida.code]).toEqual([args, code])
      const { error } = json(salida)
      if (code === 0) expect(error).toBeUndefined()
      else expect(error).toMatchObject({ salida: code, ...(codigo ? { codigo } : {}) })
      if (code !== 0) expect(salida.stderr).toContain(error.mensaje)
    }
    const typo = await terminal.run(['titulos', 'generarr'], { env: admin })
    expect(typo.stderr).toContain('generar')
    expect(typo.text).toBe('')
  })

  test('2: pedir CSV donde no hay filas se rechaza antes de hacer nada', async ({
    producto,
    terminal,
    admin: env,
  }) => {
    await putProcesada(producto, terminal, 'p.xlsx')
    const before = await countAll(producto)
    const generar = ['titulos', 'generar', 'p.xlsx', '--categoria', 'inmueble', '--si']
    for (const args of [
      [...generar, '--inicio', String(before.ultimo + 1)],
      ['tokens', 'crear', 'para csv'],
    ]) {
      const { code, text, stderr } = await terminal.run([...args, '--formato', 'csv'], { env })
      expect({ code, text }, stderr).toEqual({ code: 2, text: '' })
    }
    expect(await countAll(producto)).toEqual(before)
    const guardado = { ...env, APREMIA_FORMATO: 'csv' }
    expect((await terminal.run(['titulos', 'ultimo'], { env: guardado })).text).toBe(
      `${before.ultimo}\n`,
    )
  })

  test('3: filas con errores, con su informe y sin aplicar nada', async ({
    producto,
    terminal,
    admin: env,
  }) => {
    const name = 'basico-con-errores-libreoffice.xls'
    writeFileSync(terminal.path(name), muestra(name))
    const basica = await terminal.run(
      ['titulos', 'procesar', name, '--categoria', 'inmueble', '--errores', 'e.csv'],
      { env },
    )
    expect(basica.code, basica.stderr).toBe(3)
    expect(basica.stderr).toContain('La celda tiene una fórmula; péguela como valor.')
    const [encabezado, ...lineas] = readFileSync(terminal.path('e.csv'), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(encabezado).toBe('\uFEFFhoja;fila;columna;valor;regla;mensaje')
    expect(lineas.length).toBeGreaterThan(3)

    const before = await countAll(producto)
    const bueno = 'basico-inmueble-sheetjs.xlsx'
    writeFileSync(terminal.path(bueno), muestra(bueno))
    await terminal.run(['titulos', 'procesar', bueno, '--categoria', 'inmueble', '-o', 'p.xlsx'], {
      env,
    })
    const generar = await terminal.run(
      [
        ...['titulos', 'generar', 'p.xlsx', '--categoria', 'inmueble', '--si', '--json'],
        ...['--inicio', String(before.ultimo + 1), '--forzar'],
      ],
      { env },
    )
    expect(generar.code, generar.stderr).toBe(3)
    const { error } = json(generar)
    // Lawyer A03 is deactivated, so the row of A03 is refused. The test checks only the row of A03, because other tests
    // may have put the debt of any other row into a payment agreement.
    expect(error.errores).toContainEqual(
      expect.objectContaining({ mensaje: expect.stringContaining('A03') }),
    )
    expect(readdirSync(terminal.folder)).not.toContain('p_titulos.zip')
    expect(await countAll(producto)).toEqual(before)
  })

  test('6: número tomado, salto sin aceptar y planilla repetida', async ({
    producto,
    terminal,
    admin: env,
  }) => {
    const bytes = await putProcesada(producto, terminal, 'c.xlsx')
    const primero = await createLote(producto, { name: 'c.xlsx', bytes })
    await putProcesada(producto, terminal, 'd.xlsx')
    const generar = (file: string, inicio: number, ...more: string[]) =>
      terminal.run(
        [
          ...['titulos', 'generar', file, '--categoria', 'inmueble', '--si', '--json'],
          ...['--inicio', String(inicio), ...more],
        ],
        { env },
      )
    const before = await countAll(producto)
    const cases = [
      [await generar('d.xlsx', primero.hasta), 'numero-tomado'],
      [await generar('d.xlsx', primero.hasta + 11), 'salto-de-numeracion'],
      [await generar('c.xlsx', primero.hasta + 1), 'libro-repetido'],
    ] as const
    for (const [salida, codigo] of cases) {
      expect(salida.code, salida.stderr).toBe(6)
      expect(json(salida).error).toMatchObject({ codigo, salida: 6 })
    }
    expect(await countAll(producto)).toEqual(before)

    const salto = await generar(
      ...(['d.xlsx', primero.hasta + 11, '--aceptar-salto', '--motivo', 'Talonario'] as const),
    )
    expect(salto.code, salto.stderr).toBe(0)
    expect(json(salto).datos.desde).toBe(primero.hasta + 11)
    const otra = await generar('d.xlsx', primero.hasta + 11, '-o', 'otra.zip')
    expect(json(otra).datos.lote).toBe(json(salto).datos.lote)
    expect(sha256(readFileSync(terminal.path('otra.zip')))).toBe(json(salto).datos.sha256)
  })

  test('130: Ctrl-C deja todo en orden', async ({ producto, terminal, admin: env }) => {
    const ingreso = terminal.start(['sesion', 'iniciar'])
    await ingreso.seen(/identificarse/)
    ingreso.child.kill('SIGINT')
    expect((await ingreso.done).code).toBe(130)
    expect(readdirSync(terminal.folder)).toEqual([])

    const bytes = readLoteLargo()
    writeFileSync(terminal.path('todo.xlsx'), bytes)
    const inicio = (await ultimoTitulo(producto)) + 1
    const running = terminal.start(
      [
        ...['titulos', 'generar', 'todo.xlsx', '--categoria', 'inmueble', '--si'],
        ...['--inicio', String(inicio), '--forzar'],
        // Other tests may have put this debt into payment agreements, and then the product refuses the rows. The
        // options `--forzar` and `--motivo` make the executive titles anyway.
        ...['--motivo', 'Todo el padrón'],
      ],
      { env },
    )
    const [, lote = ''] = await running.seen(/Lote (\S+): títulos/)
    running.child.kill('SIGINT')
    const salida = await running.done
    expect(salida.code, salida.stderr).toBe(130)
    expect(salida.stderr).toContain(`Para terminarlo: apremia titulos reanudar ${lote}`)
    expect(salida.text).toBe('')
    expect(readdirSync(terminal.folder)).toEqual(['todo.xlsx'])

    const reanudada = await terminal.run(['titulos', 'reanudar', lote, '--json'], { env })
    expect(reanudada.code, reanudada.stderr).toBe(0)
    expect(json(reanudada).datos).toMatchObject({ desde: inicio, estado: 'listo' })
    const zip = readFileSync(terminal.path('todo_titulos.zip'))
    expect(await countTitulos(zip)).toBe(readProcesado(bytes).length)
  })
})
