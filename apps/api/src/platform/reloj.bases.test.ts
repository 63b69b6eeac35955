import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { openLoComun } from '../almacen/open-lo-comun.ts'
import { getSalud } from '../config/get-salud.ts'
import { createDemoProvider } from '../identidad/demo-provider.ts'
import { startServices } from '../start-services.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const ahead = (seconds: number) => () => new Date(Date.now() + seconds * 1000)

it('the health call reports a wrong clock to everybody', async () => {
  const salud = await test.call('GET', '/api/salud')
  expect(salud.statusCode).toBe(200)
  expect(salud.json()).toMatchObject({
    estado: 'ok',
    avisos: [expect.stringContaining('El reloj')],
  })
})

it.each([
  [
    3600,
    'El reloj de este proceso está adelantado 3[56]\\d\\d segundos respecto del de la base de datos',
  ],
  [
    -3600,
    'El reloj de este proceso está atrasado 36\\d\\d segundos respecto del de la base de datos',
  ],
  [0, undefined],
])(
  'a clock %i seconds ahead is reported at start and by the health call',
  async (seconds, message) => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const { config } = test.services
    const identidad = await createDemoProvider(config.publicUrl, ahead(seconds))
    const { open } = test
    const services = await startServices({
      ...openLoComun(config),
      config,
      open,
      identidad,
      ahora: ahead(seconds),
      log,
    })
    await services.trabajos.stop()
    const told = lines.map((line) => (JSON.parse(line) as { msg: string }).msg)
    expect(told).toEqual(message === undefined ? [] : [expect.stringMatching(message)])

    const salud = await getSalud(Object.assign(services, { ahora: ahead(seconds) }), {} as never)
    expect(salud).toMatchObject({
      estado: 'ok',
      avisos: message === undefined ? [] : [expect.stringMatching(message)],
    })
  },
)
