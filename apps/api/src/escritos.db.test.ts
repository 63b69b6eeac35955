import { asSchema, type CallName, contract, type Entry, prefixOf } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArraySchema, type ISchema, ObjectSchema, type Reference } from 'yup'
import { bodyOf, createItemTaker, FORM } from '../test/convenios.ts'
import { upload } from '../test/libros.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'

type Nodo = ISchema<unknown> | Reference

/**
 * Fields to which the test sends no invisible characters, because they accept no free text. Each field names an
 * existing record or carries encoded data.
 */
const EXENTOS = new Set([
  ...['token', 'version', 'clave', 'rol', 'userDNI', 'in_nrodni', 'nrodni'],
  ...['abogado', 'codexterno', 'codigo_anterior', 'origen', 'destino'],
  // The server compares the values of these fields with its own computation (D82), so the fields accept no free text.
  'resultado',
  ...['montopago', 'cuotaspago', 'otgastos', 'estporc', 'cuotas_plan', 'planes', 'ofrecer'],
  'jsdeuda',
  'data',
])

const ESTRICTO = ['matches', 'fecha', 'uuid']

const escritosDe = (schema: Nodo, path = ''): string[] => {
  if (schema instanceof ObjectSchema) {
    const fields: Readonly<Record<string, Nodo>> = schema.fields
    return Object.entries(fields).flatMap(([name, field]) =>
      escritosDe(field, path === '' ? name : `${path}.${name}`),
    )
  }
  if (schema instanceof ArraySchema)
    return schema.innerType ? escritosDe(schema.innerType, `${path}[0]`) : []
  const { type, oneOf, tests } = schema.describe() as {
    type: string
    oneOf?: readonly unknown[]
    tests?: readonly { readonly name?: string }[]
  }
  const strict = tests?.some(({ name = '' }) => ESTRICTO.includes(name))
  const listed = oneOf !== undefined && oneOf.length > 0
  return type !== 'string' || strict || listed || EXENTOS.has(path) ? [] : [path]
}

/**
 * Matches the names of the calls that save nothing: searches, lists, exports, dry runs (`try…`) and verifications. The
 * test leaves these calls out.
 */
const NO_GUARDA = /^(search|list|export|try|verify)[A-Z]/

const campos = (Object.keys(contract) as CallName[]).flatMap((name): [CallName, string][] => {
  const { service, body }: Entry = contract[name]
  if (service === 'municipio' || body === undefined || NO_GUARDA.test(name)) return []
  return escritosDe(asSchema(body)).map((campo) => [name, campo])
})

const INVISIBLE = 'Ana \u202ePaz'

const DE_LISTA: Readonly<Record<string, object>> = { inmuebles: { inmueble: 101, recurso: 'AB' } }

/**
 * Puts an invisible character in one field of a valid body. For example, the path 'actuacion.juzgado' gives {
 * actuacion: { juzgado: INVISIBLE } }. A path with '[0]' gives a list of one element.
 */
const bodyWith = (
  base: Readonly<Record<string, unknown>>,
  campo: string,
): Readonly<Record<string, unknown>> => {
  const [, nombre = campo, lista, resto] = /^(\w+)(\[0\])?\.(.+)$/.exec(campo) ?? []
  if (resto === undefined) return { ...base, [campo]: INVISIBLE }
  const dentro = bodyWith(DE_LISTA[nombre] ? { ...DE_LISTA[nombre] } : {}, resto)
  return { ...base, [nombre]: lista === undefined ? dentro : [dentro] }
}

describe('an invisible character', () => {
  let test: TestApp
  let admin: string
  let jefe: string
  let bases: Partial<Record<CallName, Readonly<Record<string, unknown>>>>
  beforeAll(async () => {
    test = await startTestApp()
    admin = await test.login('20000001')
    jefe = await test.login('20000002')
    const item = await createItemTaker(test, () => jefe)('A01', 'I')
    const body = bodyOf(item, item.periodos.slice(0, 2), 'W2201', { abogado: 'A01' })
    const { id } = (await test.call('POST', '/api/convenios', jefe, body)).json<{ id: number }>()
    const { rows } = await test.open.pool.query('select id from convenio_caracter where otros')
    const otro = { ...FORM, firma_caracter: rows[0].id }
    bases = {
      editAbogado: { nrodni: '20000003' },
      saveParametro: { clave: 'municipio.funcionario', valor: 'Ana Paz' },
      simulateParametro: { clave: 'municipio.funcionario', valor: 'Ana Paz' },
      checkConvenio: otro,
      createConvenio: otro,
      editConvenio: { firma_caracter: rows[0].id, convenio: id, version: 1 },
    }
  })
  afterAll(() => test.close())

  const send = (name: CallName, campo: string) => {
    const entry: Entry = contract[name]
    const id = entry.path.includes(':dni') ? '20000003' : '1'
    const url = `${prefixOf(entry)}${entry.path.replace(/:\w+/, id)}`
    const delJefe = ['novedades.guardar', 'convenios.crear'].includes(entry.capacidad)
    const token = delJefe ? jefe : admin
    const body = bodyWith(bases[name] ?? {}, campo)
    return entry.files
      ? upload(test, url, token, body as Record<string, string>)
      : test.call(entry.method, url, token, body)
  }

  it('is looked for in every call that keeps a text', () => {
    expect(new Set(campos.map(([name]) => name)).size).toBeGreaterThan(15)
  })

  it.each(campos)('is refused by %s in %s', async (name, campo) => {
    const response = await send(name, campo)
    const message = textos.escritos.noSeVe
    if (name === 'checkConvenio') {
      const motivo = { codigo: `convenio.${campo}-no-se-ve`, campo, mensaje: message }
      expect(response.json().motivos).toContainEqual(motivo)
      return
    }
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json().error.fields, response.body).toContainEqual({ field: campo, message })
  })

  it('is shown, and saved again, where it was before', async () => {
    const { pool } = test.open
    await pool.query(`update abogado set direccion = $1 where codexterno = 'A01'`, [INVISIBLE])
    const body = { nrodni: '20000003', direccion: INVISIBLE, horarios: 'De 9 a 12' }
    const response = await test.call('POST', '/api/profesionales/editAbogado', admin, body)
    expect(response.json()).toMatchObject({
      abogado: { direccion: INVISIBLE, horarios: 'De 9 a 12' },
    })
  })
})
