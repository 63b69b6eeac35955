import {
  avisosDePapel,
  type CargoLiquidado,
  CERO,
  type Centavos,
  decideDestinos,
  decidePapel,
  formatCbu,
  formatCentavos,
  formatFecha,
  parseCbu,
  versionDeConvenio,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  optionalDe,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'
import { writeDecision } from './write-salida.ts'

const readRadicacion = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      caratula: optionalDe(readTexto, 'Municipalidad c/ Paz, Ana s/ apremio'),
      expediente: optionalDe(readTexto, '12345/2026'),
      juzgado: optionalDe(readTexto, 'Juzgado Civil N.º 2'),
      titulo: optionalDe(readTexto, ''),
    },
    campo,
  )

const readDeuda = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      nombre: readTexto,
      contribuyente: optionalDe(readTexto, 'Paz, Ana'),
      documento: optionalDe(readTexto, ''),
      radicaciones: optionalDe(
        (lista, donde) => readListaDeEntrada(lista, readRadicacion, donde),
        [],
      ),
    },
    campo,
  )

const readTextos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

const UNA_DEUDA = [{ nombre: 'SS 58', contribuyente: 'Paz, Ana', documento: '', radicaciones: [] }]

const readMonto = optionalDe<Centavos>(readImporte, CERO)
const cargoDe = (monto: Centavos): CargoLiquidado => ({ base: CERO, porcentaje: '0', monto })

export const reglasDePapel = {
  'convenio/version': (entrada) => {
    const { filas, firma } = readObjeto(entrada, { filas: readFilasDeParametro, firma: readFecha })
    return versionDeConvenio(filas, firma)
  },
  'convenio/papel': (entrada) => {
    const { beneficiario, cbu, propia, caracter, representa, poder, contado, cuotas, ...pedido } =
      readObjeto(entrada, {
        firma: readFecha,
        judicial: optionalDe(readLogico, false),
        personeria: optionalDe(readTexto, 'el Decreto N.º 120/2026'),
        beneficiario: optionalDe(readTexto, 'Estudio Soto'),
        cbu: optionalDe(readTexto, ''),
        propia: optionalDe(readTexto, ''),
        exigeCbu: optionalDe(readLogico, true),
        caracter: optionalDe(readTexto, 'Titular'),
        representa: optionalDe(readLogico, false),
        poder: optionalDe(readTexto, ''),
        deudas: optionalDe(
          (lista, campo) => readListaDeEntrada(lista, readDeuda, campo),
          UNA_DEUDA,
        ),
        titulos: optionalDe(readTextos, []),
        contado: optionalDe<Centavos>(readImporte, CERO),
        cuotas: optionalDe(
          (lista, campo) => readListaDeEntrada(lista, readImporte, campo),
          [] as Centavos[],
        ),
        aPagar: optionalDe<Centavos>(readImporte, CERO),
        honorarios: optionalDe<Centavos>(readImporte, CERO),
      })
    const decision = decidePapel({
      ...pedido,
      abogado: { codigo: 'A01', beneficiario, cbu, personeria: propia },
      firmante: { caracter, representa, poder },
      pago: {
        forma: '',
        alContado: contado,
        cuotas: cuotas.map((monto, i) => ({ cuota: i + 1, monto })),
      },
      origenDeVencimientos: '',
      destinos: [],
      fijosDeJuicio: { bono: CERO, anticipo: CERO },
    })
    const avisos = avisosDePapel(pedido)
    return writeDecision(decision, (papel) => ({
      ...(avisos.length === 0 ? {} : { avisos: avisos.map(({ mensaje }) => mensaje) }),
      ...(propia === '' ? {} : { personeria: papel.personeria }),
      total: formatCentavos(papel.totalDelConvenio),
      ...(papel.pagosDeHonorarios.length === 0
        ? {}
        : {
            pagos: papel.pagosDeHonorarios.map(
              ({ cuota, monto, vencimiento }) =>
                `${cuota}: ${formatCentavos(monto)} el ${formatFecha(vencimiento)}`,
            ),
          }),
      ...(papel.representacion === null
        ? {}
        : {
            representa: papel.representacion.de.map((nombre, i) =>
              [nombre, papel.representacion?.documentos?.[i]].filter(Boolean).join(', '),
            ),
            poder: papel.representacion.poder,
          }),
      ...(papel.juicios.length === 0
        ? {}
        : {
            juicios: papel.juicios.map(
              ({ caratula, expediente, juzgado }) => `${caratula}, ${expediente}, ${juzgado}`,
            ),
          }),
    }))
  },
  'convenio/destinos': (entrada) => {
    const { filas, firma, beneficiario, judicial, gastos, ...montos } = readObjeto(entrada, {
      filas: readFilasDeParametro,
      firma: readFecha,
      beneficiario: optionalDe(readTexto, 'Estudio Soto'),
      judicial: optionalDe(readLogico, false),
      gastos: readMonto,
      aportes: readMonto,
      tasa: readMonto,
      sobretasa: readMonto,
      bono: readMonto,
      anticipo: readMonto,
    })
    const destinos = decideDestinos(
      {
        ...{ judicial, otrosGastos: gastos, bono: montos.bono, anticipo: montos.anticipo },
        aportes: cargoDe(montos.aportes),
        tasaDeJusticia: cargoDe(montos.tasa),
        sobretasa: cargoDe(montos.sobretasa),
      },
      filas,
      firma,
      beneficiario,
    )
    return destinos.map(({ cargo, monto, quien }) => `${cargo}: ${formatCentavos(monto)} ${quien}`)
  },
  'abogado/cbu': (entrada) => {
    const { cbu } = readObjeto(entrada, { cbu: readTexto })
    const leido = parseCbu(cbu)
    return leido === undefined ? 'no sirve' : formatCbu(leido).replace('\u00a0', ' ')
  },
} as const satisfies Record<string, Regla>
