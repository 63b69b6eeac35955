import {
  addCentavos,
  CATALOGO_INICIAL,
  CATEGORIAS,
  type Categoria,
  CERO,
  type Centavos,
  type Deudor,
  type DeudorMarcado,
  ESTADO_OK,
  type ExigenciasDeTitulo,
  type FilaAValidar,
  type FilaBasica,
  fecha,
  type HechosDeFila,
  MARCAS_DE_CONTRIBUYENTE,
  NORMAS_INICIALES,
  nombreDeRecurso,
  type OrdenanzaDeAnio,
  ordinalDePeriodo,
  type PeriodoConDeuda,
  type PeriodoEnConvenio,
  SIN_EXIGENCIAS,
  splitTotal,
  sumCentavos,
  type VersionDeTitulo,
} from '@apremia/core'
import {
  EntradaInvalida,
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readPeriodo,
  readTexto,
} from './read-entrada.ts'
import { readTasasEscritas } from './read-tasas-escritas.ts'

const textos = (valor: unknown, campo: string): string[] =>
  readListaDeEntrada(valor, readTexto, campo)
const HOY = fecha('2026-11-20')

export const readCategoria = (valor: unknown, campo: string): Categoria => {
  const hallada = CATEGORIAS.find((c) => c === valor)
  if (hallada === undefined) throw new EntradaInvalida(`${campo}: inmueble o comercio`)
  return hallada
}

export const readVersionDeTitulo = (valor: unknown, campo: string): VersionDeTitulo => {
  if (valor !== 1 && valor !== 2) throw new EntradaInvalida(`${campo}: 1 o 2`)
  return valor
}

const FILA_BASICA = {
  fila: optionalDe(readEntero, 2),
  imponible: readTexto,
  recurso: readTexto,
  abogado: readTexto,
  desde: nullable(readPeriodo),
  hasta: nullable(readPeriodo),
}

const readFilaBasica = (valor: unknown, campo: string): FilaBasica =>
  readObjeto(valor, FILA_BASICA, campo)

const readDeuda = (valor: unknown, campo: string): PeriodoConDeuda => {
  const leido = readObjeto(
    valor,
    {
      periodo: readPeriodo,
      vence: nullable(readFecha),
      capital: nullable(readImporte),
      interes: nullable(readImporte),
      total: nullable(readImporte),
      abogado: optionalDe(readTexto, ''),
      enPlan: optionalDe(readLogico, false),
    },
    campo,
  )
  const { capital, enPlan, abogado: legal, vence: vencimiento } = leido
  const interes = leido.interes ?? (capital === null ? null : CERO)
  const total = leido.total ?? addCentavos(capital ?? CERO, interes ?? CERO)
  const importes =
    capital !== null && interes !== null
      ? { capital, interes }
      : splitTotal({ capital, interes, total })
  return { ...leido.periodo, vencimiento, ...importes, total, legal, enPlan }
}

export const readDeudas = (valor: unknown, campo: string): PeriodoConDeuda[] =>
  readListaDeEntrada(valor, readDeuda, campo)

const readDeudores = (valor: unknown, campo: string): Deudor[] =>
  readListaDeEntrada(
    valor,
    (uno, donde) =>
      readObjeto(uno, { nombre: readTexto, documento: optionalDe(readTexto, '') }, donde),
    campo,
  )

const readImponible = (valor: unknown, campo: string): NonNullable<HechosDeFila['imponible']> => ({
  ...readObjeto(
    valor,
    {
      recursos: textos,
      deuda: readDeudas,
      deudores: optionalDe(readDeudores, [{ nombre: 'Gómez, Rita', documento: 'DNI 20111222' }]),
      domicilio: optionalDe(readTexto, 'Mitre 100'),
    },
    campo,
  ),
  caracter: '',
  ubicacion: '',
  nomenclatura: '',
  partida: '',
})

const readAbogado = (valor: unknown, campo: string): NonNullable<HechosDeFila['abogado']> =>
  readObjeto(
    valor,
    { nombre: optionalDe(readTexto, ''), baja: optionalDe(readLogico, false) },
    campo,
  )

const readEnConvenios = (valor: unknown, campo: string): PeriodoEnConvenio[] =>
  readListaDeEntrada(
    valor,
    (uno, donde) => {
      const { periodo, convenio } = readObjeto(
        uno,
        { periodo: readPeriodo, convenio: readTexto },
        donde,
      )
      return { ...periodo, convenio }
    },
    campo,
  )

export const readMarca = (valor: unknown, campo: string): DeudorMarcado['marca'] => {
  const hallada = MARCAS_DE_CONTRIBUYENTE.find((marca) => marca === valor)
  if (hallada === undefined)
    throw new EntradaInvalida(`${campo}: ${MARCAS_DE_CONTRIBUYENTE.join(', ')}`)
  return hallada
}

const readMarcados = (valor: unknown, campo: string): DeudorMarcado[] =>
  readListaDeEntrada(
    valor,
    (uno, donde) =>
      readObjeto(uno, { nombre: readTexto, marca: readMarca, desde: nullable(readFecha) }, donde),
    campo,
  )

const readCartas = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (una, donde) => {
      const { desde, hasta } = readObjeto(una, { desde: readPeriodo, hasta: readPeriodo }, donde)
      return { desde: ordinalDePeriodo(desde), hasta: ordinalDePeriodo(hasta) }
    },
    campo,
  )

const readExigencias = (valor: unknown, campo: string): ExigenciasDeTitulo => {
  const leidas = readObjeto(
    valor,
    {
      carta: optionalDe(readTexto, 'nada'),
      minimo: nullable(readImporte),
      bajoMinimo: optionalDe(readTexto, 'avisar'),
    },
    campo,
  )
  return leidas as ExigenciasDeTitulo
}

const HECHOS = {
  categoria: readCategoria,
  liquidadoAl: optionalDe(readFecha, HOY),
  fila: readFilaBasica,
  imponible: nullable(readImponible),
  abogado: nullable(readAbogado),
  enConvenio: optionalDe(readEnConvenios, []),
  prescriptos: optionalDe((v: unknown, c: string) => readListaDeEntrada(v, readPeriodo, c), []),
  marcados: optionalDe(readMarcados, []),
  cartas: optionalDe(readCartas, []),
}

export const readHechos = (entrada: unknown) => readObjeto(entrada, HECHOS)

export const readOrdenanzas = (valor: unknown, campo: string): OrdenanzaDeAnio[] =>
  readListaDeEntrada(
    valor,
    (una, donde) =>
      readObjeto(
        una,
        {
          ...{ anio: readEntero, ordenanza: readTexto },
          ...{ tributo: optionalDe(readTexto, ''), interes: optionalDe(readTexto, '') },
        },
        donde,
      ),
    campo,
  )

/**
 * Reads a workbook row to review before an executive title is made from it. By default, every tax has the same
 * ordinance, and the title cites the collection law of a new installation.
 */
export const readFilaARevisar = (entrada: unknown) =>
  readObjeto(entrada, {
    ...HECHOS,
    ordenanza: optionalDe(readTexto, 'Ordenanza 1.000'),
    ordenanzas: optionalDe(readOrdenanzas, []),
    tasas: optionalDe(readTasasEscritas, []),
    version: optionalDe(readVersionDeTitulo, 1),
    ley: optionalDe(readTexto, NORMAS_INICIALES.apremio),
    exigencias: optionalDe(readExigencias, SIN_EXIGENCIAS),
  })

/**
 * Reads a row of the workbook from which executive titles are made. An omitted field gets a valid value. For example,
 * ESTADO (status) is OK, and the total is the sum of the periods.
 */
export const readFilaAValidar = (valor: unknown, campo: string): FilaAValidar => {
  const leida = readObjeto(
    valor,
    {
      ...FILA_BASICA,
      estado: optionalDe(readTexto, ESTADO_OK),
      liquidadoAl: (v: unknown, c: string) => (v === undefined ? HOY : nullable(readFecha)(v, c)),
      periodos: optionalDe(readDeudas, []),
      capital: nullable(readImporte),
      interes: nullable(readImporte),
      total: nullable(readImporte),
      sello: optionalDe(readLogico, true),
      quien: (v: unknown, c: string) =>
        v === undefined ? { nombre: '', baja: false } : nullable(readAbogado)(v, c),
    },
    campo,
  )
  const { sello, quien, capital, interes, total, ...fila } = leida
  const sum = (parte: 'capital' | 'interes' | 'total'): Centavos =>
    sumCentavos(fila.periodos.map((p) => p[parte]))
  return {
    selloValido: sello,
    abogado: quien,
    fila: {
      ...fila,
      deudores: [],
      domicilio: '',
      ubicacion: '',
      nomenclatura: '',
      partida: '',
      recursoNombre: nombreDeRecurso(CATALOGO_INICIAL, fila.recurso),
      abogadoNombre: '',
      capital: capital ?? sum('capital'),
      interes: interes ?? sum('interes'),
      total: total ?? sum('total'),
      sello: '',
    },
  }
}

export const readTituloDeArchivo = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      numero: readEntero,
      largo: readEntero,
      anulado: optionalDe(readLogico, false),
      campoDeFirma: optionalDe(readLogico, true),
      firmado: optionalDe(nullable(readTexto), null),
    },
    campo,
  )
