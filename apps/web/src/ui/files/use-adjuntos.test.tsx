import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAdjuntos } from './use-adjuntos.ts'

afterEach(cleanup)

const pdf = () => new File(['%PDF-1.7\n'], 'boleto.pdf', { type: 'application/pdf' })

test('a save pressed at once after choosing a file waits for its check and sends the file', async () => {
  const { result } = renderHook(() => useAdjuntos())
  const file = pdf()
  await act(async () => {
    result.current.add([file])
    expect(result.current.archivos).toEqual([])
    expect(await result.current.checked()).toEqual({ ok: true, archivos: [file] })
  })
})

test('a file refused meanwhile stops that save; once its reason was seen, the rest is saved', async () => {
  const { result } = renderHook(() => useAdjuntos())
  await act(async () => {
    result.current.add([new File([], 'vacio.pdf', { type: 'application/pdf' })])
    expect(await result.current.checked()).toMatchObject({ ok: false })
  })
  expect(result.current.rechazados).toHaveLength(1)
  await act(async () => {
    expect(await result.current.checked()).toEqual({ ok: true, archivos: [] })
  })
})
