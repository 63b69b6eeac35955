import { addCentavos, CATALOGO_INICIAL, decideEstadoFila, fecha, sumCentavos } from '@apremia/core'
import { abogadoDeMuestra, collectDemo } from '@apremia/fixtures'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOY } from '../../test/global-setup.ts'
import { openTestDb, type TestDb } from '../../test/test-db.ts'
import { findAbogados } from '../abogados/abogados-conocidos.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { claveDeImponible } from './clave-imponible.ts'
import { findDeudas } from './deudas-repo.ts'
import { findHechos } from './hechos-repo.ts'
import { findImponibles } from './imponibles-repo.ts'
import { findLiquidadoAl } from './liquidado-al.ts'

const demo = collectDemo({ semilla: 1, tamano: 'chico', hoy: HOY })
const key = (imponible: number | string, recurso: string) => ({
  imponible: String(imponible),
  recurso,
})

let open: TestDb
beforeAll(async () => {
  open = await openTestDb()
})
afterAll(() => open.close())

describe('findImponibles', () => {
  it('finds the debtors, the address and the taxes of an item', async () => {
    const found = await findImponibles(open.db, 'I', [key(101, 'AB'), key(101, 'PA')])
    const property = demo.inmueble[100]
    const owner = demo.contribuyente.find(
      (c) =>
        c.nroContrib ===
        demo.vinculo.find((v) => v.tipo === 'I' && v.imponible === 101)?.nroContrib,
    )
    const ab = found.get('101_AB')
    expect(ab?.deudores[0]?.nombre).toBe(owner?.apynom)
    expect(ab?.domicilio).toContain(`(${owner?.codigoPostal}) ${owner?.localidad}`)
    expect(ab?.ubicacion).toBe(`${property?.calle} ${property?.nro}, Barrio ${property?.barrio}`)
    expect(ab?.nomenclatura).toMatch(/^Circ\. IV, Secc\. \w, /)
    expect(ab?.partida).toBe(property?.parProvincial)
    expect(ab?.recursos).toContain('AB')
    expect([ab?.tieneRecurso, found.get('101_PA')?.tieneRecurso]).toEqual([true, false])
  })

  it('names the owners in their order, without occupants', async () => {
    const shared = demo.vinculo.filter((v) => v.tipo === 'I' && v.orden === 4)
    const found = await findImponibles(
      open.db,
      'I',
      shared.map((v) => key(v.imponible, 'AB')),
    )
    expect(
      shared.some(({ imponible }) =>
        demo.vinculo.some(
          (v) => v.tipo === 'I' && v.imponible === imponible && v.vinculoDesc === 'ocupante',
        ),
      ),
    ).toBe(true)
    for (const { imponible } of shared) {
      const names = demo.vinculo
        .filter((v) => v.tipo === 'I' && v.imponible === imponible && v.vinculoDesc !== 'ocupante')
        .map((v) => demo.contribuyente[v.nroContrib - 1]?.apynom)
      expect(found.get(`${imponible}_AB`)?.deudores.map((d) => d.nombre)).toEqual(names)
    }
  })

  it('prints CUIT before DNI, and nothing when the registry has neither', async () => {
    const ofProperty = demo.vinculo.filter((v) => v.tipo === 'I' && v.orden === 1)
    const found = await findImponibles(
      open.db,
      'I',
      ofProperty.map((v) => key(v.imponible, 'AB')),
    )
    const printed = ofProperty.map(
      (v) =>
        [
          demo.contribuyente[v.nroContrib - 1],
          found.get(`${v.imponible}_AB`)?.deudores[0]?.documento,
        ] as const,
    )
    for (const [person, documento] of printed) {
      const kind = person?.cuit
        ? /^CUIT \d{2}-\d{8}-\d$/
        : person?.nroDoc
          ? /^DNI \d{1,2}(\.\d{3}){2}$/
          : /^$/
      expect(documento).toMatch(kind)
    }
    expect(new Set(printed.map(([, documento]) => documento?.slice(0, 3)))).toEqual(
      new Set(['CUI', 'DNI', '']),
    )
  })

  it('gives a business the designation of the property it is in', async () => {
    const business = demo.comercio.find((c) => c.nroInmueble !== null)
    const place = demo.inmueble.find((i) => i.nroInmueble === business?.nroInmueble)
    const found = await findImponibles(open.db, 'C', [key(business?.nroComercio ?? 0, 'SE')])
    const [only] = found.values()
    expect(only?.partida).toBe(place?.parProvincial)
    expect(only?.nomenclatura).toContain('Circ.')
  })

  it('leaves out what does not exist and what could not', async () => {
    const wrong = ['2001', '0', '', '-1', 'x', '99999999999', '1e3', "1'; drop table deuda"]
    const found = await findImponibles(open.db, 'I', [
      key(1, 'AB'),
      ...wrong.map((n) => key(n, 'AB')),
    ])
    expect([...found.keys()]).toEqual(['1_AB'])
    expect((await findImponibles(open.db, 'I', [])).size).toBe(0)
  })

  it('gives no debtor when the registry has nobody', async () => {
    const found = await findImponibles(open.db, 'I', [key(999, 'AB')])
    expect(found.get('999_AB')).toMatchObject({ deudores: [], domicilio: '' })
  })
})

describe('findDeudas', () => {
  it('answers all the open debt and nothing else', async () => {
    const found = await findDeudas(
      open.db,
      'I',
      demo.imponibleRecurso.filter((r) => r.tipo === 'I').map((r) => key(r.imponible, r.recurso)),
    )
    const expected = demo.deuda.filter((d) => d.tipo === 'I' && d.estado !== 'CANCELADA')
    const lines = [...found.values()].flat()
    expect(lines).toHaveLength(expected.length)
    expect(sumCentavos(lines.map((l) => l.total))).toBe(
      sumCentavos(expected.map((d) => addCentavos(d.capital, d.interes))),
    )
    expect(lines.filter((l) => l.enPlan)).toHaveLength(
      expected.filter((d) => d.estado === 'EN PLAN').length,
    )
  })

  it('gives lawyer and situation, by year and instalment', async () => {
    const lines = (await findDeudas(open.db, 'I', [key('0101', 'AB')])).get('101_AB') ?? []
    expect(
      lines
        .filter((l) => l.legal !== '')
        .every((l) => l.legal === abogadoDeMuestra('I', 101) && l.situacion === 'GL'),
    ).toBe(true)
    const order = lines.map((l) => l.anio * 100 + l.cuota)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(typeof lines[0]?.total).toBe('number')
  })

  it('stops at a date, the day itself included', async () => {
    const until = async (hasta: string) =>
      (await findDeudas(open.db, 'I', [key(62, 'AB')], { hasta: fecha(hasta) }))
        .get('62_AB')
        ?.at(-1)?.vencimiento
    expect(await until(HOY)).toBe(HOY)
    expect(await until('2026-11-19')).toBe('2026-10-31')
  })

  it('separates the resources of one item and never mixes the two kinds', async () => {
    const found = await findDeudas(open.db, 'C', [key(101, 'AB'), key(1, 'SE')])
    expect(found.has('101_AB')).toBe(false)
  })
})

describe('findHechos', () => {
  it('answers in the order of the rows, repeated ones too, null for what does not exist', async () => {
    const rows = [key(102, 'AB'), key(5_000, 'AB'), key(101, 'AB'), key(102, 'AB')]
    const facts = await findHechos(open.db, 'inmueble', rows)
    expect(facts.map((f) => f?.partida)).toEqual([
      demo.inmueble[101]?.parProvincial,
      undefined,
      demo.inmueble[100]?.parProvincial,
      demo.inmueble[101]?.parProvincial,
    ])
    expect(facts[1]).toBeNull()
    expect(facts[0]?.deuda.length).toBeGreaterThan(7)
    expect(facts[3]?.deuda).toEqual(facts[0]?.deuda)
  })

  it('gives titles for the sample items, except those of the lawyer who left', async () => {
    const rows = [101, 102, 103, 104, 105, 106].map((n, i) => ({
      ...key(n, ['AB', 'SS', 'RV'][i % 3] ?? ''),
      fila: i + 2,
      abogado: abogadoDeMuestra('I', n) ?? '',
      desde: null,
      hasta: null,
    }))
    const facts = await findHechos(open.db, 'inmueble', rows)
    const lawyers = await findAbogados(open.db)
    const decided = rows.map((row, i) =>
      decideEstadoFila(
        row,
        {
          imponible: facts[i] ?? null,
          abogado: lawyers.get(row.abogado) ?? null,
          enConvenio: [],
          ...{ prescriptos: [], marcados: [], cartas: [] },
        },
        { categoria: 'inmueble', liquidadoAl: HOY, recursos: CATALOGO_INICIAL },
      ),
    )
    expect(decided.map(({ motivos }) => motivos.map((m) => m.codigo).join())).toEqual([
      '',
      '',
      'titulo.abogado-de-baja',
      '',
      '',
      'titulo.abogado-de-baja',
    ])
    expect(decided[0]?.fila.total).toBeGreaterThan(0)
  })

  it('takes four queries for any number of rows', async () => {
    let queries = 0
    const db = drizzle(open.pool, {
      logger: {
        logQuery: () => {
          queries += 1
        },
      },
    })
    const rows = demo.inmueble.map((i) => key(i.nroInmueble, 'AB'))
    expect((await findHechos(db, 'inmueble', rows)).filter((f) => f === null)).toEqual([])
    expect(queries).toBe(4)
    expect(new Set(rows.map(claveDeImponible)).size).toBe(2_000)
  })
})

describe('findAbogados', () => {
  it('knows everybody, those who left included', async () => {
    const lawyers = await findAbogados(open.db)
    expect(lawyers.size).toBe(12)
    expect(lawyers.get('A01')).toEqual({
      codigo: 'A01',
      nombre: 'Muñoz Peña, Carolina',
      baja: false,
    })
    expect(lawyers.get('A03')?.baja).toBe(true)
  })
})

describe('listParametros', () => {
  it('puts the stored rows over the first ones, one of each key and day', async () => {
    const rows = await listParametros(open.db)
    const valores = rows.filter((r) => r.clave === 'municipio.funcionario').map((r) => r.valor)
    expect(valores).toEqual(['', 'Cra. Inés Ordóñez'])
    expect(new Set(rows.map((r) => `${r.clave} ${r.vigenteDesde}`)).size).toBe(rows.length)
    expect(rows.find((r) => r.clave === 'plan.umbral')?.valor).toBe('500000.00')
  })
})

describe('findLiquidadoAl', () => {
  it('is the day the demo was made, whatever today is', async () => {
    expect(await findLiquidadoAl(open.db, fecha('2027-03-01'))).toBe(HOY)
  })

  it('is today when the registry has no date', async () => {
    expect(await findLiquidadoAl(open.db, fecha('1999-12-31'))).toBe('1999-12-31')
  })
})
