import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../test/convenios.ts'
import { useConvenios } from '../../test/convenios-app.ts'

describe('agreements made and confirmed at once', () => {
  const { call, takeItem, create, detalleDe } = useConvenios()

  it('has one winner of 50 confirmations at once, and of an edition against them', async () => {
    const id = await create('a01', await takeItem('A01', 'I'))
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => call('a01', 'POST', `/convenios/${id}/confirmar`, {})),
      call('jefe', 'POST', '/convenios/edit', { convenio: id, version: 1, frm_loc: 'Rosario' }),
    ])
    const edited = answers.pop()?.statusCode === 200
    const wins = answers.filter(({ statusCode }) => statusCode === 200).length
    const { frm_loc, version, fc_confirma } = await detalleDe('a01', id)
    expect(wins).toBe(1)
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect(fc_confirma).toBe('2026-11-20')
    expect([frm_loc, version]).toEqual(edited ? ['Rosario', 3] : ['San Nicolás', 2])
  }, 60_000)

  it('puts a period in one of 20 agreements made at once', async () => {
    const item = await takeItem('A01', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 1), 'W2201')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('a01', 'POST', '/convenios', body)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })
})
