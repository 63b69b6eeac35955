import {
  type BloqueDeDeuda,
  CATALOGO_INICIAL,
  type Centavos,
  checkFiltroDePlanes,
  computePagoUnico,
  estadoDeCuota,
  formatCentavos,
  formatPeriodo,
  groupDeuda,
  type LineaDeDeuda,
  motivoDeImportesViejos,
  parsePorcentaje,
  scopeDeuda,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readRol } from './permiso.ts'
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
import { writeDecision, writeRechazo } from './write-salida.ts'

const readLinea = (valor: unknown, campo: string): LineaDeDeuda => {
  const { periodo, ...linea } = readObjeto(
    valor,
    {
      periodo: readPeriodo,
      vencimiento: nullable(readFecha),
      capital: nullable(readImporte),
      interes: nullable(readImporte),
      total: nullable(readImporte),
      legal: optionalDe(readTexto, ''),
      enPlan: optionalDe(readLogico, false),
    },
    campo,
  )
  return { ...linea, ...periodo }
}

const readLineas = (valor: unknown, campo: string) => readListaDeEntrada(valor, readLinea, campo)

const readReduccion = (valor: unknown, campo: string) => {
  const reduccion = parsePorcentaje(readTexto(valor, campo))
  if (reduccion === undefined) throw new EntradaInvalida(`${campo}: no es un porcentaje`)
  return reduccion
}

/** Formats an amount. An unknown amount is '—', as on the screen (D110). */
const writeImporte = (importe: Centavos | null): string =>
  importe === null ? '—' : formatCentavos(importe)

const writeBloque = ({ deudas, total }: BloqueDeDeuda<LineaDeDeuda>) => ({
  deudas: deudas.map(
    ({ anio, periodos, monto }) => `${anio}: ${periodos.join(', ')} = ${writeImporte(monto)}`,
  ),
  total: writeImporte(total),
})

export const reglasDeDeuda = {
  'deuda/agrupar': (entrada) => {
    const { enGestion, fueraDeGestion, enPlan } = groupDeuda(readLineas(entrada, 'entrada'))
    return {
      en_gestion: writeBloque(enGestion),
      fuera_gestion: writeBloque(fueraDeGestion),
      en_plan: writeBloque(enPlan),
    }
  },
  'deuda/alcance': (entrada) => {
    const { lineas, ...principal } = readObjeto(entrada, {
      rol: readRol,
      abogado: optionalDe(readTexto, ''),
      lineas: readLineas,
    })
    const { visibles, otros } = scopeDeuda({ ...principal, permisos: [] }, lineas)
    return { ve: visibles.map(formatPeriodo), otros }
  },
  'deuda/pago-unico': (entrada) => {
    const { recurso, lineas, reduccion } = readObjeto(entrada, {
      recurso: readTexto,
      lineas: readLineas,
      reduccion: readReduccion,
    })
    return writeDecision(
      computePagoUnico(CATALOGO_INICIAL, recurso, lineas, reduccion),
      (pago) => ({
        total: formatCentavos(pago.total),
        interes: formatCentavos(pago.interes),
        descuento: formatCentavos(pago.descuento),
        importe: formatCentavos(pago.importe),
      }),
    )
  },
  'deuda/estado-de-cuota': (entrada) => {
    const { hoy, ...cuota } = readObjeto(entrada, {
      vencimiento: nullable(readFecha),
      cobranza: nullable(readFecha),
      hoy: readFecha,
    })
    return estadoDeCuota(cuota, hoy)
  },
  'deuda/vigencia': (entrada) => {
    const { que, ...importes } = readObjeto(entrada, {
      que: optionalDe(readTexto, '1106 AB'),
      liquidadoAl: readFecha,
      hoy: readFecha,
      dias: readEntero,
    })
    const motivo = motivoDeImportesViejos(que, 'imponibles', importes)
    return motivo === null ? 'valen' : writeRechazo([motivo])
  },
  'deuda/filtro-de-planes': (entrada) => {
    const texto = optionalDe(readTexto, '')
    const filtro = readObjeto(entrada, {
      plan: texto,
      imponible: texto,
      recurso: texto,
      contribuyente: texto,
      estado: texto,
    })
    const motivos = checkFiltroDePlanes(filtro)
    return motivos.length > 0 ? writeRechazo(motivos) : 'se busca'
  },
} as const satisfies Record<string, Regla>
