import {
  type ConvenioDatos,
  centavos,
  type EntradaDePapel,
  formatCentavos,
  formatFecha,
  NORMAS_INICIALES,
} from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { textoEtiquetado } from '../testing/read-pages.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import {
  enVersion,
  sampleConPapel,
  sampleConvenio,
  sampleDeuda,
  sampleHonorarios,
  samplePago,
} from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()

const printV2 = async (datos: ConvenioDatos) => {
  const paginas = readPaginas(await renderConvenio(enVersion(datos, 2), fuentes))
  return paginas.map(textoDe).join(' ').replaceAll(/\s+/g, ' ')
}

/**
 * Versions of the printed agreement on which the same tests run. `print` prints an agreement and returns the text of
 * its PDF.
 */
const VERSIONES: readonly (readonly [
  version: 2 | 3 | 4 | 5 | 6,
  print: (datos: ConvenioDatos) => Promise<string>,
])[] = [
  [2, printV2],
  ...([3, 4, 5, 6] as const).map(
    (version) =>
      [
        version,
        async (datos: ConvenioDatos) =>
          textoEtiquetado(await renderConvenio(enVersion(datos, version), fuentes, nodeDeflate)),
      ] as const,
  ),
]

const base = sampleConvenio()

const judicial = (over: Partial<EntradaDePapel> = {}) => {
  const sinFijos = sampleHonorarios(base.total, { judicial: true })
  const fijos = { bono: centavos(150_000), anticipo: centavos(250_050) }
  const total = centavos(sinFijos.total + fijos.bono + fijos.anticipo)
  const honorarios = { ...sinFijos, ...fijos, total }
  const pago = samplePago(total, 0)
  return sampleConPapel(sampleConvenio(base.deudas, { honorarios, pago, titulos: ['4321'] }), over)
}

const apoderado = () => {
  const datos = sampleConvenio([
    sampleDeuda(2),
    sampleDeuda(2, { imponible: '98765', contribuyente: 'Pérez, José' }),
  ])
  const firmante = { ...datos.firmante, nombre: 'Ramírez, Carla', caracter: 'Apoderado' }
  return sampleConPapel(
    { ...datos, firmante },
    {
      firmante: {
        caracter: 'Apoderado',
        representa: true,
        poder: 'poder general, escritura N.º 12',
      },
    },
  )
}

const PAPELES = {
  extrajudicial: () => sampleConPapel(),
  judicial: () => judicial(),
  apoderado,
  cuotas: () =>
    sampleConPapel(sampleConvenio(base.deudas, { pago: samplePago(base.honorarios.total, 3) })),
} as const

/** Sentences that the agreement must contain. `source` is the law or rule that requires the sentence. */
const CLAUSULAS: readonly [source: string, papel: keyof typeof PAPELES, says: string][] = [
  [
    'Ley 13.406 art. 3, courts at the choice of the municipality',
    'extrajudicial',
    'serán competentes, a elección de la Municipalidad, los juzgados previstos en el artículo 3 de la Ley 13.406.',
  ],
  [
    'S1 §9 and D45, only the instalments of the plan make the agreement lapse',
    'extrajudicial',
    'falta de pago de dos (2) cuotas del plan de la cláusula segunda, consecutivas o alternadas',
  ],
  [
    'D45, several plans are not added up',
    'apoderado',
    'dos (2) cuotas de un mismo plan de la cláusula segunda',
  ],
  [
    'D190, fees are apart',
    'extrajudicial',
    'Los pagos de la cláusula tercera no se cuentan para la caducidad y se reclaman aparte.',
  ],
  [
    'imputation, whose article is not confirmed',
    'extrajudicial',
    'SEXTA. Imputación de los pagos. Todo pago se imputa primero a intereses y luego a capital.',
  ],
  [
    'CCyC 2545, period by period',
    'extrajudicial',
    'de cada uno de los períodos detallados en la cláusula primera (artículo 2545',
  ],
  [
    'payee and CBU of the lawyer',
    'cuotas',
    'se paga a Estudio Bertolini y Asociados, en la cuenta de CBU 28505909 40090418135201',
  ],
  [
    'personería, a parameter',
    'extrajudicial',
    'quien acredita personería con el Decreto N.º 120/2026',
  ],
  [
    'Ley 6716 art. 12, contribution of the debtor',
    'extrajudicial',
    'Contribución a cargo del obligado (Ley 6716, art. 12), sobre honorarios y gastos',
  ],
  ['exceptions', 'judicial', 'desiste de las excepciones opuestas'],
  [
    'suspension',
    'judicial',
    'Las partes piden que se suspenda el trámite mientras el convenio se cumpla.',
  ],
  ['anticipo previsional', 'judicial', 'Anticipo previsional 2.500,50'],
  [
    'the signer acts for the taxpayers',
    'apoderado',
    '(«la parte deudora»), según poder general, escritura N.º 12',
  ],
  ['who signs before whom', 'extrajudicial', 'La otra parte firmó en mi presencia.'],
  ['electronic domicile, a datum', 'extrajudicial', 'Dom. electrónico maria@gonzalez.example'],
]

describe('what version 6 added', () => {
  const [[, quinta], [, sexta]] = VERSIONES.slice(-2) as [
    (typeof VERSIONES)[number],
    (typeof VERSIONES)[number],
  ]

  test('S1 §9, an extrajudicial agreement lists all that a lawsuit would add, and the total does not have it', async () => {
    const datos = sampleConPapel()
    const texto = await sexta(datos)
    const [, deJuicio = ''] = texto.split(
      'De iniciarse el juicio se suman, además de los honorarios',
    )
    for (const parte of ['Tasa de justicia', 'Sobretasa', 'Bono Ley 8480 1.500,00'])
      expect(deJuicio).toContain(parte)
    expect(deJuicio).toContain('Anticipo previsional 2.500,50')
    expect(texto).toContain(`TOTAL ${formatCentavos(datos.honorarios.total)}`)
    expect(await quinta(datos)).not.toContain('Anticipo previsional')
  })

  test('a municipality without fixed amounts of a lawsuit lists none', async () => {
    const sinFijos = sampleConPapel(sampleConvenio(), {
      fijosDeJuicio: { bono: centavos(0), anticipo: centavos(0) },
    })
    expect(await sexta(sinFijos)).not.toContain('Bono Ley 8480')
  })

  test('says how the rate of a plan is counted', async () => {
    const tasa = 'Tasa de interés directa, sobre lo financiado y por cada cuota: 2,5 % mensual'
    const conTasa = sampleConPapel(
      sampleConvenio([sampleDeuda(3, { plan: { tasa: { texto: '2.5', etiqueta: '' } } })]),
    )
    expect(await sexta(conTasa)).toContain(tasa)
    expect(await quinta(conTasa)).toContain('Tasa de interés: 2,5 % mensual')
  })
})

describe('what version 5 changed', () => {
  const [, print] = VERSIONES.find(([version]) => version === 5) as (typeof VERSIONES)[number]
  const unPago = (...imponibles: string[]) =>
    sampleConPapel(
      sampleConvenio(
        imponibles.map((imponible) => {
          const deuda = sampleDeuda(2, { imponible })
          const cuotas = deuda.plan.cuotas.slice(0, 1).map((c) => ({ ...c, monto: deuda.total }))
          return { ...deuda, plan: { ...deuda.plan, cuotas } }
        }),
      ),
    )

  test('D45, a plan of one payment lapses by its last due date only', async () => {
    expect(await print(unPago('12345'))).toContain(
      'ni interpelación, cuando pasen noventa (90) días corridos desde el último vencimiento del plan de la cláusula segunda',
    )
    expect(await print(unPago('12345', '98765'))).toContain(
      'desde el último vencimiento de cualquiera de los planes de la cláusula segunda',
    )
  })

  test('several plans, of which only one has instalments enough, keep both limits', async () => {
    const [uno] = unPago('98765').deudas
    const datos = sampleConvenio([sampleDeuda(2), ...(uno ? [uno] : [])])
    expect(await print(sampleConPapel(datos))).toContain('dos (2) cuotas de un mismo plan')
  })

  test('U-5, says for whom are the charges that the collector of the fees does not keep', async () => {
    const destinos = [
      { cargo: 'aportes', monto: centavos(5_000_00), quien: 'la Caja de Abogados' },
      { cargo: 'tasa', monto: centavos(1_234_50), quien: 'el Banco Provincia' },
      { cargo: 'sobretasa', monto: centavos(123_45), quien: 'el Banco Provincia' },
      { cargo: 'anticipo', monto: centavos(2_500_50), quien: 'la Caja de Abogados' },
    ] as const
    expect(await print(judicial({ destinos }))).toContain(
      'hasta los vencimientos de la tabla que sigue. De ese total, la contribución a cargo del obligado ($ 5.000,00) y ' +
        'el anticipo previsional ($ 2.500,50) son para la Caja de Abogados; la tasa de justicia ($ 1.234,50) y la ' +
        'sobretasa de justicia ($ 123,45) son para el Banco Provincia.',
    )
    expect(await print(judicial())).not.toContain('De ese total')
  })

  test('CCyC 2535, the acknowledgement interrupts the terms that still run, and gives up none', async () => {
    expect(await print(sampleConPapel())).toContain(
      'El reconocimiento interrumpe la prescripción en curso de cada uno de los períodos',
    )
  })

  test('names the represented taxpayers with their documents', async () => {
    const texto = await print(apoderado())
    expect(texto).toContain(
      'en representación de GONZÁLEZ PEÑA, MARÍA (DNI 12.345.678), y de PÉREZ, JOSÉ (DNI 12.345.678) («la parte',
    )
  })
})

test.each(VERSIONES)('version %d names the stamp of a lawsuit', async (version, print) => {
  const rotulo = version >= 4 ? 'Bono Ley 8480' : 'Bono'
  expect(await print(judicial())).toContain(`${rotulo} 1.500,00`)
})

test.each(VERSIONES)(
  'version %d names the lawsuit, from the court filing (D165)',
  async (version, print) => {
    const caratula = 'Municipalidad de San Nicolás c/ González Peña, María s/ apremio'
    const escrita = version >= 5 ? caratula : caratula.toLocaleUpperCase('es-AR')
    expect(await print(judicial())).toContain(
      `en autos «${escrita}», expte. N.º 12345/2026, en trámite ante el Juzgado en lo Civil`,
    )
  },
)

describe.each(VERSIONES)('version %d of an agreement', (_version, print) => {
  test.each(CLAUSULAS)('%s', async (_, papel, says) => {
    expect(await print(PAPELES[papel]())).toContain(says)
  })

  test.each(Object.keys(PAPELES) as (keyof typeof PAPELES)[])(
    'the words that version 1 has and this one must not: %s',
    async (papel) => {
      const texto = await print(PAPELES[papel]())
      for (const palabras of ['renuncia a cualquier otro fuero', 'Aportes (', 'artículo 903'])
        expect(texto).not.toContain(palabras)
      expect(texto.includes('JUICIO') || texto.includes('Juicio en trámite')).toBe(
        papel === 'judicial',
      )
    },
  )

  test('clauses are numbered without gaps, with observations or without them', async () => {
    const ordinales = ['QUINTA', 'SEXTA', 'SÉPTIMA', 'OCTAVA', 'NOVENA', 'DÉCIMA']
    const todas = await print({ ...judicial(), observaciones: 'Se adjunta boleta.' })
    const lugares = ordinales.map((ordinal) => todas.indexOf(`${ordinal}. `))
    expect(lugares.every((lugar, i) => lugar > (lugares[i - 1] ?? 0))).toBe(true)
    expect(todas).toContain('DÉCIMA. Observaciones. Se adjunta boleta.')
    const pocas = await print(sampleConPapel())
    expect(pocas).toContain('OCTAVA. Domicilios y jurisdicción.')
    expect(pocas).not.toContain('NOVENA')
  })

  test('each period has its due date, and an unknown one a dash', async () => {
    const datos = sampleConPapel()
    const texto = await print(datos)
    for (const { anio, cuota, vencimiento, capital } of datos.deudas[0]?.periodos ?? [])
      expect(texto).toContain(
        `${anio} ${cuota} ${vencimiento ? formatFecha(vencimiento) : '—'} ${formatCentavos(capital)}`,
      )
  })

  test('the payments of the fees add up to the clause, and the clauses to the agreement', async () => {
    const datos = PAPELES.cuotas()
    const texto = await print(datos)
    const pagos = datos.papel?.pagosDeHonorarios ?? []
    expect(pagos.reduce((suma, { monto }) => suma + monto, 0)).toBe(datos.honorarios.total)
    for (const { cuota, monto, vencimiento } of pagos)
      expect(texto).toContain(`Cuota ${cuota} ${formatFecha(vencimiento)} ${formatCentavos(monto)}`)
    expect(datos.papel?.totalDelConvenio).toBe(datos.aPagar + datos.honorarios.total)
    expect(texto).toContain(
      `en total la suma de $ ${formatCentavos(centavos(datos.aPagar + datos.honorarios.total))}`,
    )
  })

  test('due dates that are samples say so', async () => {
    const texto = await print(sampleConPapel(base, { origenDeVencimientos: 'DEMO' }))
    expect(texto).toContain('Pago Vencimiento (DEMO) Importe')
  })

  test('without a CBU no account is printed; without fees, nobody is paid', async () => {
    const abogado = { codigo: 'A01', beneficiario: 'Juan Bertolini', cbu: '', personeria: '' }
    const sinCuenta = await print(sampleConPapel(base, { abogado }))
    expect(sinCuenta).toContain('se paga a Juan Bertolini, por los importes')
    expect(sinCuenta).not.toContain('CBU')
    const sinPago = { forma: 'Contado', alContado: centavos(0), cuotas: [] }
    const nadie = sampleConPapel({ ...base, pago: sinPago })
    expect(await print(nadie)).not.toContain('se paga a')
  })

  test('a debtor without e-mail has no electronic domicile', async () => {
    const sinCorreo = { ...base, firmante: { ...base.firmante, email: '' } }
    const texto = await print(sampleConPapel(sinCorreo))
    expect(texto).not.toContain('el domicilio electrónico allí indicado')
    expect(await print(sampleConPapel())).toContain('el domicilio electrónico allí indicado')
  })

  test('the law of another province is cited without an article', async () => {
    const normas = { ...NORMAS_INICIALES, apremio: 'Ley 8.888' }
    const municipio = { ...base.municipio, provincia: 'Salta', normas }
    const texto = await print(sampleConPapel({ ...base, municipio }))
    expect(texto).toContain('los juzgados previstos en la Ley 8.888.')
  })
})

describe('version 2 of an agreement', () => {
  test.each([1, 12, 25, 60, 120])(
    '%i periods: initials on each page, signatures with text, nothing over them',
    async (periodos) => {
      const datos = sampleConPapel(sampleConvenio([sampleDeuda(periodos)]))
      const paginas = readPaginas(await renderConvenio(enVersion(datos, 2), fuentes))
      for (const { textos } of paginas) {
        const rubrica = textos.find(({ texto }) => texto === 'Rúbrica de la parte deudora')
        expect(rubrica).toBeDefined()
        const sobre = textos.filter(({ y }) => y < (rubrica?.y ?? 0)).map(({ y }) => y)
        // People write their initials by hand above the text 'Rúbrica de la parte deudora', and need about 25 points of
        // blank space.
        expect((rubrica?.y ?? 0) - Math.max(...sobre)).toBeGreaterThan(30)
      }
      const ultima = textoDe(paginas.at(-1) ?? { mediaBox: '', textos: [] })
      expect(ultima).toMatch(
        /OCTAVA.*en prueba de conformidad.*MARÍA GONZÁLEZ PEÑA.*en mi presencia/,
      )
    },
  )
})
