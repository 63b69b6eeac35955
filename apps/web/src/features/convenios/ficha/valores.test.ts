// jsdom has no `Blob.stream`, so this test file runs in Node.
// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { cuerpoDeEdicion } from './cuerpo.ts'
import { pickCambiosDeConvenio, toCampos, VALORES_VACIOS } from './valores.ts'

const llenos = {
  ...VALORES_VACIOS,
  fechaconf: '2026-11-21',
  firma_caracter: '5',
  firma_caracter_otros: 'Inquilino',
  estado_id: '1',
  frmpg_id: '3',
  montopago: '1.234,50',
  cuotaspago: '3',
  otgastos: '10,5',
}

describe('the body that the form sends', () => {
  test('amounts as they travel, lists by id', () => {
    expect(toCampos(llenos, { clase: 'mixto', conTexto: true })).toMatchObject({
      fechaconf: '2026-11-21',
      firma_caracter: 5,
      firma_caracter_otros: 'Inquilino',
      estado_id: 1,
      frmpg_id: 3,
      montopago: '1234.50',
      cuotaspago: '3',
      otgastos: '10.50',
    })
  })

  test('fields hidden by a choice are sent as 0 or empty', () => {
    const contado = toCampos(llenos, { clase: 'contado', conTexto: false })
    expect(contado).toMatchObject({ montopago: '0', cuotaspago: '0', firma_caracter_otros: '' })
    expect(toCampos(llenos, { clase: 'cuotas', conTexto: false })).toMatchObject({
      montopago: '0',
      cuotaspago: '3',
    })
  })

  test('empty amounts are 0 and what cannot be read goes as it is', () => {
    const campos = toCampos(
      { ...llenos, otgastos: '', montopago: '1.234' },
      { clase: 'mixto', conTexto: false },
    )
    expect(campos).toMatchObject({ otgastos: '0', montopago: '1.234' })
  })

  test('an edition sends what changed, and nothing of the debt when it did not', async () => {
    const antes = toCampos(llenos, { clase: 'mixto', conTexto: true })
    const ahora = toCampos(
      { ...llenos, frm_tel: '4423344', otgastos: '' },
      { clase: 'mixto', conTexto: true },
    )
    expect(pickCambiosDeConvenio(antes, ahora)).toEqual({ frm_tel: '4423344', otgastos: '0' })
    const record = { id: 7, version: 3 }
    expect(await cuerpoDeEdicion(record, antes, ahora, undefined)).toEqual({
      convenio: 7,
      version: 3,
      frm_tel: '4423344',
      otgastos: '0',
    })
    const conDeuda = await cuerpoDeEdicion(record, antes, antes, { items: [], planes: [] })
    expect(Object.keys(conDeuda)).toEqual(['convenio', 'version', 'cuotas_plan', 'planes'])
  })
})
