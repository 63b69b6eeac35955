import { avisoDeImportesViejos } from '../deuda/vigencia-de-importes.ts'
import { CATEGORIAS_DE_EVALUACION } from '../evaluacion/cuentas.ts'
import { claveDeMaximo } from '../evaluacion/maximos-vigentes.ts'
import { formatFecha, partsOfFecha } from '../fecha/fecha.ts'
import { type ClaveDeParametro, PARAMETROS } from '../parametro/parametros.ts'
import { CLASES_DE_SITUACION, nombreDeSituacion } from '../situacion/clase-de-situacion.ts'
import { interpolar } from '../texto/interpolar.ts'
import { puestaEnMarcha } from '../texto/puesta-en-marcha.ts'
import { CLAVES_DE_TITULO } from '../titulo/check-municipio.ts'
import type { ClaveDePunto, EstadoDePunto } from './claves-de-punto.ts'
import type { HechosDeInstalacion } from './hechos-de-instalacion.ts'
import { GRUPOS_DE_PROPUESTAS, type GrupoDePropuestas } from './propuestas.ts'

interface Estado {
  readonly estado: EstadoDePunto
  readonly detalle: string
}

const t = puestaEnMarcha.detalles

const MAX_CODIGOS = 5

const listo = (detalle: string): Estado => ({ estado: 'listo', detalle })
const falta = (detalle: string): Estado => ({ estado: 'falta', detalle })
const aviso = (detalle: string): Estado => ({ estado: 'aviso', detalle })

const count = (n: number, textos: { readonly uno: string; readonly varios: string }): string =>
  n === 1 ? textos.uno : interpolar(textos.varios as '{n}', { n })

const nameAll = (claves: readonly ClaveDeParametro[]): string =>
  claves.map((clave) => PARAMETROS[clave].nombre).join(', ')

const sinValorDe = (
  { sinValor }: HechosDeInstalacion,
  claves: readonly ClaveDeParametro[],
): ClaveDeParametro[] => claves.filter((clave) => sinValor.includes(clave))

const countPropuestas = ({ propuestas }: HechosDeInstalacion, grupo: GrupoDePropuestas): number => {
  const claves: readonly ClaveDeParametro[] = GRUPOS_DE_PROPUESTAS[grupo]
  return propuestas.filter(({ clave }) => claves.includes(clave)).length
}

const ofGrupo = (hechos: HechosDeInstalacion, grupo: GrupoDePropuestas): Estado => {
  const n = countPropuestas(hechos, grupo)
  return n === 0 ? listo(t.decididos) : { estado: 'por-aceptar', detalle: count(n, t.propuestas) }
}

const listCodigos = (codigos: readonly string[]): string =>
  codigos.length <= MAX_CODIGOS
    ? codigos.join(', ')
    : interpolar(t.masOficinas, {
        codigos: codigos.slice(0, MAX_CODIGOS).join(', '),
        n: codigos.length - MAX_CODIGOS,
      })

const ofPersonas = ({ personas, jefatura }: HechosDeInstalacion): Estado => {
  if (personas <= 1) return falta(t.soloInstalador)
  const quienes = count(personas, t.personas)
  return jefatura ? listo(quienes) : aviso(`${quienes} ${t.sinJefatura}`)
}

const ofFirmante = (hechos: HechosDeInstalacion): Estado => {
  const claves = sinValorDe(hechos, CLAVES_DE_TITULO)
  return claves.length === 0
    ? listo(t.firmante)
    : falta(interpolar(t.falta, { nombres: nameAll(claves) }))
}

const MAX_RECURSOS = 3

const describeFundamento = ({ sinFundamento }: HechosDeInstalacion): string[] => {
  if (sinFundamento.length === 0) return []
  const partes = sinFundamento
    .slice(0, MAX_RECURSOS)
    .map(({ recurso, faltan }) => `${recurso}: ${faltan}`)
    .join('; ')
  const otros = sinFundamento.length - MAX_RECURSOS
  const faltan = otros > 0 ? interpolar(t.masRecursos, { partes, n: otros }) : partes
  return [interpolar(t.sinFundamento, { faltan })]
}

/**
 * Decides whether the setup of executive titles is complete. Version 2 of the title needs the decree that authorises
 * the signing officer, and the legal basis of each tax that lawyers collect.
 */
const ofTitulos = (hechos: HechosDeInstalacion): Estado => {
  if (hechos.versionDeTitulo === 1) return aviso(t.titulosVersion1)
  const sinDecreto = sinValorDe(hechos, ['titulo.decreto'])
  const faltas = [
    ...(sinDecreto.length === 0 ? [] : [interpolar(t.falta, { nombres: nameAll(sinDecreto) })]),
    ...describeFundamento(hechos),
  ]
  return faltas.length === 0 ? listo(t.fundamento) : falta(faltas.join(' '))
}

const ofNormas = (hechos: HechosDeInstalacion): Estado => {
  const estado = ofGrupo(hechos, 'normas')
  const sinOrdenanza = hechos.sinValor.includes('municipio.ordenanza')
  return estado.estado === 'listo' && sinOrdenanza ? aviso(t.sinOrdenanza) : estado
}

const ofAbogados = ({ abogados, jefatura }: HechosDeInstalacion): Estado => {
  if (abogados === 0) return falta(t.sinAbogados)
  if (abogados === 1 && jefatura) return aviso(t.soloJefatura)
  return listo(count(abogados, t.abogados))
}

const ofOficinas = ({ abogados, sinOficina }: HechosDeInstalacion): Estado => {
  if (abogados === 0) return falta(t.sinAbogados)
  if (sinOficina.length === 0) return listo(t.oficinas)
  const detalle = interpolar(t.sinOficina, { codigos: listCodigos(sinOficina) })
  return sinOficina.length < abogados ? aviso(detalle) : falta(detalle)
}

const ofConvenios = (hechos: HechosDeInstalacion): Estado => {
  if (hechos.versionDeConvenio === 1) return aviso(t.conveniosVersion1)
  const { abogados, sinBeneficiario } = hechos
  const sinTodos = sinValorDe(hechos, ['convenio.personeria']).length > 0
  const sinPersoneria = sinTodos ? hechos.sinPersoneria : []
  const faltas = [
    { texto: t.sinPersoneria, codigos: sinPersoneria },
    { texto: t.sinBeneficiario, codigos: sinBeneficiario },
    { texto: t.sinCbu, codigos: hechos.sinCbu },
  ].filter(({ codigos }) => codigos.length > 0)
  if (faltas.length === 0) return listo(t.convenios)
  const detalle = faltas
    .map(({ texto, codigos }) => interpolar(texto, { codigos: listCodigos(codigos) }))
    .join(' ')
  return [sinPersoneria, sinBeneficiario].some(({ length }) => length === abogados)
    ? falta(detalle)
    : aviso(detalle)
}

const ofSituaciones = ({ clasesDeSituacion }: HechosDeInstalacion): Estado => {
  const sin = CLASES_DE_SITUACION.filter(
    (clase) => clase !== 'otra' && !clasesDeSituacion.includes(clase),
  )
  return sin.length === 0
    ? listo(t.situaciones)
    : falta(interpolar(t.sinClase, { nombres: sin.map(nombreDeSituacion).join(', ') }))
}

const ofPadron = ({ inmuebles, comercios }: HechosDeInstalacion): Estado => {
  if (inmuebles && comercios) return listo(t.ambos)
  if (!inmuebles && !comercios) return falta(t.sinPadron)
  return listo(inmuebles ? t.inmuebles : t.comercios)
}

const ofDeuda = ({ deuda, liquidadoAl, hoy, diasDeVigencia }: HechosDeInstalacion): Estado => {
  if (!deuda) return falta(t.sinDeuda)
  if (liquidadoAl === null) return aviso(t.sinDia)
  const viejos = avisoDeImportesViejos({ liquidadoAl, hoy, dias: diasDeVigencia })
  return viejos === null
    ? listo(interpolar(t.importes, { dia: formatFecha(liquidadoAl) }))
    : aviso(interpolar(t.importesViejos, { viejos }))
}

const ofPlanes = (hechos: HechosDeInstalacion): Estado => {
  const tasas = sinValorDe(hechos, ['plan.tasaMensual.ABLT', 'plan.tasaMensual.SHANT'])
  const grupo = ofGrupo(hechos, 'planes')
  if (tasas.length === 0) return grupo
  const detalle = interpolar(t.falta, { nombres: nameAll(tasas) })
  return falta(grupo.estado === 'listo' ? detalle : `${detalle} ${grupo.detalle}`)
}

const ofEvaluaciones = (hechos: HechosDeInstalacion): Estado => {
  const claves = sinValorDe(hechos, CATEGORIAS_DE_EVALUACION.map(claveDeMaximo))
  return claves.length === 0
    ? listo(t.maximos)
    : falta(interpolar(t.falta, { nombres: nameAll(claves) }))
}

export const ESTADO_DE_PUNTO: Readonly<
  Record<ClaveDePunto, (hechos: HechosDeInstalacion) => Estado>
> = {
  identidad: ({ identidad: { tipo, emisor } }) =>
    tipo === 'demo' ? aviso(t.demo) : listo(interpolar(t[tipo], { emisor })),
  personas: ofPersonas,
  firmante: ofFirmante,
  normas: ofNormas,
  titulos: ofTitulos,
  abogados: ofAbogados,
  oficinas: ofOficinas,
  catalogos: ({ recursos, etapas }) =>
    recursos === 0 || etapas === 0
      ? falta(t.sinCatalogos)
      : listo(interpolar(t.catalogos, { recursos, etapas })),
  situaciones: ofSituaciones,
  padron: ofPadron,
  deuda: ofDeuda,
  planes: ofPlanes,
  honorarios: (hechos) => ofGrupo(hechos, 'honorarios'),
  plazos: (hechos) => ofGrupo(hechos, 'plazos'),
  convenios: ofConvenios,
  numeracion: ({ ultimoTitulo: n }) =>
    n === 0 ? aviso(t.sinTitulos) : listo(interpolar(t.ultimo, { n })),
  mesas: ({ fechaInicial, sinEvaluar }) =>
    fechaInicial === null || sinEvaluar === null ? falta(t.sinFechas) : listo(t.fechas),
  ferias: ({ feriaDeInvierno, hoy }) =>
    feriaDeInvierno
      ? listo(t.ferias)
      : aviso(interpolar(t.sinInvierno, { anio: partsOfFecha(hoy).year })),
  evaluaciones: ofEvaluaciones,
  calendario: ({ soloEnEstaMaquina }) =>
    soloEnEstaMaquina ? aviso(t.calendarioLocal) : listo(t.calendario),
  verificacion: ({ sinValor }) =>
    sinValor.includes('verificacion.direccion') ? aviso(t.sinVerificacion) : listo(t.verificacion),
}
