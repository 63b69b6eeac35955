import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { sendFirmados } from './send-firmados.ts'

const archivo = (numero: number) => ({
  ...{ archivo: `${numero}.pdf`, resultado: 'firmado' as const, numero, frase: '' },
})

const send = async (answers: readonly (object | ApiError)[]) => {
  const pedidos: unknown[] = []
  const avances: unknown[] = []
  let n = 0
  const done = sendFirmados({
    reemplazar: false,
    send: async (body, conArchivo) => {
      pedidos.push([body.desde, body.subido, conArchivo])
      const answer = answers[n++]
      if (answer instanceof ApiError) throw answer
      return { archivos: [archivo(n)], total: 3, ...answer } as never
    },
    onArchivos: (_, hecho, total) => avances.push([hecho, total]),
  })
  const failed = await done.then(
    () => undefined,
    (error: ApiError) => error.code,
  )
  return { pedidos, avances, failed }
}

test('a zip is sent once and followed by its name', async () => {
  const { pedidos, avances } = await send([
    { siguiente: 1, subido: 'aa' },
    { siguiente: 2, subido: 'aa' },
    { siguiente: null, subido: null },
  ])
  expect(pedidos).toEqual([
    [0, '', true],
    [1, 'aa', false],
    [2, 'aa', false],
  ])
  expect(avances).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('a zip that the server no longer has is sent again, from where it was', async () => {
  const perdido = new ApiError(409, { code: 'libro-no-guardado', message: '' })
  const { pedidos, failed } = await send([
    { siguiente: 1, subido: 'aa' },
    perdido,
    { siguiente: 2, subido: null },
    { siguiente: null, subido: null },
  ])
  expect(failed).toBeUndefined()
  expect(pedidos).toEqual([
    [0, '', true],
    [1, 'aa', false],
    [1, '', true],
    [2, '', true],
  ])
})

test('any other failure is told, and nothing is sent again', async () => {
  const falla = new ApiError(422, { code: 'zip-danado', message: '' })
  expect(await send([falla])).toMatchObject({ failed: 'zip-danado', pedidos: [[0, '', true]] })
})
