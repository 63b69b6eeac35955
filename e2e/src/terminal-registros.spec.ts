import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openRetencion } from './support/retencion.ts'
import { json, test } from './support/terminal-test.ts'
import { expect, type PersonaDeDemo, tokenDe } from './support/test.ts'
import { openTmux } from './support/tmux.ts'

test('el padrón se revisa, se carga y se deshace; el historial se verifica y los ingresos son de quien corresponde', async ({
  terminal,
  municipio,
}) => {
  const como = async (persona: PersonaDeDemo) => ({
    env: { APREMIA_URL: municipio.url, APREMIA_TOKEN: await tokenDe(municipio, persona) },
  })
  const admin = await como('admin')
  const jefe = await como('jefe')
  expect((await terminal.run(['registros', 'ejemplo', '-o', 'ejemplo.xlsx'], jefe)).code).toBe(0)
  expect(existsSync(terminal.path('ejemplo.xlsx'))).toBe(true)

  writeFileSync(
    terminal.path('padron.csv'),
    ['Inmueble;RECURSO;Calle', '888000001;AB;Mitre', '888000002;AB;Paz', 'x;AB;Uno'].join('\n'),
  )
  const cargar = ['registros', 'cargar', 'padron.csv', '--modo', 'parcial']
  const vista = await terminal.run([...cargar, '--dry-run', '--errores', 'mal.xlsx'], admin)
  expect(vista.code, vista.stderr).toBe(0)
  expect(vista.text).toContain('Nuevos: 2')
  expect(vista.stderr).toContain('Inmueble → NRO_INMUEBLE')
  expect(existsSync(terminal.path('mal.xlsx'))).toBe(true)
  const rechazada = await terminal.run([...cargar, '--si'], admin)
  expect([rechazada.code, rechazada.stderr]).toEqual([3, expect.stringContaining('--continuar')])
  const aplicada = await terminal.run([...cargar, '--si', '--continuar', '--json'], admin)
  expect(aplicada.code, aplicada.stderr).toBe(0)
  const { id } = json(aplicada).datos
  expect(json(aplicada).datos).toMatchObject({ estado: 'aplicada', nuevos: 2, rechazadas: 1 })
  const otraVez = await terminal.run([...cargar, '--si', '--rechazos-hasta', '1'], jefe)
  expect(otraVez.stderr).toContain('El archivo dice lo mismo que el padrón.')
  const deshecha = await terminal.run(['registros', 'deshacer', String(id), '--si'], jefe)
  expect(deshecha.code, deshecha.stderr).toBe(0)
  const cargas = await terminal.run(['registros', 'cargas', '--json'], admin)
  expect(cargas.text).toContain('"deshecha"')

  const nota = 'x'.repeat(30_000)
  writeFileSync(
    terminal.path('grande.csv'),
    ['Inmueble;RECURSO;Nota', ...Array.from({ length: 300 }, (_, i) => `${i};AB;${nota}`)].join(
      '\n',
    ),
  )
  const retencion = await openRetencion(municipio, /\/partes$/, 1)
  const tmux = openTmux({
    ...terminal,
    env: { ...terminal.env, ...admin.env, APREMIA_URL: retencion.url },
  })
  const grande = ['registros', 'cargar', 'grande.csv', '--modo', 'parcial', '--dry-run']
  try {
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('listo>')
    tmux.type(`apremia ${grande.join(' ')}; echo "salida=$?"`)
    await expect.poll(() => tmux.written(), { intervals: [50] }).toMatch(/grande\.csv.*9\d %/)
    tmux.press('C-c')
    await expect.poll(() => tmux.screen(), { intervals: [50] }).toContain('salida=130')
    expect(tmux.screen()).toContain('Se detuvo el envío: el padrón no cambió.')
    expect(tmux.screen()).toContain('El mismo comando sigue donde quedó')
  } finally {
    tmux.close()
    await retencion.close()
  }
  const seguida = await terminal.run(grande, admin)
  expect(seguida.code, seguida.stderr).toBe(0)
  expect(seguida.stderr).toContain('Sigue donde había quedado')

  const verificado = await terminal.run(['historial', 'verificar'], jefe)
  expect(verificado.code, verificado.stderr).toBe(0)
  expect(verificado.text).toContain('Historial íntegro')
  const titular = await como('scoringUno')
  const resumen = await terminal.run(['ingresos', 'resumen', '--json'], titular)
  expect(resumen.code, resumen.stderr).toBe(0)
  const exportados = await terminal.run(['ingresos', 'exportar', '-o', 'ingresos.csv'], titular)
  expect(exportados.code, exportados.stderr).toBe(0)
  expect(readFileSync(terminal.path('ingresos.csv'), 'utf8')).toContain('20000001')

  for (const persona of ['abogada', 'invitado', 'sinCodigo'] as const) {
    const otra = await como(persona)
    for (const args of [cargar, ['historial', 'verificar'], ['ingresos', 'resumen']])
      expect((await terminal.run(args, otra)).code, `${persona}: ${args.join(' ')}`).toBe(5)
  }
  expect((await terminal.run(['ingresos', 'resumen'], admin)).code).toBe(5)
})
