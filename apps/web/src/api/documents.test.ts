import { encodeAvisos, escritosJudiciales } from '@apremia/api-client'
import { expect, test, vi } from 'vitest'
import { makeStore } from '../app/store.ts'
import { selectNotices } from '../session/notices-slice.ts'
import { sesionDe } from '../test/respuestas.ts'
import { downloadDocument } from './documents.ts'

const SESION = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))

const storeWith = (headers: Record<string, string>) =>
  makeStore({
    fetch: async () => new Response('%PDF-', { headers }),
    storage: { getItem: () => SESION, setItem: () => {}, removeItem: () => {} },
  })

test('what the answer warns about a document stays on screen after its download', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  const aviso = 'El PDF tiene una parte sin completar: [Firma y sello].'
  const descargar = downloadDocument(escritosJudiciales.printEscrito, { params: { id: 7 } })
  const conAviso = storeWith({ 'x-avisos': encodeAvisos([aviso]) })
  expect(await conAviso.dispatch(descargar)).toBeUndefined()
  expect(selectNotices(conAviso.getState())).toMatchObject([{ kind: 'aviso', title: aviso }])
  const sinAviso = storeWith({})
  expect(await sinAviso.dispatch(descargar)).toBeUndefined()
  expect(selectNotices(sinAviso.getState())).toEqual([])
})
