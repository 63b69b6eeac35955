import {
  CERO,
  type Centavos,
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
      radicaciones: optionalDe(
        (lista, donde) => readListaDeEntrada(lista, readRadicacion, donde),
        [],
      ),
    },
    campo,
  )

const readTextos = (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo)

const UNA_DEUDA = [{ nombre: 'SS 58', contribuyente: 'Paz, Ana', radicaciones: [] }]

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
    })
    return writeDecision(decision, (papel) => ({
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
        : { representa: [...papel.representacion.de], poder: papel.representacion.poder }),
      ...(papel.juicios.length === 0
        ? {}
        : {
            juicios: papel.juicios.map(
              ({ caratula, expediente, juzgado }) => `${caratula}, ${expediente}, ${juzgado}`,
            ),
          }),
    }))
  },
  'abogado/cbu': (entrada) => {
    const { cbu } = readObjeto(entrada, { cbu: readTexto })
    const leido = parseCbu(cbu)
    return leido === undefined ? 'no sirve' : formatCbu(leido).replace('\u00a0', ' ')
  },
} as const satisfies Record<string, Regla>
