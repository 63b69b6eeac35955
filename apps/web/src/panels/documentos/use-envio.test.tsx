import { actuaciones, comunicaciones, registros } from '@apremia/api-client'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pedidosCon } from '../../test/pedidos.tsx'
import { fallo, json } from '../../test/respuestas.ts'
import { useEnvio } from './use-envio.ts'

const REGISTRO = {
  registro: {
    ...{
      id: 7,
      version: 1,
      inmueble: 58,
      recurso: 'SS',
      apellido: 'Paz',
      nombre: '',
      titulo: '',
      dni: '',
    },
    ...{ telefono: '', descripcion: '', creado: '2026-11-20T15:00:00.000Z' },
    user: { apellido: 'Muñoz', nombre: 'Carolina', abogado: 'A01' },
    registro_documentos: [],
  },
}

const open = (...respuestas: readonly (Response | Error)[]) => {
  const { claves, wrapper } = pedidosCon(respuestas)
  const { result } = renderHook(() => useEnvio(['registros']), { wrapper })
  const send = (apellido: string) =>
    act(() =>
      result.current.enviar(
        registros.createRegistro,
        { body: { ...REGISTRO.registro, inmueble: 58, apellido } },
        [],
      ),
    )
  const write = (titulo: string) =>
    act(() =>
      result.current.enviar(
        comunicaciones.createComunicacion,
        {
          body: {
            titulo,
            todni: 'todos',
            fecha: '2026-11-20',
            importancia: 'normal',
            descripcion: '',
          },
        },
        [],
      ),
    )
  return { claves, send, write }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('an unanswered request is repeated under the same key after a reload', async () => {
  const antes = open(new TypeError('red'))
  expect((await antes.send('Paz')).ok).toBe(false)
  cleanup()
  const despues = open(fallo(503, 'x', 'x'), json(REGISTRO), json(REGISTRO))
  await despues.send('Paz')
  expect((await despues.send('Paz')).ok).toBe(true)
  await despues.send('Paz')
  const [primera] = antes.claves
  expect(primera).toMatch(/^web-/)
  expect(despues.claves.slice(0, 2)).toEqual([primera, primera])
  expect(despues.claves[2]).not.toBe(primera)
})

test('another request sent meanwhile, by this form or another, does not take the key away', async () => {
  const antes = open(new TypeError('red'), json(REGISTRO))
  await antes.send('Paz')
  expect((await antes.send('Luna')).ok).toBe(true)
  cleanup()
  const { claves, send } = open(json(REGISTRO))
  await send('Paz')
  expect(claves).toEqual([antes.claves[0]])
  expect(antes.claves[1]).not.toBe(antes.claves[0])
})

test('a message goes under a name too', async () => {
  const antes = open(new TypeError('red'))
  await antes.write('Feria')
  cleanup()
  const despues = open(fallo(503, 'x', 'x'))
  await despues.write('Feria')
  expect(antes.claves[0]).toMatch(/^web-/)
  expect(despues.claves).toEqual(antes.claves)
})

test('without storage the name lasts as long as the form', async () => {
  const { claves, send } = open(new TypeError('red'), json(REGISTRO))
  const guardar = Storage.prototype.setItem
  Storage.prototype.setItem = () => {
    throw new DOMException('lleno', 'QuotaExceededError')
  }
  try {
    await send('Paz')
    await send('Paz')
  } finally {
    Storage.prototype.setItem = guardar
  }
  expect(new Set(claves).size).toBe(1)
})

test('a workbook is its file: another one is another request', async () => {
  const { claves, wrapper } = pedidosCon([
    new TypeError('red'),
    new TypeError('red'),
    new TypeError('red'),
  ])
  const { result } = renderHook(() => useEnvio(['actuaciones']), { wrapper })
  const load = (name: string) =>
    act(() =>
      result.current.enviar(actuaciones.loadActuaciones, { body: {} }, [
        ['file', new File(['PK'], name, { lastModified: 1 })],
      ]),
    )
  await load('marzo.xlsx')
  await load('abril.xlsx')
  await load('marzo.xlsx')
  expect(claves[0]).not.toBe(claves[1])
  expect(claves[2]).toBe(claves[0])
})
