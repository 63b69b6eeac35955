import { existsSync, writeFileSync } from 'node:fs'
import { json, test } from './support/terminal-test.ts'
import { expect, type Persona, tokenDe } from './support/test.ts'

test('el padrón se revisa, se carga y se deshace; el historial se verifica y los ingresos son de quien corresponde', async ({
  terminal,
  municipio,
}) => {
  const como = async (persona: Persona) => ({
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
  const aplicada = await terminal.run([...cargar, '--si', '--json'], admin)
  expect(aplicada.code, aplicada.stderr).toBe(0)
  const { id } = json(aplicada).datos
  expect(json(aplicada).datos).toMatchObject({ estado: 'aplicada', nuevos: 2, rechazadas: 1 })
  const otraVez = await terminal.run([...cargar, '--si'], jefe)
  expect(otraVez.stderr).toContain('El archivo dice lo mismo que el padrón.')
  const deshecha = await terminal.run(['registros', 'deshacer', String(id), '--si'], jefe)
  expect(deshecha.code, deshecha.stderr).toBe(0)
  const cargas = await terminal.run(['registros', 'cargas', '--json'], admin)
  expect(cargas.text).toContain('"deshecha"')

  const verificado = await terminal.run(['historial', 'verificar'], jefe)
  expect(verificado.code, verificado.stderr).toBe(0)
  expect(verificado.text).toContain('Historial íntegro')
  const titular = await como('scoringUno')
  const resumen = await terminal.run(['ingresos', 'resumen', '--json'], titular)
  expect(resumen.code, resumen.stderr).toBe(0)

  for (const persona of ['abogada', 'invitado', 'sinCodigo'] as const) {
    const otra = await como(persona)
    for (const args of [cargar, ['historial', 'verificar'], ['ingresos', 'resumen']])
      expect((await terminal.run(args, otra)).code, `${persona}: ${args.join(' ')}`).toBe(5)
  }
  expect((await terminal.run(['ingresos', 'resumen'], admin)).code).toBe(5)
})
