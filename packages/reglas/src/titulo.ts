import {
  buildTituloDatos,
  CATALOGO_INICIAL,
  checkDeudoresDeHoy,
  checkMunicipioDeTitulo,
  createMarcaDeRepetidas,
  decideEstadoFila,
  decideTituloFirmado,
  explainObservacion,
  FILAS_INICIALES,
  formatCentavos,
  formatFecha,
  formatPeriodo,
  fundamentosDe,
  type Motivo,
  NORMAS_INICIALES,
  normasVigentes,
  numerarFilas,
  parsePeriodo,
  reviewFilaBasica,
  selectPeriodos,
  separateSaldos,
  sumCentavos,
  type TipoDeObservacion,
  validateFilasProcesadas,
  validateFiltroDeTitulos,
  validateNumeroInicio,
  writeErrorDeFila,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readPeriodo,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'
import {
  readCategoria,
  readDeudas,
  readFilaARevisar,
  readFilaAValidar,
  readHechos,
  readOrdenanzas,
  readTituloDeArchivo,
  readVersionDeTitulo,
} from './read-titulo.ts'
import { Explicado, writeDecision, writeRechazo } from './write-salida.ts'

const readFilas = (valor: unknown, campo: string) =>
  readListaDeEntrada(valor, readFilaAValidar, campo)
const readPeriodos = (valor: unknown, campo: string) =>
  readListaDeEntrada(valor, readPeriodo, campo)

const readPersonas = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (una, donde) =>
      readObjeto(una, { nombre: readTexto, documento: optionalDe(readTexto, '') }, donde),
    campo,
  )

export const reglasDeTitulo = {
  'titulo/validar-inicio': (entrada) =>
    writeDecision(
      validateNumeroInicio(
        readObjeto(entrada, {
          texto: readTexto,
          ultimo: readEntero,
          cantidad: optionalDe(readEntero, 1),
          confirmaSalto: optionalDe(readLogico, false),
          motivoSalto: optionalDe(readTexto, ''),
        }),
      ),
      ({ inicio, fin, hueco }) => ({ inicio, fin, hueco }),
    ),
  'titulo/filtro': (entrada) => {
    const { hoy, ...filtro } = readObjeto(entrada, {
      desde: nullable(readFecha),
      hasta: nullable(readFecha),
      hoy: readFecha,
    })
    return validateFiltroDeTitulos(filtro, hoy).map(({ mensaje }) => mensaje)
  },
  'titulo/firmado': (entrada) => {
    const { valor, porque } = decideTituloFirmado(
      readObjeto(entrada, {
        titulo: optionalDe(readTituloDeArchivo, null),
        largo: readEntero,
        sha256: optionalDe(readTexto, 'bb'),
        soloFirma: optionalDe(readLogico, false),
        reemplazar: optionalDe(readLogico, false),
      }),
    )
    return new Explicado(valor, porque)
  },
  'titulo/leer-periodo': (entrada) => {
    const periodo = parsePeriodo(readTexto(entrada))
    return periodo === undefined ? null : formatPeriodo(periodo)
  },
  'titulo/seleccionar-periodos': (entrada) => {
    const { periodos, desde, hasta } = readObjeto(entrada, {
      periodos: readPeriodos,
      desde: nullable(readPeriodo),
      hasta: nullable(readPeriodo),
    })
    return selectPeriodos(periodos, desde, hasta).map(formatPeriodo)
  },
  /**
   * Separates the tax periods of an executive title: those in its table, and the credits in favour of the taxpayer,
   * which are discounted outside the table.
   */
  'titulo/separar-saldos': (entrada) => {
    const { periodos } = readObjeto(entrada, { periodos: readDeudas })
    const { reclamados, saldos, subtotal, aFavor } = separateSaldos(periodos)
    return {
      reclama: reclamados.map(formatPeriodo),
      ...(saldos.length === 0
        ? {}
        : { descuenta: saldos.map(formatPeriodo), aFavor: formatCentavos(aFavor) }),
      subtotal: formatCentavos(subtotal.total),
      total: formatCentavos(sumCentavos(periodos.map(({ total }) => total))),
    }
  },
  'titulo/estado-de-fila': (entrada) => {
    const { fila, categoria, liquidadoAl, ...hechos } = readHechos(entrada)
    const { fila: decidida } = decideEstadoFila(fila, hechos, {
      categoria,
      liquidadoAl,
      recursos: CATALOGO_INICIAL,
    })
    return {
      estado: decidida.estado,
      periodos: decidida.periodos.map(formatPeriodo),
      total: formatCentavos(decidida.total),
    }
  },
  'titulo/deudores-de-hoy': (entrada) => {
    const { planilla, hoy } = readObjeto(entrada, {
      planilla: readPersonas,
      hoy: optionalDe(readPersonas, undefined),
    })
    return checkDeudoresDeHoy(planilla, hoy).map(({ mensaje }) => mensaje)
  },
  'titulo/revisar-fila': (entrada) => {
    const { fila, categoria, liquidadoAl, ordenanza, version, ley, exigencias, tasas, ...hechos } =
      readFilaARevisar(entrada)
    const ordenanzas = new Map([[fila.recurso, hechos.ordenanzas]])
    const revisada = reviewFilaBasica(fila, hechos, {
      ...{ categoria, liquidadoAl, recursos: CATALOGO_INICIAL, municipio: { ordenanza } },
      ...{ ordenanzas, fundamentos: fundamentosDe(version, ordenanzas) },
      ...{ exigencias, tasas: new Map([[fila.recurso, tasas]]) },
    })
    const normas = { ...NORMAS_INICIALES, apremio: ley }
    const explain = (tipo: TipoDeObservacion) => (motivo: Motivo) => {
      const error = writeErrorDeFila('Títulos', revisada.fila, motivo)
      const { columna, mensaje, salida, norma } = explainObservacion(error, tipo, normas)
      return { columna, mensaje, salida, ...(norma === '' ? {} : { norma }) }
    }
    return {
      rechazos: revisada.rechazos.map(explain('rechazo')),
      avisos: revisada.avisos.map(explain('aviso')),
    }
  },
  'titulo/validar-filas': (entrada) => {
    const { version, ...planilla } = readObjeto(entrada, {
      ...{ categoria: readCategoria, filas: readFilas },
      version: optionalDe(readVersionDeTitulo, 1),
    })
    const validadas = validateFilasProcesadas({
      ...planilla,
      // The taxes of these test cases have no legal basis. Only version 2 of the executive title needs a legal basis,
      // and other test cases check it.
      fundamentos: fundamentosDe(version, new Map()),
      recursos: CATALOGO_INICIAL,
      hoja: 'Datos',
    })
    if (validadas.ok) return { aptas: validadas.filas.map((fila) => fila.fila) }
    return {
      rechaza: validadas.errores.map(({ fila, columna, mensaje }) =>
        [`fila ${fila}`, columna, mensaje].filter((parte) => parte !== '').join(', '),
      ),
    }
  },
  'titulo/marcar-repetidas': (entrada) => {
    const mark = createMarcaDeRepetidas()
    return readObjeto(entrada, { filas: readFilas }).filas.map(({ fila }) => {
      const { estado, periodos, total } = mark(fila)
      return `fila ${fila.fila}: ${estado}; ${periodos.length} períodos, ${formatCentavos(total)}`
    })
  },
  'titulo/numerar': (entrada) => {
    const { filas, inicio } = readObjeto(entrada, { filas: readFilas, inicio: readEntero })
    const numeradas = numerarFilas(
      filas.map(({ fila }) => fila),
      inicio,
    )
    return numeradas.map(({ numero, fila }) => `título ${numero}: fila ${fila.fila}`)
  },
  'titulo/datos-del-municipio': (entrada) => {
    const { version, ...municipio } = readObjeto(entrada, {
      nombre: optionalDe(readTexto, ''),
      provincia: optionalDe(readTexto, ''),
      lugar: optionalDe(readTexto, ''),
      ordenanza: optionalDe(readTexto, ''),
      expediente: optionalDe(readTexto, ''),
      funcionario: optionalDe(readTexto, ''),
      cargo: optionalDe(readTexto, ''),
      decreto: optionalDe(readTexto, ''),
      version: optionalDe(readVersionDeTitulo, 1),
    })
    const motivos = checkMunicipioDeTitulo(municipio, version)
    return motivos.length > 0 ? writeRechazo(motivos) : 'alcanza'
  },
  /**
   * Finds the laws that an executive title cites on a given day. The values are the initial parameters of the product
   * and the parameters that the test case gives.
   */
  'titulo/normas-citadas': (entrada) => {
    const { filas, fecha } = readObjeto(entrada, {
      filas: optionalDe(readFilasDeParametro, []),
      fecha: readFecha,
    })
    return { ...normasVigentes([...FILAS_INICIALES, ...filas], fecha) }
  },
  'titulo/armar-datos': (entrada) => {
    const lectores = {
      fila: readFilaAValidar,
      numero: readEntero,
      categoria: readCategoria,
      fechaEmision: readFecha,
      version: optionalDe(readVersionDeTitulo, 1),
      ordenanzas: optionalDe(readOrdenanzas, []),
    }
    const { fila, numero, categoria, fechaEmision, version, ordenanzas } = readObjeto(
      entrada,
      lectores,
    )
    const datos = buildTituloDatos(fila.fila, numero, {
      categoria,
      fechaEmision,
      codigoVerificacion: '',
      version,
      direccionPublica: '',
      recursos: CATALOGO_INICIAL,
      ordenanzas: new Map([[fila.fila.recurso, ordenanzas]]),
      municipio: {
        nombre: '',
        provincia: '',
        lugar: '',
        ordenanza: '',
        expediente: '',
        funcionario: '',
        cargo: '',
      },
    })
    return {
      numero: datos.numero,
      imponible: `${datos.categoria} ${datos.imponible}`,
      recurso: `${datos.recurso} - ${datos.recursoNombre}`,
      emision: formatFecha(datos.fechaEmision),
      liquidadoAl: formatFecha(datos.liquidadoAl),
      total: formatCentavos(datos.total),
      enLetras: datos.totalEnLetras,
      ...(datos.fundamento === undefined ? {} : { fundamento: { ...datos.fundamento } }),
    }
  },
} as const satisfies Record<string, Regla>
