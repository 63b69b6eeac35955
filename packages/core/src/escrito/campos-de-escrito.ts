import { numeroEnPapel } from '../carta/numero-de-carta.ts'
import { enumeratePeriodos } from '../deuda/format-periodos.ts'
import { addCentavos, type Centavos, subtractCentavos, sumCentavos } from '../dinero/centavos.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { formatFecha } from '../fecha/fecha.ts'
import { fechaEnLetras } from '../fecha/fecha-en-letras.ts'
import { formatCuit } from '../identificador/cuit.ts'
import { formatDocumento } from '../identificador/documento.ts'
import { nombreDeMunicipalidad } from '../parametro/nombre-de-municipalidad.ts'
import { applyPorcentaje } from '../parametro/porcentaje.ts'
import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { comparePeriodo, formatPeriodo } from '../titulo/periodo.ts'
import { separateSaldos } from '../titulo/separate-saldos.ts'
import { camposDeCuotaPagada, computeCamposDeConvenio } from './campos-de-convenio.ts'
import {
  camposDeLiquidado,
  computeCamposDeLiquidacion,
  liquidacionDeEscrito,
} from './campos-de-liquidacion.ts'
import type { DatosDeEscrito, PeriodoDeEscrito } from './datos-de-escrito.ts'
import { diaDeEscrito, importeConLetras } from './escribir-dato.ts'

const {
  campos: textosDeCampos,
  categorias,
  deDeuda: tDeuda,
  deImponible,
  deTitulos,
} = escritosJudiciales

type NombreDeCampo = keyof typeof textosDeCampos

/**
 * Groups of the fields of a court paper. The data of each group is entered in one place of the product. When a field
 * has no data, the message names that place.
 */
export const GRUPOS_DE_CAMPOS = [
  'hoy',
  'municipio',
  'deudor',
  'imponible',
  'recurso',
  'deuda',
  'titulo',
  'radicacion',
  'abogado',
  'carta',
  'convenio',
  'medida',
  'liquidacion',
] as const
export type GrupoDeCampos = (typeof GRUPOS_DE_CAMPOS)[number]

export interface CampoDeEscrito {
  readonly nombre: NombreDeCampo
  readonly que: string
  readonly ejemplo: string
  /**
   * Repeated section of a template in which the field may be used, such as 'periodos' (tax periods). '' for a field
   * that may be used anywhere.
   */
  readonly lista: ListaDeEscrito | ''
}

/**
 * Sections of a court paper template that are repeated. For example, the text between {#periodos} and {/periodos} is
 * written once for each tax period.
 */
export const LISTAS_DE_ESCRITO = ['periodos', 'titulos', 'deudores', 'pagos', 'liquidados'] as const
export type ListaDeEscrito = (typeof LISTAS_DE_ESCRITO)[number]

export const grupoDeLista = {
  periodos: 'deuda',
  titulos: 'titulo',
  deudores: 'deudor',
  pagos: 'convenio',
  liquidados: 'liquidacion',
} as const satisfies Readonly<Record<ListaDeEscrito, GrupoDeCampos>>

type Valores = Partial<Readonly<Record<NombreDeCampo, string>>>

/** Computes the debt that a court paper claims, with its tax periods in order. Null when no debt is left to claim. */
export const computeReclamo = ({ deuda }: Pick<DatosDeEscrito, 'deuda'>) => {
  const { reclamados, subtotal, aFavor } = separateSaldos(deuda?.periodos ?? [])
  const total = subtractCentavos(subtotal.total, aFavor)
  return total > 0
    ? { periodos: [...reclamados].sort(comparePeriodo), ...subtotal, aFavor, total }
    : null
}

const describeDeuda = ({
  capital,
  interes,
  aFavor,
  total,
}: Readonly<Record<'capital' | 'interes' | 'aFavor' | 'total', Centavos>>): string =>
  [
    interpolar(tDeuda.capital, { capital: formatPesos(capital), interes: formatPesos(interes) }),
    ...(aFavor > 0 ? [interpolar(tDeuda.saldoAFavor, { aFavor: formatPesos(aFavor) })] : []),
    interpolar(tDeuda.total, { total: formatPesos(total) }),
  ].join(' ')

const deDeuda = (datos: DatosDeEscrito): Record<string, string> => {
  const reclamo = computeReclamo(datos)
  // When the interest of one tax period is unknown, the capital and the interest of the whole debt are unknown too (ADR
  // 0108).
  const separado = reclamo?.periodos.some(({ sinSeparar }) => sinSeparar) ? null : reclamo
  const primero = reclamo?.periodos[0]
  const ultimo = reclamo?.periodos.at(-1)
  return {
    'deuda.desde': primero ? formatPeriodo(primero) : '',
    'deuda.hasta': ultimo ? formatPeriodo(ultimo) : '',
    'deuda.periodos': reclamo ? enumeratePeriodos(reclamo.periodos) : '',
    ...importeConLetras('deuda.capital', separado?.capital),
    ...importeConLetras('deuda.interes', separado?.interes),
    'deuda.saldoAFavor': reclamo ? formatPesos(reclamo.aFavor) : '',
    ...importeConLetras('deuda.total', reclamo?.total),
    'deuda.resumen': separado ? describeDeuda(separado) : '',
    'deuda.liquidadaAl': diaDeEscrito(reclamo && datos.deuda?.liquidadoAl),
  }
}

/**
 * Computes the fields about the amount of a court measure: the claim plus the budget for interest and costs (Ley 13.406
 * art. 6). `reclamo` is the sum of the executive titles, or today's debt without a title.
 */
const deMedida = (
  { presupuesto }: Pick<DatosDeEscrito, 'presupuesto'>,
  reclamo: Centavos | undefined,
): Record<string, string> => {
  const agregado =
    presupuesto !== null && reclamo !== undefined
      ? applyPorcentaje(reclamo, presupuesto)
      : undefined
  const total =
    agregado !== undefined && reclamo !== undefined ? addCentavos(reclamo, agregado) : undefined
  return {
    ...importeConLetras('medida.presupuesto', agregado),
    ...importeConLetras('medida.total', total),
  }
}

const deDeudor = ({
  nombre,
  documento,
  domicilio,
  domicilioElectronico,
  caracter,
}: DatosDeEscrito['deudores'][number]) => ({
  'deudor.nombre': nombre,
  'deudor.documento': formatDocumento(documento),
  'deudor.domicilio': domicilio,
  'deudor.domicilioElectronico': domicilioElectronico,
  'deudor.caracter': caracter,
})

/**
 * Describes the property or business of a case. '' for a real property without a partida (provincial number) or without
 * a cadastral designation, because the registers identify a property by its partida and its designation.
 */
const describeImponible = ({
  categoria,
  numero,
  partida,
  nomenclatura,
  ubicacion,
}: DatosDeEscrito['imponible']): string => {
  const sinRegistro = partida === '' || nomenclatura === ''
  if (numero === '' || (categoria === 'inmueble' && sinRegistro)) return ''
  return [
    interpolar(deImponible.numero, { clase: categorias[categoria], numero }),
    partida && interpolar(deImponible.partida, { partida }),
    nomenclatura && interpolar(deImponible.nomenclatura, { nomenclatura }),
    ubicacion && interpolar(deImponible.ubicacion, { ubicacion }),
  ]
    .filter(Boolean)
    .join(', ')
}

const deTitulo = (titulo: DatosDeEscrito['titulos'][number] | undefined) => ({
  'titulo.numero': titulo ? String(titulo.numero) : '',
  'titulo.fecha': diaDeEscrito(titulo?.fecha),
  ...importeConLetras('titulo.monto', titulo?.monto),
})

const enLista = new Intl.ListFormat('es', { type: 'conjunction' })

const describeTitulos = (titulos: DatosDeEscrito['titulos']): string => {
  const cada = titulos.map(({ numero, fecha }) =>
    interpolar(deTitulos.cada, { numero, fecha: formatFecha(fecha) }),
  )
  if (cada.length === 0) return ''
  const lista = enLista.format(cada)
  return interpolar(cada.length === 1 ? deTitulos.uno : deTitulos.varios, { lista })
}

const sumTitulos = (titulos: DatosDeEscrito['titulos']): Centavos | undefined =>
  titulos.length === 0 ? undefined : sumCentavos(titulos.map(({ monto }) => monto))

const dePeriodo = (periodo: PeriodoDeEscrito) => ({
  'periodo.nombre': formatPeriodo(periodo),
  'periodo.vencimiento': diaDeEscrito(periodo.vencimiento),
  'periodo.capital': periodo.sinSeparar ? '' : formatPesos(periodo.capital),
  'periodo.interes': periodo.sinSeparar ? '' : formatPesos(periodo.interes),
  'periodo.total': formatPesos(periodo.total),
})

export interface ValoresDeEscrito {
  readonly campos: Valores
  readonly listas: Readonly<Record<ListaDeEscrito, readonly Valores[]>>
}

const SIN_DEUDOR = {
  ...{ nombre: '', documento: '', domicilio: '', domicilioElectronico: '', caracter: '' },
}

/**
 * Computes every field of a court paper from the data of its case, '' for a field without data. Debtor fields are about
 * the chosen debtor, and title fields about the first executive title. A repeated section prints each debtor or title.
 */
export const computeValoresDeEscrito = (datos: DatosDeEscrito): ValoresDeEscrito => {
  const { hoy, municipio, imponible, recurso, radicacion, abogado, carta } = datos
  const titulos = [...datos.titulos].sort((a, b) => a.numero - b.numero)
  const campos = {
    'hoy.fecha': formatFecha(hoy),
    'hoy.enLetras': fechaEnLetras(hoy),
    'municipio.nombre': municipio.nombre && nombreDeMunicipalidad(municipio.nombre),
    'municipio.provincia': municipio.provincia,
    'municipio.cuit': formatCuit(municipio.cuit),
    ...deDeudor(datos.deudores[datos.destinatario] ?? SIN_DEUDOR),
    'imponible.clase': categorias[imponible.categoria],
    'imponible.numero': imponible.numero,
    'imponible.partida': imponible.partida,
    'imponible.nomenclatura': imponible.nomenclatura,
    'imponible.ubicacion': imponible.ubicacion,
    'imponible.identificacion': describeImponible(imponible),
    'recurso.codigo': recurso.codigo,
    'recurso.nombre': recurso.nombre,
    ...deDeuda(datos),
    ...deTitulo(titulos[0]),
    ...importeConLetras('titulo.total', sumTitulos(titulos)),
    'titulo.todos': describeTitulos(titulos),
    'radicacion.caratula': radicacion?.caratula ?? '',
    'radicacion.expediente': radicacion?.expediente ?? '',
    'radicacion.juzgado': radicacion?.juzgado ?? '',
    'radicacion.departamento': radicacion?.departamento ?? '',
    'radicacion.fecha': diaDeEscrito(radicacion?.fecha),
    'abogado.nombre': abogado.nombre,
    'abogado.matricula': abogado.matricula,
    'abogado.cuit': formatCuit(abogado.cuit),
    'abogado.domicilio': abogado.domicilio,
    'abogado.telefono': abogado.telefono,
    'abogado.email': abogado.email,
    'carta.numero': carta ? String(numeroEnPapel(carta.numero)) : '',
    'carta.fecha': diaDeEscrito(carta?.fecha),
    'carta.recibida': diaDeEscrito(carta?.recibida),
    ...computeCamposDeConvenio(datos),
    ...deMedida(datos, sumTitulos(titulos) ?? computeReclamo(datos)?.total),
    ...computeCamposDeLiquidacion(datos),
  }
  return {
    campos,
    listas: {
      periodos: (computeReclamo(datos)?.periodos ?? []).map(dePeriodo),
      titulos: titulos.map(deTitulo),
      deudores: datos.deudores.map(deDeudor),
      pagos: 'falta' in datos.convenio ? [] : datos.convenio.pagos.map(camposDeCuotaPagada),
      liquidados: (liquidacionDeEscrito(datos)?.periodos ?? []).map(camposDeLiquidado),
    },
  }
}

/**
 * Repeated section of a template in which a field must be used, by the first word of the field name. For example, the
 * field 'periodo.total' may be used only in the section 'periodos'.
 */
const SOLO_EN_LISTA: Readonly<Record<string, ListaDeEscrito>> = {
  periodo: 'periodos',
  pago: 'pagos',
  liquidado: 'liquidados',
}

const prefijoDe = (nombre: string): string => nombre.slice(0, nombre.indexOf('.'))

export const grupoDeCampo = (nombre: string): GrupoDeCampos => {
  const prefijo = prefijoDe(nombre)
  const lista = SOLO_EN_LISTA[prefijo]
  if (lista !== undefined) return grupoDeLista[lista]
  return GRUPOS_DE_CAMPOS.find((grupo) => grupo === prefijo) ?? 'deuda'
}

/** Catalogue of the fields that a template of court papers may use, in the order in which the screens list them. */
export const CAMPOS_DE_ESCRITO: readonly CampoDeEscrito[] = (
  Object.entries(textosDeCampos) as [NombreDeCampo, readonly [string, string]][]
).map(([nombre, [que, ejemplo]]) => ({
  ...{ nombre, que, ejemplo },
  lista: SOLO_EN_LISTA[prefijoDe(nombre)] ?? '',
}))

/**
 * Returns example values for a court paper: the example of each field, and one or two rows in each repeated section.
 */
export const computeEjemploDeEscrito = (): ValoresDeEscrito => {
  const campos: Record<string, string> = Object.fromEntries(
    CAMPOS_DE_ESCRITO.map(({ nombre, ejemplo }) => [nombre, ejemplo]),
  )
  return {
    campos,
    listas: {
      periodos: [campos, campos],
      titulos: [campos],
      deudores: [campos],
      pagos: [campos, campos],
      liquidados: [campos, campos],
    },
  }
}

/** Lists the fields, repeated sections and blocks of text as a person writes them in a template: '{deudor.nombre}'. */
export const listCamposParaMostrar = (): readonly {
  readonly campo: string
  readonly que: string
  readonly ejemplo: string
  readonly grupo: GrupoDeCampos
}[] => [
  ...CAMPOS_DE_ESCRITO.map(({ nombre, que, ejemplo }) => ({
    ...{ campo: `{${nombre}}`, que, ejemplo },
    grupo: grupoDeCampo(nombre),
  })),
  ...LISTAS_DE_ESCRITO.map((lista) => ({
    campo: `{#${lista}}…{/${lista}}`,
    que: escritosJudiciales.listas[lista],
    ejemplo: '',
    grupo: grupoDeLista[lista],
  })),
  { campo: '{bloque:nombre}', que: escritosJudiciales.bloque, ejemplo: '', grupo: 'hoy' },
]
