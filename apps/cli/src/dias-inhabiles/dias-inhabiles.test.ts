import { beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../test/fake-api.ts'
import { DIA_INHABIL } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const DE_LEY = {
  ...{ ...DIA_INHABIL, codigo: 'ley 2026-12-08 nacion', origen: 'ley', version: '' },
  ...{ desde: '2026-12-08', hasta: '2026-12-08', alcance: 'nacion', clase: 'feriado' },
  motivo: 'Inmaculada Concepción de María',
}
const sent = () => JSON.parse(calls().at(-1)?.request.body ?? '')

beforeEach(() => {
  on('listDiasInhabiles', json([{ ...DIA_INHABIL, origen: 'cargado' }, DE_LEY]))
  on('saveDiaInhabil', json(DIA_INHABIL))
  on('getEfectoDeDiaInhabil', json({ cartas: 2, casos: 3, cambios: [CAMBIO] }))
})

const CAMBIO = { antes: '2026-12-04', ahora: '2026-12-07', cartas: 2 }

it('dias-inhabiles listar shows a year, and those of one scope', async () => {
  const { stdout } = await run('dias-inhabiles listar --anio 2026')
  expect(stdout).toMatch(/2026-12-03 +2026-12-03 +municipio +asueto +Santo patrono/)
  expect(stdout).toContain('Inmaculada')
  expect(calls().at(-1)?.request.query.get('anio')).toBe('2026')
  const { datos } = JSON.parse((await run('dias-inhabiles listar --alcance nacion --json')).stdout)
  expect(datos).toMatchObject([{ desde: '2026-12-08', ambito: 'nacion', origen: 'ley' }])
})

describe('dias-inhabiles guardar', () => {
  const PAZ = ['dias-inhabiles', 'guardar', '12/05/2026', '--alcance', 'juzgado', '--lugar', 'Paz']

  it('adds a day of a court, and a trial says which terms change', async () => {
    const words = [...PAZ, '--hasta', '2026-05-13', '--motivo', 'Acordada 1']
    const { stdout } = await run([...words, '--dry-run'])
    expect(stdout).toBe(
      'El día inhábil 2026-05-12 juzgado: Paz se agregaría.\nCambia el plazo de 2 cartas.\nDel 04/12/2026 al 07/12/2026: 2\n',
    )
    expect(names()).not.toContain('saveDiaInhabil')
    expect((await run(words)).stdout).toBe('El día inhábil 2026-05-12 juzgado: Paz se agregó.\n')
    expect(sent()).toEqual({
      ...{ desde: '2026-05-12', hasta: '2026-05-13', alcance: 'juzgado', lugar: 'Paz' },
      ...{ clase: 'asueto', motivo: 'Acordada 1', quitado: '', version: '' },
    })
  })

  it('says why a day no longer holds, over the version just read', async () => {
    const words = ['dias-inhabiles', 'guardar', '2026-12-03', '--quitado', 'Ya no rige']
    expect((await run(words)).stdout).toBe(
      'El día inhábil 2026-12-03 municipio: Por qué ya no rige: — → Ya no rige.\n',
    )
    expect(sent()).toMatchObject({ motivo: 'Santo patrono', quitado: 'Ya no rige', version: 'v' })
  })

  it.each([
    ['a new one without its reason', PAZ],
    ['a court without its name', [...PAZ.slice(0, 5), '--motivo', 'Acordada 1']],
    ['a range that ends before', [...PAZ, '--hasta', '2026-05-11', '--motivo', 'Acordada 1']],
    ['a day that does not exist', ['dias-inhabiles', 'guardar', '31/02/2026', '--motivo', 'X']],
  ])('%s is a misuse', async (_, words) => {
    expect((await run(words)).code).toBe(2)
    expect(names()).not.toContain('saveDiaInhabil')
  })
})

it('dias-inhabiles plazo counts a judicial term by the calendar of its court', async () => {
  on(
    'getPlazoJudicial',
    json({ notificado: '2026-05-11', vence: '2026-05-14', frase: 'Vence el 14/05/2026.' }),
  )
  const words = ['dias-inhabiles', 'plazo', '11/05/2026', '1', '--juzgado', 'Juzgado 3']
  expect((await run(words)).stdout).toBe('Vence el 14/05/2026.\n')
  expect(Object.fromEntries(calls().at(-1)?.request.query ?? [])).toMatchObject({
    ...{ desde: '2026-05-11', dias: '1', juzgado: 'Juzgado 3' },
  })
})

it('dias-inhabiles plazo counts from the day when a notice was available, with its days or without', async () => {
  on('getPlazoJudicial', json({ notificado: '2026-12-01', vence: null, frase: 'El martes.' }))
  const words = ['dias-inhabiles', 'plazo', '--disponible', '27/11/2026']
  const sent = () => Object.fromEntries(calls().at(-1)?.request.query ?? [])
  expect((await run(words)).stdout).toBe('El martes.\n')
  expect(sent()).toMatchObject({ disponible: '2026-11-27', desde: '' })
  expect(sent()).not.toHaveProperty('dias')
  expect((await run([...words, '5'])).code).toBe(0)
  expect(sent()).toMatchObject({ disponible: '2026-11-27', dias: '5' })
  for (const mal of [[...words, '2026-12-01', '5'], [...words, '0'], words.slice(0, 2)])
    expect((await run(mal)).code, mal.join(' ')).toBe(2)
  expect((await run(['dias-inhabiles', 'plazo', '2026-12-01'])).code).toBe(2)
})
