import { formatCentavos, formatFecha, formatPesos, type TituloDatos } from '@apremia/core'

/**
 * Texts of an executive title, as pdfkit and react-pdf print them for comparison. The product prints the same texts
 * with more formatting.
 */
export interface Contenido {
  readonly municipio: string
  readonly provincia: string
  readonly titulo: string
  readonly fecha: string
  readonly certificacion: string
  readonly ficha: readonly (readonly [rotulo: string, valor: string])[]
  readonly cabeza: readonly string[]
  readonly filas: readonly (readonly string[])[]
  readonly totales: readonly string[]
  readonly son: string
  readonly cierre: string
  readonly firma: readonly string[]
  readonly pie: string
}

export const contenidoDe = (datos: TituloDatos): Contenido => {
  const { municipio } = datos
  const [deudor] = datos.deudores
  const nombre = deudor?.nombre ?? '—'
  return {
    municipio: `MUNICIPALIDAD DE ${municipio.nombre.toUpperCase()}`,
    provincia: `Provincia de ${municipio.provincia}`,
    titulo: `TÍTULO EJECUTIVO N.º ${datos.numero}`,
    fecha: `${municipio.lugar}, ${formatFecha(datos.fechaEmision)}`,
    certificacion:
      `Quien suscribe, ${municipio.funcionario}, ${municipio.cargo}, en ejercicio de las facultades que le ` +
      'otorgan la Ley Orgánica de las Municipalidades (Decreto-Ley 6.769/58) y las ordenanzas vigentes, ' +
      `certifica que, según los registros municipales, ${nombre} adeuda a la Municipalidad de ` +
      `${municipio.nombre} la suma de ${formatPesos(datos.total)}, líquida al ` +
      `${formatFecha(datos.liquidadoAl)}, en concepto de ${datos.recursoNombre} (recurso ${datos.recurso}), ` +
      `por los períodos que se detallan del inmueble N.º ${datos.imponible}.`,
    ficha: [
      ['Deudor', nombre],
      ['DNI/CUIT', deudor?.documento ?? '—'],
      ['Domicilio', datos.domicilio],
      ['Inmueble N.º', datos.imponible],
      ['Partida', datos.partida],
      ['Ubicación', datos.ubicacion],
      ['Nomenclatura', datos.nomenclatura],
      ['Recurso', `${datos.recurso} — ${datos.recursoNombre}`],
      ['Ordenanza', municipio.ordenanza],
      ['Expediente', municipio.expediente],
      ['Se entrega a', `${datos.abogadoCodigo} — ${datos.abogadoNombre}`],
    ],
    cabeza: ['Año', 'Cuota', 'Vencimiento', 'Capital', 'Interés', 'Total'],
    filas: datos.periodos.map((p) => [
      String(p.anio),
      String(p.cuota),
      p.vencimiento === null ? '—' : formatFecha(p.vencimiento),
      formatCentavos(p.capital),
      formatCentavos(p.interes),
      formatCentavos(p.total),
    ]),
    totales: [
      'TOTAL',
      '',
      '',
      formatCentavos(datos.capital),
      formatCentavos(datos.interes),
      formatCentavos(datos.total),
    ],
    son: `Son: ${datos.totalEnLetras}.`,
    cierre:
      'La deuda detallada es líquida y exigible y se encuentra impaga. Los intereses se calcularon hasta el ' +
      `${formatFecha(datos.liquidadoAl)}, sin perjuicio de los que se devenguen hasta el efectivo pago. Esta ` +
      'liquidación, expedida por funcionario autorizado, es título ejecutivo suficiente (Ley 13.406 de la ' +
      'Provincia de Buenos Aires, artículo 2, inciso 1) y se entrega para su cobro judicial a la ' +
      `representación letrada a cargo de ${datos.abogadoNombre} (código ${datos.abogadoCodigo}).`,
    firma: [municipio.funcionario.toUpperCase(), municipio.cargo],
    pie: `Título ejecutivo N.º ${datos.numero} · Código de verificación ${datos.codigoVerificacion}`,
  }
}

export const COLUMNAS = [
  { id: 'anio', width: 50, align: 'left' },
  { id: 'cuota', width: 45, align: 'left' },
  { id: 'vencimiento', width: 80, align: 'left' },
  { id: 'capital', width: 95, align: 'right' },
  { id: 'interes', width: 95, align: 'right' },
  { id: 'total', width: 94, align: 'right' },
] as const
export const MARGEN = 68
export const ANCHO = 595 - 2 * MARGEN
