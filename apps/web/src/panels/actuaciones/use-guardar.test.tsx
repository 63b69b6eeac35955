import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pedidosCon } from '../../test/pedidos.tsx'
import { fallo, json } from '../../test/respuestas.ts'
import { useGuardarActuacion } from './use-guardar.ts'

const GUARDADA = {
  id: 9,
  id_etapa: 9,
  imponible: 58,
  recurso: 'SS',
  tp_id: 18,
  gp_id: 3,
  abogado: 'A01',
  vigente: '1',
  version: 1,
  lote: 'b0',
  cartas: [],
}

const open = (...respuestas: readonly (Response | Error)[]) => {
  const { claves, wrapper } = pedidosCon(respuestas)
  const { result } = renderHook(() => useGuardarActuacion(), { wrapper })
  const send = (obs: string) => act(() => result.current.guardar({ proceso: 'M', obs }))
  return { claves, send, result }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('an answer that never came is asked for again under the same name', async () => {
  const { claves, send, result } = open(
    new TypeError('red'),
    fallo(503, 'x', 'x'),
    json([GUARDADA]),
  )
  expect((await send('a')).ok).toBe(false)
  expect(result.current.failure?.status).toBe(0)
  expect((await send('a')).ok).toBe(false)
  expect((await send('a')).ok).toBe(true)
  expect(result.current.failure).toBeUndefined()
  expect(new Set(claves).size).toBe(1)
})

test('other contents are another request, and so are the same contents once saved', async () => {
  const { claves, send } = open(fallo(422, 'x', 'x'), json([GUARDADA]), json([GUARDADA]))
  await send('a')
  await send('b')
  await send('b')
  expect(new Set(claves).size).toBe(3)
})

test('the form filled in again after a reload asks under the same name, until something is saved', async () => {
  const antes = open(new TypeError('red'))
  await antes.send('a')
  cleanup()
  const despues = open(json([GUARDADA]), json([GUARDADA]))
  await despues.send('a')
  expect(despues.claves).toEqual(antes.claves)
  await despues.send('a')
  expect(despues.claves[1]).not.toBe(antes.claves[0])
})

test('an unanswered request with a file keeps its key without the file: a reloaded page lost the file', async () => {
  const archivo = new File(['%PDF'], 'cargo.pdf', { lastModified: 1 })
  const antes = open(new TypeError('red'))
  await act(() => antes.result.current.guardar({ proceso: 'M', obs: 'a' }, [archivo]))
  cleanup()
  const { claves, send, result } = open(
    fallo(422, 'clave-de-otro-pedido', 'Este pedido ya se grabó antes'),
    json([GUARDADA]),
  )
  expect((await send('a')).ok).toBe(false)
  expect(result.current.failure?.message).toBe('Este pedido ya se grabó antes')
  expect(claves).toEqual(antes.claves)
  // The server answered that an earlier request already used this idempotency key. The next attempt is therefore sent
  // with a new key.
  expect((await send('a')).ok).toBe(true)
  expect(claves[1]).not.toBe(claves[0])
})

test('a name that turned out to be of another request is not used again', async () => {
  const { claves, send } = open(fallo(422, 'clave-de-otro-pedido', 'x'), json([GUARDADA]))
  await send('a')
  await send('a')
  expect(new Set(claves).size).toBe(2)
})
