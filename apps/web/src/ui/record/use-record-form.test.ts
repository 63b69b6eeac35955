import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { useConflict } from './use-conflict.ts'
import { type Start, useRecordForm } from './use-record-form.ts'

interface Persona {
  readonly nombre: string
  readonly te: string
  readonly deuda: readonly string[]
  readonly version: number
}

type Valores = { nombre: string; te: string }

const startOf = (persona: Persona | undefined): Start<Valores, readonly string[]> => ({
  valores: { nombre: persona?.nombre ?? '', te: persona?.te ?? '' },
  rest: persona?.deuda ?? [],
  version: persona?.version ?? 0,
})

const ANA: Persona = { nombre: 'Ana', te: '1', deuda: ['x'], version: 3 }

const open = (
  record: Persona | undefined = ANA,
  anyVersion = false,
  keptOf = (deuda: readonly string[]) => deuda,
) =>
  renderHook(() => {
    const ficha = useRecordForm<Persona, Valores, readonly string[]>({
      clave: () => 'prueba',
      record,
      startOf,
      names: ['nombre', 'te'],
      check: () => [],
      anyVersion,
      keptOf,
    })
    return { ficha, conflicto: useConflict(ficha, startOf) }
  })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('the draft of a record', () => {
  test('restores only the changed values, the rest of the draft included', () => {
    const first = open()
    act(() => first.result.current.ficha.form.setValue('te', '2'))
    act(() => first.result.current.ficha.setRest(['x', 'y']))
    first.unmount()
    const { ficha } = open().result.current
    expect(ficha.valores).toEqual({ nombre: 'Ana', te: '2' })
    expect(ficha.rest).toEqual(['x', 'y'])
    expect(ficha.draft).toMatchObject({ valores: { te: '2' }, version: 3 })
  })

  test('a draft over an older version is restored only in forms that allow it', () => {
    const first = open()
    act(() => first.result.current.ficha.form.setValue('te', '2'))
    first.unmount()
    const nueva = { ...ANA, version: 4 }
    expect(open(nueva, true).result.current.ficha.valores.te).toBe('2')
    cleanup()
    sessionStorage.setItem(
      'apremia.borrador.prueba',
      JSON.stringify({ valores: { te: '2' }, version: 3 }),
    )
    expect(open(nueva).result.current.ficha.valores.te).toBe('1')
  })

  test('leaves out the part of the rest that does not last', () => {
    const corta = (deuda: readonly string[]) => deuda.filter((uno) => !uno.startsWith('?'))
    const first = open(ANA, false, corta)
    act(() => first.result.current.ficha.setRest(['x', '?pregunta']))
    expect(first.result.current.ficha).toMatchObject({ rest: ['x', '?pregunta'], dirty: false })
    act(() => first.result.current.ficha.setRest(['x', 'y', '?pregunta']))
    expect(first.result.current.ficha.dirty).toBe(true)
    first.unmount()
    expect(open(ANA, false, corta).result.current.ficha.rest).toEqual(['x', 'y'])
  })

  test('is forgotten when it starts again', () => {
    const { result } = open()
    act(() => result.current.ficha.form.setValue('te', '2'))
    act(() => result.current.ficha.restart())
    expect(result.current.ficha.dirty).toBe(false)
    expect(sessionStorage.getItem('apremia.borrador.prueba')).toBeNull()
  })
})

describe('somebody saved first (D42)', () => {
  test('over what only they changed one goes on', () => {
    const { result } = open()
    act(() => result.current.ficha.form.setValue('te', '2'))
    act(() => result.current.conflicto.show({ ...ANA, nombre: 'Eva', version: 4 }))
    expect(result.current.conflicto).toMatchObject({ conflict: undefined, rebased: true })
    expect(result.current.ficha).toMatchObject({
      valores: { nombre: 'Eva', te: '2' },
      changed: ['te'],
      start: { version: 4 },
    })
  })

  test.each([
    [true, '2', ['y']],
    [false, '9', ['z']],
  ])('a field that both people changed asks which value to keep: mine %s', (mine, te, rest) => {
    const { result } = open()
    act(() => result.current.ficha.form.setValue('te', '2'))
    act(() => result.current.ficha.setRest(['y']))
    act(() => result.current.conflicto.show({ ...ANA, te: '9', deuda: ['z'], version: 4 }))
    expect(result.current.conflicto.conflict).toMatchObject({ names: ['te'], rest: true })
    expect(result.current.ficha.start.version).toBe(3)
    act(() => result.current.conflicto.settle(mine))
    expect(result.current.ficha.valores.te).toBe(te)
    expect(result.current.ficha.rest).toEqual(rest)
    expect(result.current.ficha.start.version).toBe(4)
  })
})

test('a fault of a known field goes under it; a fault of another field is left to show', () => {
  const { result } = open()
  const failure = { status: 422, code: 'x', message: 'No' }
  const te = { field: 'te', message: 'Teléfono' }
  let todo = false
  act(() => {
    todo = result.current.ficha.showFieldFaults({ ...failure, fields: [te] })
  })
  expect(todo).toBe(true)
  act(() => {
    todo = result.current.ficha.showFieldFaults({
      ...failure,
      fields: [te, { field: 'otro', message: 'Otro' }],
    })
  })
  expect(todo).toBe(false)
})

describe('a proposal', () => {
  const PROPUESTA = { nombre: 'Propuesto', te: '9' }

  test('fills what nobody changed, and is neither a change nor a draft', () => {
    const { result, unmount } = open({ ...ANA, nombre: '', te: '' })
    act(() => result.current.ficha.form.setValue('te', '2'))
    act(() => result.current.ficha.propose(PROPUESTA))
    expect(result.current.ficha.valores).toEqual({ nombre: 'Propuesto', te: '2' })
    expect(result.current.ficha.changed).toEqual(['te'])
    act(() => result.current.ficha.restart())
    expect(result.current.ficha.valores).toEqual(PROPUESTA)
    expect(result.current.ficha.dirty).toBe(false)
    unmount()
    expect(sessionStorage.length).toBe(0)
  })

  test('does not bring back what the person erased, in this form or in the draft', () => {
    const first = open({ ...ANA, nombre: '', te: '' })
    act(() => first.result.current.ficha.propose(PROPUESTA))
    act(() => first.result.current.ficha.form.setValue('nombre', ''))
    act(() => first.result.current.ficha.propose({ nombre: 'Otro', te: '8' }))
    expect(first.result.current.ficha.valores).toEqual({ nombre: '', te: '8' })
    first.unmount()
    const { result } = open({ ...ANA, nombre: '', te: '' })
    act(() => result.current.ficha.propose(PROPUESTA))
    expect(result.current.ficha.valores).toEqual({ nombre: '', te: '8' })
    expect(result.current.ficha.draft).toMatchObject({ valores: { nombre: '' } })
  })

  test('that was seen beside a typed value comes back with the draft, whatever is proposed then', () => {
    const first = open({ ...ANA, nombre: '', te: '' })
    act(() => first.result.current.ficha.propose({ nombre: 'Propuesto' }))
    act(() => first.result.current.ficha.form.setValue('te', '2'))
    first.unmount()
    const { result } = open({ ...ANA, nombre: '', te: '' })
    act(() => result.current.ficha.propose({ nombre: 'Otro' }))
    expect(result.current.ficha.valores).toEqual({ nombre: 'Propuesto', te: '2' })
  })
})
