import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useFilterForm } from './use-filter-form.ts'

afterEach(cleanup)

const VACIO = { nombre: '', baja: '' }

const start = (values: typeof VACIO) =>
  renderHook((given: typeof VACIO) => useFilterForm(given, VACIO), { initialProps: values })

test('a filter that comes from the address fills the form, and again on the way back', () => {
  const { result, rerender } = start({ ...VACIO, nombre: 'paz' })
  expect(result.current.form.getValues()).toEqual({ nombre: 'paz', baja: '' })
  rerender({ nombre: 'sosa', baja: '1' })
  expect(result.current.form.getValues()).toEqual({ nombre: 'sosa', baja: '1' })
  rerender({ ...VACIO, nombre: 'paz' })
  expect(result.current.form.getValues()).toEqual({ nombre: 'paz', baja: '' })
})

test('a choice made right after clearing is not undone when the address changes', () => {
  const { result, rerender } = start({ ...VACIO, nombre: 'paz' })
  act(() => result.current.clear())
  act(() => result.current.form.setValue('baja', '0'))
  rerender({ ...VACIO })
  expect(result.current.form.getValues()).toEqual({ nombre: '', baja: '0' })
  rerender({ ...VACIO, nombre: 'paz' })
  expect(result.current.form.getValues()).toEqual({ nombre: 'paz', baja: '' })
})
