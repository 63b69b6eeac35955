import {
  ABOGADO_JEFE,
  CLAVES_DE_PARAMETRO,
  type ClaseDeSituacion,
  completeFilas,
  describeSinFundamento,
  exigeCbu,
  type Fecha,
  fechaEnZona,
  feriasJudiciales,
  findPropuestas,
  fundamentosDe,
  type HechosDeInstalacion,
  type ParametroGuardado,
  parametroVigente,
  parseFecha,
  partsOfFecha,
  type VersionDeTitulo,
  valorDeParametro,
  versionDeConvenio,
  versionDeTitulo,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { readFechasDeMesa } from '../casos/fechas-repo.ts'
import { listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { isLoopbackUrl } from '../platform/loopback.ts'
import type { Services } from '../platform/services.ts'
import { loadOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { findUltimo } from '../titulos/numeracion.ts'

interface Cuentas extends Record<string, unknown> {
  readonly personas: number
  readonly jefatura: boolean
  readonly abogados: number
  readonly sin_oficina: readonly string[]
  readonly sin_beneficiario: readonly string[]
  readonly sin_cbu: readonly string[]
  readonly sin_personeria: readonly string[]
  readonly recursos: number
  readonly etapas: number
  readonly clases: readonly ClaseDeSituacion[]
  readonly inmuebles: boolean
  readonly comercios: boolean
  readonly deuda: boolean
}

const countAll = async (db: Queryable): Promise<Cuentas> => {
  const { rows } = await db.execute<Cuentas>(sql`
    select
      (select count(*)::integer from usuario where rol <> 'servicio' and not baja) as personas,
      exists (select from abogado where codexterno = ${ABOGADO_JEFE} and not baja) as jefatura,
      (select count(*)::integer from abogado where not baja) as abogados,
      array(select codexterno from abogado where not baja
        and '' in (trim(direccion), trim(horarios), trim(te), trim(matricula))
        order by codexterno) as sin_oficina,
      array(select codexterno from abogado where not baja and trim(beneficiario) = ''
        order by codexterno) as sin_beneficiario,
      array(select codexterno from abogado where not baja and cbu = ''
        order by codexterno) as sin_cbu,
      array(select codexterno from abogado where not baja and trim(personeria) = ''
        order by codexterno) as sin_personeria,
      (select count(*)::integer from recurso where activo) as recursos,
      (select count(*)::integer from tipo_etapa) as etapas,
      array(select distinct clase from situacion) as clases,
      exists (select from inmueble) as inmuebles,
      exists (select from comercio) as comercios,
      exists (select from deuda where legal <> '' and estado = 'PENDIENTE') as deuda`)
  const [row] = rows
  if (row === undefined) throw new Error('La consulta de la instalación no contestó')
  return row
}

const findSinFundamento = async (
  db: Queryable,
  version: VersionDeTitulo,
): Promise<HechosDeInstalacion['sinFundamento']> => {
  const fundamentos = fundamentosDe(version, await loadOrdenanzas(db))
  if (fundamentos === undefined) return []
  const { rows } = await db.execute<{ recurso: string; anios: number[] }>(sql`
    select recurso, array_agg(distinct anio order by anio) as anios from deuda
    where legal <> '' and estado = 'PENDIENTE' and total > 0
    group by recurso order by recurso`)
  return rows.flatMap(({ recurso, anios }) => {
    const faltan = describeSinFundamento(anios, fundamentos.get(recurso) ?? [])
    return faltan === '' ? [] : [{ recurso, faltan }]
  })
}

const isInvierno = (hoy: Fecha, dia: Fecha): boolean => {
  const { year, month } = partsOfFecha(dia)
  return year === partsOfFecha(hoy).year && month >= 6 && month <= 8
}

const readValores = (
  guardadas: readonly (ParametroGuardado & { readonly valor: string })[],
  hoy: Fecha,
): Pick<
  HechosDeInstalacion,
  | 'propuestas'
  | 'sinValor'
  | 'liquidadoAl'
  | 'diasDeVigencia'
  | 'feriaDeInvierno'
  | 'versionDeConvenio'
  | 'versionDeTitulo'
> => {
  const filas = completeFilas(guardadas)
  const dia = guardadas
    .filter(({ clave, vigenteDesde }) => clave === 'registro.liquidadoAl' && vigenteDesde <= hoy)
    .sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? 1 : -1))[0]
  return {
    propuestas: findPropuestas(guardadas, hoy),
    sinValor: CLAVES_DE_PARAMETRO.filter(
      (clave) => (parametroVigente(filas, clave, hoy)?.valor ?? '') === '',
    ),
    liquidadoAl: parseFecha(dia?.valor ?? '') ?? null,
    diasDeVigencia: valorDeParametro(filas, 'deuda.diasDeVigencia', hoy),
    versionDeConvenio: versionDeConvenio(filas, hoy),
    versionDeTitulo: versionDeTitulo(filas, hoy),
    feriaDeInvierno: feriasJudiciales(filas).some(({ desde }) => isInvierno(hoy, desde)),
  }
}

const identidadDe = ({ identidad, publicUrl }: Config): HechosDeInstalacion['identidad'] => {
  if (identidad.tipo === 'demo') return { tipo: 'demo', emisor: publicUrl }
  return { tipo: identidad.tipo === 'oidc' ? 'openid' : 'tokens', emisor: identidad.emisor }
}

export const loadHechos = async ({
  db,
  config,
  ahora,
}: Pick<Services, 'db' | 'config' | 'ahora'>): Promise<HechosDeInstalacion> => {
  const hoy = fechaEnZona(ahora())
  const {
    sin_oficina: sinOficina,
    sin_beneficiario: sinBeneficiario,
    sin_cbu: sinCbu,
    sin_personeria: sinPersoneria,
    clases,
    ...cuentas
  } = await countAll(db)
  const guardadas = await listParametrosGuardados(db)
  const valores = readValores(guardadas, hoy)
  return {
    ...cuentas,
    hoy,
    sinOficina,
    sinBeneficiario,
    sinCbu: exigeCbu(completeFilas(guardadas), hoy) ? sinCbu : [],
    sinPersoneria,
    clasesDeSituacion: clases,
    identidad: identidadDe(config),
    soloEnEstaMaquina: isLoopbackUrl(new URL(config.publicUrl)),
    servicio: config.servicioMunicipal !== undefined,
    ultimoTitulo: await findUltimo(db),
    ...(await readFechasDeMesa(db)),
    sinFundamento: await findSinFundamento(db, valores.versionDeTitulo),
    ...valores,
  }
}
