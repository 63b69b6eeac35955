import {
  attachCambios,
  type CategoriaDeEvaluacion,
  CLAVES_DE_MESA,
  claveDeMaximo,
  describeValorDeEtapa,
  type Fecha,
  fecha,
  fechaEnZona,
  findCategoriaDeMaximo,
  formatCentesimos,
  formatFecha,
  listVigencias,
  listVigenciasDeCambios,
  orderVigencias,
  textos,
  type ValorDeEtapa,
  type VigenciaConCambios,
} from '@apremia/core'
import { listFechasDeMesa } from '../casos/fechas-repo.ts'
import { describeFilaDeArancel } from '../convenios/arancel-escrito.ts'
import { type FilaDeArancel, listAranceles, listEstados } from '../convenios/listas-repo.ts'
import { loadTiposDeEtapa } from '../etapas/etapas-repo.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Db } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { readCambios } from './read-cambios-de-valor.ts'

const ofFecha = async (db: Db, clave: string, hoy: Fecha): Promise<VigenciaConCambios[]> => {
  if (!Object.hasOwn(CLAVES_DE_MESA, clave)) throw notFound()
  const filas = await listFechasDeMesa(db, clave)
  const texto = (valor: string): string => formatFecha(fecha(valor))
  const cambios = await readCambios<string>(
    db,
    { entidad: 'configuracion', id: clave },
    { de: (guardado) => (guardado as Record<string, string>)[clave], texto },
  )
  const vigencias = orderVigencias(filas, hoy)
  return attachCambios(
    vigencias.map((una) => ({ ...una, valor: texto(una.valor) })),
    cambios,
  )
}

const ofEtapa = async (db: Db, tipo: string): Promise<VigenciaConCambios[]> => {
  const etapa = (await loadTiposDeEtapa(db)).find(({ tpId }) => String(tpId) === tipo)
  if (etapa === undefined) throw notFound(textos.etapas.noExiste)
  const cambios = await readCambios<ValorDeEtapa>(
    db,
    { entidad: 'tipo-etapa', id: tipo },
    { de: (guardado) => guardado as ValorDeEtapa, texto: describeValorDeEtapa },
  )
  return listVigenciasDeCambios(describeValorDeEtapa(etapa), cambios)
}

const ofArancel = async (db: Db, id: string, hoy: Fecha): Promise<VigenciaConCambios[]> => {
  const estado = (await listEstados(db)).find((uno) => String(uno.id) === id)
  if (estado === undefined) throw notFound(textos.convenios.invalidos.deLista)
  const filas = (await listAranceles(db))
    .filter(({ estadoId }) => estadoId === estado.id)
    .map((fila) => ({ vigenteDesde: fila.vigenteDesde, valor: describeFilaDeArancel(fila) }))
  const cambios = await readCambios<FilaDeArancel>(
    db,
    { entidad: 'convenio-estado', id },
    { de: (guardado) => guardado as FilaDeArancel, texto: describeFilaDeArancel },
  )
  return attachCambios(orderVigencias(filas, hoy), cambios)
}

const ofMaximo = async (db: Db, categoria: string, hoy: Fecha): Promise<VigenciaConCambios[]> => {
  const clave = claveDeMaximo(categoria as CategoriaDeEvaluacion)
  if (findCategoriaDeMaximo(clave) === undefined) throw notFound()
  const texto = (valor: string): string => `${formatCentesimos(Math.round(Number(valor) * 100))} %`
  const cambios = await readCambios<{ readonly valor: string | null }>(
    db,
    { entidad: 'parametro', id: clave },
    {
      de: (guardado) => guardado as never,
      texto: ({ valor }) => (valor === null ? '' : texto(valor)),
    },
  )
  const vigencias = listVigencias(await listParametros(db), clave, hoy)
  return attachCambios(
    vigencias.map((una) => ({ ...una, valor: texto(una.valor) })),
    cambios,
  )
}

export const getVigencias: Handler<'getVigencias'> = ({ db, ahora }, { query: { cosa, id } }) => {
  const hoy = fechaEnZona(ahora())
  if (cosa === 'fecha') return ofFecha(db, id, hoy)
  if (cosa === 'etapa') return ofEtapa(db, id)
  return cosa === 'arancel' ? ofArancel(db, id, hoy) : ofMaximo(db, id, hoy)
}
