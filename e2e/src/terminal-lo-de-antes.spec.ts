import { json, test } from './support/terminal-test.ts'
import { expect, tokenDe } from './support/test.ts'

test('el ejemplo con lo que un abogado tenía antes se revisa, se carga y se distingue de lo de aquí', async ({
  terminal,
  municipio,
}) => {
  const admin = {
    env: { APREMIA_URL: municipio.url, APREMIA_TOKEN: await tokenDe(municipio, 'admin') },
  }
  const ejemplo = await terminal.run(['municipio', 'ejemplo', '-o', 'antes', '--abogado', 'A01'])
  expect(ejemplo.code, ejemplo.stderr).toBe(0)
  const revision = await terminal.run(['municipio', 'revisar', 'antes'])
  expect([revision.code, revision.stderr]).toEqual([0, expect.stringContaining('está bien')])
  const carga = await terminal.run(['municipio', 'cargar', 'antes', '--si', '--json'], admin)
  expect(carga.code, carga.stderr).toBe(0)
  const archivos = json(carga).datos as { archivo: string; nuevos: number }[]
  const nuevos = Object.fromEntries(archivos.map((uno) => [uno.archivo, uno.nuevos]))
  expect(nuevos).toMatchObject({
    ...{ actuaciones_anteriores: 1, cartas_anteriores: 2, cartas_anteriores_imponibles: 3 },
    ...{ convenios_anteriores: 2, convenios_anteriores_periodos: 3 },
  })
  const cartas = await terminal.run(['cartas', 'listar', '--imponible', '900101'], admin)
  expect(cartas.text).toMatch(/ANT-31 .*Recibida/)
  const sinPapel = await terminal.run(['cartas', 'descargar', 'ANT-32'], admin)
  expect([sinPapel.code, sinPapel.stderr]).not.toEqual([0, ''])
  expect(sinPapel.stderr).toContain('no traía su PDF')
  const historia = await terminal.run(['casos', 'historia', '900101', 'AB'], admin)
  expect(historia.text).toContain('Carta de intimación Nº 31 del sistema anterior')
  expect(historia.text).toContain('12/21')
  const otraVez = await terminal.run(['municipio', 'cargar', 'antes', '--si', '--json'], admin)
  expect(json(otraVez).datos).toMatchObject(
    archivos.map(({ archivo }) => ({ archivo, nuevos: 0, cambiados: 0 })),
  )
})
