import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { nombramiento } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

beforeEach(() => {
  on('simulateNameJefatura', json(nombramiento))
  on('nameJefatura', json(nombramiento))
})

describe('abogados jefatura', () => {
  const words = [
    'abogados',
    'jefatura',
    '31222333',
    '--motivo',
    'Decreto 12',
    '--codigo-anterior',
    'A15',
  ]

  it('shows the changes of both people, asks, and names', async () => {
    const asked = await run(words)
    expect(asked.code).toBe(2)
    expect(asked.stderr).toContain(
      '¿Nombrar jefatura? Paz, Ana toma el código A00 y deja A07. Ibáñez, Guillermo sigue con A15.',
    )
    expect(names()).toEqual(['simulateNameJefatura'])
    const { code, stdout } = await run([...words, '--si'])
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout:
        'Jefatura nombrada: Paz, Ana toma el código A00 y deja A07. Ibáñez, Guillermo sigue con A15.\n',
    })
    expect(JSON.parse(calls().at(-1)?.request.body ?? '')).toEqual({
      nrodni: '31222333',
      motivo: 'Decreto 12',
      codigo_anterior: 'A15',
    })
  })

  it('--dry-run shows the effect and names nobody', async () => {
    const { stdout } = await run([...words, '--dry-run', '--json'])
    expect(JSON.parse(stdout).datos).toMatchObject({ cierra: 'A07', guardado: false })
    expect(names()).not.toContain('nameJefatura')
  })

  it.each(['--si', '--dry-run'])('a refusal of the service is a conflict with %s', async (flag) => {
    on('simulateNameJefatura', failure(409, 'jefatura-rechazada'))
    expect((await run([...words, flag])).code).toBe(6)
    expect(names()).not.toContain('nameJefatura')
  })

  it('a missing reason is a misuse', async () => {
    expect((await run('abogados jefatura 31222333')).code).toBe(2)
    expect((await run('abogados jefatura 31222333 --motivo no')).code).toBe(2)
    expect(names()).toEqual([])
  })
})
