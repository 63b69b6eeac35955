import {
  addCentavos,
  type CargoLiquidado,
  type Centavos,
  type ConvenioDatos,
  centavos,
  type DeudaReconocida,
  decidePapel,
  type EntradaDePapel,
  enLetras,
  fecha,
  type LiquidacionDeHonorarios,
  type PapelDeConvenio,
  splitCentavos,
  sumCentavos,
} from '@apremia/core'
import { samplePeriodos } from './sample-titulo.ts'

const vencimientoDe = (cuota: number) => {
  const mes = 9 + cuota
  const anio = 2026 + Math.floor((mes - 1) / 12)
  return fecha(`${anio}-${String(1 + ((mes - 1) % 12)).padStart(2, '0')}-07`)
}

type Plan = DeudaReconocida['plan']

const sampleCuotas = (deuda: Pick<DeudaReconocida, 'capital' | 'total'>, plan: Partial<Plan>) => {
  const anticipo = plan.anticipo ?? centavos(0)
  const aPagar = addCentavos(
    deuda.total,
    plan.financiacion ?? centavos(0),
    centavos(-(plan.descuento ?? 0)),
  )
  const resto = splitCentavos(centavos(aPagar - anticipo), plan.tasa ? 12 : 3)
  const montos = anticipo > 0 ? [anticipo, ...resto] : resto
  const capitales = splitCentavos(deuda.capital, montos.length)
  const cuotas = montos.map((monto, i) => {
    const capital = capitales[i] ?? centavos(0)
    const cuota = anticipo > 0 ? i : i + 1
    const interes = centavos(monto - capital)
    return { cuota, capital, interes, monto, vencimiento: vencimientoDe(cuota) }
  })
  return { aPagar, cuotas }
}

export const sampleDeuda = (
  periodos: number,
  over: Partial<Omit<DeudaReconocida, 'plan'>> & { readonly plan?: Partial<Plan> } = {},
): DeudaReconocida => {
  const filas = samplePeriodos(periodos).map(({ vencimiento: _, ...periodo }) => periodo)
  const capital = sumCentavos(filas.map((p) => p.capital))
  const interes = sumCentavos(filas.map((p) => p.interes))
  const total = addCentavos(capital, interes)
  return {
    imponible: '12345',
    recurso: 'SS',
    recursoNombre: 'Tasa por Servicios Generales',
    contribuyente: 'González Peña, María',
    periodos: filas,
    capital,
    interes,
    total,
    ...over,
    plan: {
      codigo: 'W2112',
      nombre: '3 cuotas sin interés',
      descuento: centavos(0),
      financiacion: centavos(0),
      tasa: null,
      anticipo: centavos(0),
      origenDeVencimientos: '',
      ...sampleCuotas({ capital, total }, over.plan ?? {}),
      ...over.plan,
    },
  }
}

const cargo = (base: Centavos, porcentaje: string): CargoLiquidado => ({
  base,
  porcentaje,
  monto: centavos(Math.round((base * Number(porcentaje)) / 100)),
})

export const sampleHonorarios = (
  deuda: Centavos,
  { judicial = false, inscripto = true } = {},
): LiquidacionDeHonorarios => {
  const sobreDeuda = cargo(deuda, '10.00')
  const [gastoFijo, otrosGastos] = [centavos(1_234_567), centavos(350_050)]
  const honorarios = addCentavos(sobreDeuda.monto, gastoFijo, otrosGastos)
  const iva = cargo(inscripto ? honorarios : centavos(0), '21')
  const aportes = cargo(honorarios, '10')
  const tasaDeJusticia = cargo(deuda, '2.2')
  const sobretasa = cargo(tasaDeJusticia.monto, '10')
  const deJuicio = judicial ? [tasaDeJusticia.monto, sobretasa.monto] : []
  return {
    estado: judicial ? 'Judicial' : 'Extrajudicial',
    judicial,
    sobreDeuda,
    gastoFijo,
    otrosGastos,
    honorarios,
    iva,
    aportes,
    tasaDeJusticia,
    sobretasa,
    total: addCentavos(honorarios, iva.monto, aportes.monto, ...deJuicio),
  }
}

/**
 * Builds the payment of the fees in the given number of instalments. The last instalment includes the remainder. With 0
 * instalments, the fees are paid at once.
 */
export const samplePago = (total: Centavos, cuotas: number): ConvenioDatos['pago'] => ({
  forma: cuotas === 0 ? 'Contado' : 'En Cuotas',
  alContado: cuotas === 0 ? total : centavos(0),
  cuotas:
    cuotas === 0 ? [] : splitCentavos(total, cuotas).map((monto, i) => ({ cuota: i + 1, monto })),
})

export const sampleConvenio = (
  deudas: readonly DeudaReconocida[] = [sampleDeuda(6)],
  over: Partial<ConvenioDatos> = {},
): ConvenioDatos => {
  const total = sumCentavos(deudas.map((d) => d.total))
  const aPagar = sumCentavos(deudas.map((d) => d.plan.aPagar))
  const honorarios = over.honorarios ?? sampleHonorarios(total)
  return {
    numero: '1234',
    clase: 'inmueble',
    municipio: {
      nombre: 'San Nicolás',
      provincia: 'Buenos Aires',
      lugar: 'San Nicolás de los Arroyos',
      ordenanza: 'Ordenanza Fiscal N.º 10.234/2024',
      expediente: '4107-12345/2026',
      funcionario: 'Cdra. María Eugenia Álvarez',
      cargo: 'Directora de Rentas',
    },
    fecha: fecha('2026-09-05'),
    confirmado: fecha('2026-09-07'),
    abogado: {
      codigo: 'A01',
      apellido: 'Bertolini',
      nombre: 'Juan Ignacio',
      matricula: 'Tº V Fº 321 CASN',
      cuitcuil: '20223334445',
      direccion: 'Mitre 215, San Nicolás',
      te: '336 442-0000',
      email: 'estudio@bertolini.example',
      horarios: 'lunes a viernes de 9 a 13',
    },
    firmante: {
      nombre: 'María González Peña',
      dni: '12345678',
      caracter: 'Titular',
      telefono: '3364420000',
      celular: '3364555555',
      email: 'maria@gonzalez.example',
      localidad: 'San Nicolás de los Arroyos',
      direccion: 'Av. Savio 1234, piso 3, depto. B',
    },
    titulos: [],
    deudas,
    capital: sumCentavos(deudas.map((d) => d.capital)),
    interes: sumCentavos(deudas.map((d) => d.interes)),
    total,
    totalEnLetras: enLetras(total),
    aPagar,
    aPagarEnLetras: enLetras(aPagar),
    honorarios,
    detalleDeOtrosGastos: 'cédulas y diligenciamientos',
    pago: samplePago(honorarios.total, 0),
    observaciones: '',
    caducidad: { cuotasImpagas: 2, diasTrasElUltimo: 90 },
    codigoVerificacion: 'K7QH2M9XWT4BR8DNPC3F',
    ...over,
  }
}

/** Adds to a sample agreement the data that its document prints since version 2. */
export const sampleConPapel = (
  datos: ConvenioDatos = sampleConvenio(),
  over: Partial<EntradaDePapel> = {},
): ConvenioDatos => {
  const papel = decidePapel({
    firma: datos.fecha,
    judicial: datos.honorarios.judicial,
    abogado: {
      codigo: datos.abogado.codigo,
      beneficiario: 'Estudio Bertolini y Asociados',
      cbu: '2850590940090418135201',
      personeria: '',
    },
    personeria: 'el Decreto N.º 120/2026',
    exigeCbu: true,
    firmante: { caracter: datos.firmante.caracter, representa: false, poder: '' },
    deudas: datos.deudas.map(({ recurso, imponible, contribuyente }) => ({
      nombre: `${recurso} ${imponible}`,
      contribuyente,
      documento: 'DNI 12.345.678',
      radicaciones: [
        {
          caratula: 'Municipalidad de San Nicolás c/ González Peña, María s/ apremio',
          expediente: '12345/2026',
          juzgado: 'Juzgado en lo Civil y Comercial N.º 2 de San Nicolás',
          titulo: '4321',
        },
      ],
    })),
    destinos: [],
    fijosDeJuicio: { bono: centavos(1_500_00), anticipo: centavos(2_500_50) },
    titulos: datos.titulos,
    pago: datos.pago,
    origenDeVencimientos: '',
    aPagar: datos.aPagar,
    honorarios: datos.honorarios.total,
    ...over,
  })
  if (!papel.ok) throw new Error(papel.motivos.map(({ mensaje }) => mensaje).join(' '))
  return {
    ...datos,
    deudas: datos.deudas.map((deuda) => ({
      ...deuda,
      periodos: deuda.periodos.map((periodo, i) => ({
        ...periodo,
        vencimiento: i === 0 ? null : fecha(`${periodo.anio}-06-10`),
      })),
    })),
    papel: papel.valor,
  }
}

const sinLoDeLaQuinta = ({
  destinos: _,
  representacion,
  ...papel
}: PapelDeConvenio): PapelDeConvenio => ({
  ...papel,
  representacion: representacion && { de: representacion.de, poder: representacion.poder },
})

/**
 * Changes a sample agreement to a version of the document. Leaves out the data that agreements of that version did not
 * have.
 */
export const enVersion = (
  datos: ConvenioDatos,
  version: PapelDeConvenio['version'],
): ConvenioDatos => {
  if (datos.papel === undefined) throw new Error('El convenio es de la versión 1')
  const { papel } = datos
  const { deIniciarse, ...sinLoDeLaSexta } = papel
  const suyo = version < 5 ? sinLoDeLaQuinta(sinLoDeLaSexta) : sinLoDeLaSexta
  return {
    ...datos,
    papel: { ...suyo, ...(version < 6 || !deIniciarse ? {} : { deIniciarse }), version },
  }
}
