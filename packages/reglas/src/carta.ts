import {
  type AcuseTecleado,
  type BorradorDeCarta,
  CALENDARIO_NACIONAL,
  CATALOGO_INICIAL,
  type CartasDecididas,
  type DestinatariosDeCarta,
  decideAcuses,
  decideAnulacionDeCarta,
  decideCartas,
  decideRetiroDeCartas,
  describeIntimacion,
  describeRepetida,
  fecha,
  finDeIntimacion,
  finDeLaCarta,
  findCartasRepetidas,
  formatCentavos,
  formatFecha,
  formatPeriodo,
  type OficinaDeAbogado,
  readLecturasDeCarta,
  sortParaReparto,
  splitTotal,
  type VencimientoDeCarta,
  validateAcuse,
  vencimientoDeCarta,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readCalendarioHabil } from './dia-inhabil.ts'
import { readRol } from './permiso.ts'
import {
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
import { readRadicaciones } from './read-filas-de-actuaciones.ts'
import { readCategoria } from './read-titulo.ts'
import { writeDecision } from './write-salida.ts'

const HOY = fecha('2026-11-20')
const VENCE = fecha('2026-12-10')
const texto = optionalDe(readTexto, '')

const readQuien = (valor: unknown, campo: string) => ({
  ...readObjeto(valor, { rol: readRol, abogado: texto }, campo),
  permisos: [],
})

const readLinea = (valor: unknown, campo: string) => {
  const { periodo, ...linea } = readObjeto(
    valor,
    {
      periodo: readPeriodo,
      capital: nullable(readImporte),
      interes: nullable(readImporte),
      total: readImporte,
      legal: texto,
      enPlan: optionalDe(readLogico, false),
    },
    campo,
  )
  return { ...linea, ...splitTotal(linea), ...periodo, vencimiento: null }
}

const readDeudor = (valor: unknown, campo: string) =>
  readObjeto(valor, { nombre: texto, documento: texto, caracter: texto, domicilio: texto }, campo)

const readHechos = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      deudores: optionalDe(
        (v: unknown, c: string) => readListaDeEntrada(v, readDeudor, c),
        [{ nombre: 'Paz, Ana', documento: 'DNI 20.000.001', caracter: '', domicilio: '' }],
      ),
      caracter: optionalDe(readTexto, 'propietario'),
      domicilio: optionalDe(readTexto, 'Mitre 1, (2900) San Nicolás'),
      ubicacion: texto,
      deuda: (v: unknown, c: string) => readListaDeEntrada(v, readLinea, c),
    },
    campo,
  )

/**
 * Reads a tax period that is already in a payment agreement: '2026/01 A02-000003'. Without a number, the agreement is
 * A01-000007, because most test cases need no particular agreement.
 */
const readRetenido = (valor: unknown, campo: string) => {
  const [periodo, convenio = 'A01-000007'] = readTexto(valor, campo).split(' ')
  return { ...readPeriodo(periodo, campo), convenio }
}

const readCaso = (valor: unknown, campo: string) =>
  readObjeto(
    valor,
    {
      imponible: readTexto,
      recurso: optionalDe(readTexto, 'AB'),
      hechos: nullable(readHechos),
      liquidadoAl: optionalDe(readFecha, HOY),
      enConvenio: optionalDe((v: unknown, c: string) => readListaDeEntrada(v, readRetenido, c), []),
      radicaciones: optionalDe(readRadicaciones, []),
    },
    campo,
  )

const readDestinatarios = (valor: unknown, campo: string): DestinatariosDeCarta =>
  readTexto(valor, campo) === 'todos' ? 'todos' : 'primero'

const readOficina = (valor: unknown, campo: string): OficinaDeAbogado =>
  readObjeto(
    valor,
    {
      codigo: readTexto,
      nombre: optionalDe(readTexto, 'Sosa, Eva'),
      matricula: optionalDe(readTexto, 'T° I F° 2'),
      direccion: optionalDe(readTexto, 'Sarmiento 10'),
      horarios: optionalDe(readTexto, '9 a 13'),
      te: optionalDe(readTexto, '336 4000000'),
    },
    campo,
  )

const readMunicipio = (valor: unknown, campo: string): BorradorDeCarta['municipio'] =>
  readObjeto(
    valor,
    { nombre: texto, provincia: optionalDe(readTexto, 'Buenos Aires'), lugar: texto },
    campo,
  )

const RAMALLO = { nombre: 'Ramallo', provincia: 'Buenos Aires', lugar: 'Ramallo' }

const writeCarta = ({ deudor, abogado, imponibles, ...carta }: BorradorDeCarta) => ({
  a: [deudor.nombre, ...deudor.caracteres].join(', '),
  en: deudor.domicilio,
  ...(deudor.otros.length > 0
    ? {
        y: deudor.otros.map((otro) =>
          typeof otro === 'string'
            ? otro
            : [otro.nombre, otro.documento, otro.domicilio].filter(Boolean).join(', '),
        ),
      }
    : {}),
  abogado: abogado.codigo,
  por: imponibles.map(({ imponible, recurso, desde, hasta, cuotas, total }) => {
    const lapso = `${formatPeriodo(desde)} a ${formatPeriodo(hasta)} (${cuotas})`
    return `${imponible} ${recurso}: ${lapso} = ${formatCentavos(total)}`
  }),
  total: [carta.capital, carta.interes, carta.total]
    .map(formatCentavos)
    .join(' + ')
    .replace(/ \+ (?=[^+]*$)/, ' = '),
})

const writeImpedidas = ({ impedimentos, listos, listas }: CartasDecididas) => ({
  falta: impedimentos.map(({ mensaje }) => mensaje),
  listos: listos.map(({ imponible, recurso }) => `${imponible} ${recurso}`),
  listas,
})

const writeVencimiento = ({ fecha: dia, avisos }: VencimientoDeCarta) => ({
  fecha: formatFecha(dia),
  ...(avisos.length > 0 ? { avisa: avisos } : {}),
})

const ACUSE = [
  'medio',
  'pieza',
  'resultado',
  'fecha',
  'hora',
  'receptor',
  'dni',
  'vinculo',
  'notificador',
  'motivo',
] as const satisfies readonly (keyof AcuseTecleado)[]

/** Data of an acknowledgement of receipt of a letter that the notifier fixed to the door. The date is not included. */
const FIJADA = {
  ...{ medio: 'cedula', pieza: '', resultado: 'fijada', hora: '', receptor: '', dni: '' },
  ...{ vinculo: '', notificador: '', motivo: '' },
}

const lectoresDeAcuse = Object.fromEntries(ACUSE.map((campo) => [campo, texto])) as Record<
  keyof AcuseTecleado,
  typeof texto
>

const no = optionalDe(readLogico, false)

const lectoresDeAnulacion = { numero: readEntero, anulada: no, conAcuse: no }

const intimadoDe = (clase: 'inmueble' | 'comercio') => (nombre: string) => {
  const [imponible = '', recurso = ''] = nombre.split(' ')
  return { clase, imponible, recurso }
}

const readCartaDeHoy = (valor: unknown, campo: string) => {
  const { por, clase, nombre, documento, ...carta } = readObjeto(
    valor,
    {
      numero: readEntero,
      abogado: optionalDe(readTexto, 'A01'),
      nombre: optionalDe(readTexto, 'Paz, Ana'),
      documento: optionalDe(readTexto, 'DNI 1'),
      clase: optionalDe(readCategoria, 'inmueble'),
      por: (v: unknown, c: string) => readListaDeEntrada(v, readTexto, c),
    },
    campo,
  )
  const deudor = { nombre, documento, domicilio: '' }
  return { ...carta, deudor, imponibles: por.map(intimadoDe(clase)) }
}

export const reglasDeCarta = {
  'carta/repetidas': (entrada) => {
    const { deudor, imponibles } = readCartaDeHoy({ numero: 9, por: ['7 AB'] }, 'sale')
    const sale = { deudor, imponibles, abogado: { codigo: 'A01' } }
    return findCartasRepetidas([sale], readListaDeEntrada(entrada, readCartaDeHoy)).map(
      describeRepetida,
    )
  },
  'carta/anular': (entrada) =>
    writeDecision(
      decideAnulacionDeCarta(readObjeto(entrada, lectoresDeAnulacion)),
      (numero) => numero,
    ),
  'carta/retirar': (entrada) =>
    writeDecision(
      decideRetiroDeCartas(
        readListaDeEntrada(entrada, (una, campo) =>
          readObjeto(
            una,
            {
              ...lectoresDeAnulacion,
              imponibles: readEntero,
              retirados: optionalDe(readEntero, 1),
            },
            campo,
          ),
        ),
      ),
      (retiros) =>
        retiros.map(({ numero, anula }) => `${anula ? 'anula la' : 'retira de la'} ${numero}`),
    ),
  'carta/vencimiento': (entrada) => {
    const { actual, siguiente, propuesto } = vencimientoDeCarta(
      readFecha(entrada),
      CALENDARIO_NACIONAL,
    )
    return {
      ...writeVencimiento(actual),
      ...(siguiente === null ? {} : { ofrece: writeVencimiento(siguiente), propone: propuesto }),
    }
  },
  'carta/fin-de-intimacion': (entrada) => {
    const { recibida, calendario } = readObjeto(entrada, {
      ...{ recibida: readFecha, calendario: readCalendarioHabil },
    })
    const fin = formatFecha(finDeIntimacion(recibida, calendario))
    return `${fin}. ${describeIntimacion(recibida, calendario)}`
  },
  'carta/reparto': (entrada) =>
    sortParaReparto(
      readListaDeEntrada(entrada, (uno, campo) => ({
        deudor: readObjeto(uno, { domicilio: readTexto, nombre: texto }, campo),
      })),
    ).map(({ deudor }) => [deudor.domicilio, deudor.nombre].filter(Boolean).join(' · ')),
  'carta/decidir': (entrada) => {
    const { quien, casos, oficinas, clase, municipio, motivo, destinatarios } = readObjeto(
      entrada,
      {
        quien: readQuien,
        motivo: texto,
        destinatarios: optionalDe(readDestinatarios, 'primero'),
        clase: optionalDe(readCategoria, 'inmueble'),
        casos: (valor: unknown, campo: string) => readListaDeEntrada(valor, readCaso, campo),
        oficinas: optionalDe(
          (valor: unknown, campo: string) => readListaDeEntrada(valor, readOficina, campo),
          [
            readOficina({ codigo: 'A01' }, 'oficina'),
            readOficina({ codigo: 'A02', nombre: 'Ríos, Leo' }, 'oficina'),
          ],
        ),
        municipio: optionalDe(readMunicipio, RAMALLO),
      },
    )
    const contexto = {
      clase,
      fecha: HOY,
      vence: VENCE,
      ...{ motivo, destinatarios },
      diasDeVigencia: 10,
      municipio,
      recursos: CATALOGO_INICIAL,
      oficinas: new Map(oficinas.map((oficina) => [oficina.codigo, oficina])),
    }
    return writeDecision(decideCartas(quien, casos, contexto), (decididas) => ({
      cartas: decididas.cartas.map(writeCarta),
      ...(decididas.impedimentos.length > 0 ? writeImpedidas(decididas) : {}),
      ...(decididas.forzados.length > 0 ? { forzados: [...decididas.forzados] } : {}),
    }))
  },
  'carta/acuse': (entrada) => {
    const { carta, hoy, ...tecleado } = readObjeto(entrada, {
      ...lectoresDeAcuse,
      carta: optionalDe(readFecha, HOY),
      hoy: optionalDe(readFecha, VENCE),
    })
    return writeDecision(validateAcuse(tecleado, { carta, hoy }), (acuse) => {
      const fin = finDeLaCarta(acuse, CALENDARIO_NACIONAL)
      return {
        guarda: Object.fromEntries(Object.entries(acuse).filter(([, valor]) => valor !== '')),
        termina: fin === null ? null : formatFecha(fin),
      }
    })
  },
  'carta/numeros': (entrada) =>
    writeDecision(readLecturasDeCarta(readTexto(entrada, 'entrada')), ({ numeros, codigos }) => [
      ...numeros,
      ...codigos,
    ]),
  'carta/acuses': (entrada) => {
    const pedidos = readListaDeEntrada(entrada, (uno, campo) => ({
      ...readObjeto(
        uno,
        { numero: readEntero, correccion: texto, fecha: optionalDe(readTexto, VENCE) },
        campo,
      ),
      ...FIJADA,
    }))
    const cartas = new Map(
      pedidos.map(({ numero }) => [
        numero,
        { fecha: HOY, anotada: numero === 7, anulada: numero === 8 },
      ]),
    )
    return writeDecision(decideAcuses(pedidos, cartas, VENCE), (acuses) =>
      acuses.map(({ numero }) => numero),
    )
  },
} as const satisfies Record<string, Regla>
