import {
  buildCasoAEvaluar,
  CATEGORIAS_DE_EVALUACION,
  CUENTAS,
  type Cuentas,
  checkCarteraPorEvaluar,
  compareEnviada,
  computeResultado,
  computeScoring,
  decideCuentas,
  decideLapsoDeEvaluacion,
  describeCambiosDeResultado,
  findTenencia,
  formatFecha,
  historiaAl,
  inicioDeEvaluacion,
  inicioDeTrimestre,
  type Maximos,
  RESULTADOS_DE_EVALUACION,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { lectoresDeFechas, lectoresDeHistoria, readTiempo } from './read-caso.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision, writeRechazo, writeRespuesta } from './write-salida.ts'

const lapso = { desde: readFecha, hasta: readFecha }

const cero = optionalDe(readEntero, 0)
const lectoresDeCuentas = Object.fromEntries(CUENTAS.map((cuenta) => [cuenta, cero])) as Readonly<
  Record<keyof Cuentas, typeof cero>
>

const lectoresDeMaximos = Object.fromEntries(
  CATEGORIAS_DE_EVALUACION.map((categoria) => [categoria, cero]),
) as Readonly<Record<keyof Maximos, typeof cero>>

const readMaximos = (valor: unknown, campo: string): Maximos =>
  readObjeto(valor, lectoresDeMaximos, campo)

const lectoresDeNumeros = {
  ...Object.fromEntries(CUENTAS.map((cuenta) => [cuenta, nullable(readEntero)])),
  actuaciones: nullable(readEntero),
  maximo_faltantes: nullable(readEntero),
}

/** Reads the figures of an evaluation. `cuentas` has only the counts that the test case gives. */
const readNumeros = (valor: unknown, campo: string) => {
  const { actuaciones, maximo_faltantes, ...cuentas } = readObjeto(valor, lectoresDeNumeros, campo)
  const dichas = Object.entries(cuentas).filter(([, n]) => n !== null)
  return {
    actuaciones: actuaciones ?? null,
    maximos: maximo_faltantes === null ? {} : { faltantes: maximo_faltantes },
    cuentas: Object.fromEntries(dichas) as Partial<Cuentas>,
  }
}

export const reglasDeEvaluacion = {
  'evaluacion/cuentas': (entrada) => {
    const { desde, hasta, recibido, inicio, fechaInicial, sinEvaluar, ...historia } = readObjeto(
      entrada,
      {
        ...lapso,
        ...lectoresDeFechas,
        ...lectoresDeHistoria,
        recibido: nullable(readFecha),
        inicio: optionalDe(readTiempo, null),
      },
    )
    const caso = buildCasoAEvaluar(
      historiaAl(historia, hasta),
      { fechas: { fechaInicial, sinEvaluar }, inicio },
      recibido,
    )
    const respuesta = decideCuentas(caso, {
      ...{ desde, hasta, fechaInicial },
      inicio: inicioDeEvaluacion(inicio),
    })
    return writeRespuesta(respuesta, ({ cuentas }) => ({ cuentas, porque: respuesta.frase }))
  },
  'evaluacion/tenencia': (entrada) => {
    const { desde, hasta, ...hechos } = readObjeto(entrada, {
      ...lapso,
      deuda: nullable(readTexto),
      traspasos: optionalDe(
        (valor, campo) =>
          readListaDeEntrada(
            valor,
            (uno, c) => readObjeto(uno, { dia: readFecha, de: readTexto, a: readTexto }, c),
            campo,
          ),
        [],
      ),
      situaciones: optionalDe(
        (valor, campo) =>
          readListaDeEntrada(
            valor,
            (una, c) => readObjeto(una, { fecha: readFecha, legal: readTexto }, c),
            campo,
          ),
        [],
      ),
      actuacion: nullable(readTexto),
    })
    const { abogado, recibido } = findTenencia(hechos, { desde, hasta })
    return { abogado, recibido: recibido && formatFecha(recibido) }
  },
  'evaluacion/cambios': (entrada) => {
    const readResultado = readOpcion(RESULTADOS_DE_EVALUACION)
    const { previstas } = readObjeto(entrada, {
      previstas: (valor: unknown, campo: string) =>
        readListaDeEntrada(
          valor,
          (una, donde) => {
            const { anterior, ...prevista } = readObjeto(
              una,
              { nombre: readTexto, resultado: readResultado, anterior: nullable(readResultado) },
              donde,
            )
            return { ...prevista, anterior: anterior && { resultado: anterior } }
          },
          campo,
        ),
    })
    return describeCambiosDeResultado(previstas)
  },
  'evaluacion/resultado': (entrada) => {
    const { maximos, ...cuentas } = readObjeto(entrada, {
      ...lectoresDeCuentas,
      maximos: readMaximos,
    })
    const respuesta = computeResultado(cuentas, maximos)
    return writeRespuesta(respuesta, ({ resultado, partes }) => ({
      resultado,
      corregir: partes.map(({ aCorregir }) => aCorregir),
      porque: respuesta.frase,
    }))
  },
  'evaluacion/lapso': (entrada) => {
    const { desde, hasta, hoy } = readObjeto(entrada, {
      desde: nullable(readFecha),
      hasta: nullable(readFecha),
      hoy: readFecha,
    })
    return writeDecision(decideLapsoDeEvaluacion(desde, hasta, hoy), () => 'puede')
  },
  'evaluacion/cartera': (entrada) => {
    const { horas, sinRespuesta, rechazadas, vigencia } = readObjeto(entrada, {
      horas: nullable(readEntero),
      sinRespuesta: cero,
      rechazadas: cero,
      vigencia: readEntero,
    })
    const motivos = checkCarteraPorEvaluar({ horas, sinRespuesta, rechazadas }, vigencia)
    return motivos.length === 0 ? 'puede' : writeRechazo(motivos)
  },
  'evaluacion/trimestre': (entrada) =>
    formatFecha(inicioDeTrimestre(readObjeto(entrada, { dia: readFecha }).dia)),
  'evaluacion/scoring': (entrada) => {
    const { ultimo, aprobadas, total } = readObjeto(entrada, {
      ultimo: nullable(readOpcion(RESULTADOS_DE_EVALUACION)),
      aprobadas: readEntero,
      total: readEntero,
    })
    const respuesta = computeScoring(ultimo, aprobadas, total)
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'evaluacion/enviada': (entrada) => {
    const { enviada, propia } = readObjeto(entrada, {
      enviada: readNumeros,
      propia: readNumeros,
    })
    const ceros = (claves: readonly string[]) => Object.fromEntries(claves.map((c) => [c, 0]))
    return compareEnviada(enviada, {
      actuaciones: propia.actuaciones ?? 0,
      cuentas: { ...ceros(CUENTAS), ...propia.cuentas } as Cuentas,
      maximos: { ...ceros(CATEGORIAS_DE_EVALUACION), ...propia.maximos } as Maximos,
    }).map(({ mensaje }) => mensaje)
  },
} as const satisfies Record<string, Regla>
