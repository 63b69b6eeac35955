import {
  avisoDeImportesViejos,
  choosePeriodosDeJuicio,
  claseDe,
  claseDeRecurso,
  type DatosDeEscrito,
  type Fecha,
  fechaEnZona,
  formatDomicilioPostal,
  formatUbicacion,
  liquidateDeuda,
  llegoAlDeudor,
  municipioVigente,
  nombreDeRecurso,
  type Porcentaje,
  parsePorcentaje,
  valorDeParametro,
} from '@apremia/core'
import { inArray, sql } from 'drizzle-orm'
import { findWire } from '../abogados/abogados-repo.ts'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { contactoDeAbogado } from '../convenios/contacto-de-abogado.ts'
import { loadDeudaEnGestion } from '../convenios/load-deuda-en-gestion.ts'
import { addTitulos } from '../deuda-retenida/titulos-vigentes.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import { OCUPANTE } from '../padron/vinculo-table.ts'
import type { CasoVisible } from '../pagina-de-caso/find-caso-visible.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import { findTasas } from '../recursos/tasas-repo.ts'
import { titulo } from '../titulos/titulo-table.ts'
import { findDeudaRetenida } from './find-deuda-retenida.ts'
import { loadConvenioCaduco } from './load-convenio-caduco.ts'

type DomicilioPostal = Parameters<typeof formatDomicilioPostal>[0]

const findDeudores = async (db: Queryable, { tipo, imponible }: ClaveDeCaso) => {
  interface Fila extends Record<string, unknown>, DomicilioPostal {
    readonly apynom: string
    readonly documento: string
    readonly vinculo: string
    readonly electronico: string
  }
  const { rows } = await db.execute<Fila>(sql`
    select q.apynom, coalesce(nullif(q.cuit, ''), q.nro_doc, '') as documento, v.vinculo_desc as vinculo,
      q.calle, q.nro, q.piso, q.dept, q.localidad, q.codigo_postal as "codigoPostal",
      q.domicilio_electronico as electronico
    from vinculo v join contribuyente q on q.nro_contrib = v.nro_contrib
    where v.tipo = ${tipo} and v.imponible = ${imponible} and v.vinculo_desc <> ${OCUPANTE}
    order by v.orden`)
  return rows.map((fila) => ({
    nombre: fila.apynom,
    documento: fila.documento,
    caracter: fila.vinculo,
    domicilio: formatDomicilioPostal(fila),
    domicilioElectronico: fila.electronico,
  }))
}

export const findMontosDeTitulos = async (
  db: Queryable,
  numeros: readonly number[],
): Promise<DatosDeEscrito['titulos']> => {
  if (numeros.length === 0) return []
  const filas = await db
    .select({ numero: titulo.numero, monto: titulo.total, datos: titulo.datos })
    .from(titulo)
    .where(inArray(titulo.numero, [...numeros]))
  return filas.map(({ numero, monto, datos }) => ({
    ...{ numero, fecha: datos.fechaEmision },
    monto: monto as DatosDeEscrito['titulos'][number]['monto'],
  }))
}

const findCarta = async (
  db: Queryable,
  { tipo, imponible, recurso }: ClaveDeCaso,
  abogado: string,
): Promise<DatosDeEscrito['carta']> => {
  const { rows } = await db.execute<{
    numero: number
    fecha: Fecha
    recibida: Fecha | null
    resultado: Parameters<typeof llegoAlDeudor>[0] | null
  }>(sql`
    select c.numero, c.fecha::text as fecha, a.fecha::text as recibida, a.resultado
    from carta_imponible i join carta c on c.numero = i.numero left join carta_acuse a on a.numero = c.numero
    where (i.tipo, i.imponible, i.recurso) = (${tipo}, ${imponible}, ${recurso})
      and i.retirado is null and c.anulada is null and c.abogado = ${abogado}
    order by c.fecha desc, c.numero desc limit 1`)
  const [fila] = rows
  if (fila === undefined) return null
  const { numero, fecha, recibida, resultado } = fila
  return { numero, fecha, recibida: resultado && llegoAlDeudor(resultado) ? recibida : null }
}

export interface EleccionDeEscrito {
  /** Percentage of the debt that a precautionary measure adds for interest and costs. '' without a percentage. */
  readonly presupuesto: string
  /** Position, counted from 1, of the debtor to whom the court paper refers, in the stored order of the debtors. */
  readonly deudor: number
}

export const loadDatosDeEscrito = async (
  services: Services,
  sesion: Sesion,
  { clave, externo, detalle }: CasoVisible,
  { presupuesto, deudor }: EleccionDeEscrito,
): Promise<{ readonly datos: DatosDeEscrito; readonly abogado: string }> => {
  const { db, ahora } = services
  const hoy = fechaEnZona(ahora())
  const filas = await listParametros(db)
  const recursos = await loadRecursos(db)
  const propio = claseDe(sesion) === 'abogado' ? sesion.abogado : externo.abogado
  const reclamo = await loadDeudaEnGestion(services, sesion, {
    ...{ recurso: clave.recurso, imponible: String(clave.imponible), abogado: propio },
  })
  const abogado = reclamo?.codigo ?? propio
  const clase = claseDeRecurso(recursos, clave.recurso)
  const { convenio, periodos } = await loadConvenioCaduco(services, sesion, clave, { filas, hoy })
  const reclamados = reclamo && (await addTitulos(db, clase, reclamo.entran))
  const titulados = reclamados ?? (await addTitulos(db, clase, periodos))
  const titulos = titulados.flatMap((periodo) => periodo.titulos)
  const pedido = { imponible: String(clave.imponible), recurso: clave.recurso }
  const radicaciones = await findRadicaciones(db, clave.tipo, [pedido])
  const radicacion = radicaciones.get(claveDeImponible(pedido))?.at(-1)
  const tasas = await findTasas(db, clave.recurso)
  const decision =
    reclamados &&
    liquidateDeuda({
      ...{ recurso: clave.recurso, tasas, al: hoy, hoy },
      periodos: choosePeriodosDeJuicio(
        reclamados,
        radicacion ? String(radicacion.dato.nrotit ?? '') : null,
        '',
      ).periodos,
    })
  const ficha = await findWire(db, abogado)
  const contacto = contactoDeAbogado(abogado, ficha)
  const dias = valorDeParametro(filas, 'deuda.diasDeVigencia', hoy)
  const { nomenclatura, partida } = detalle
  const ubicacion = externo.lugar ? formatUbicacion(externo.lugar) : ''
  const { nombre, provincia } = municipioVigente(filas, hoy)
  const porcentaje: Porcentaje | undefined = parsePorcentaje(presupuesto)
  return {
    abogado,
    datos: {
      hoy,
      municipio: { nombre, provincia, cuit: valorDeParametro(filas, 'municipio.cuit', hoy) },
      deudores: await findDeudores(db, clave),
      destinatario: deudor - 1,
      retenida: reclamo === null ? await findDeudaRetenida(services, sesion, clave) : null,
      imponible: {
        ...{ categoria: clase, numero: String(clave.imponible) },
        ...{ partida, nomenclatura, ubicacion },
      },
      recurso: { codigo: clave.recurso, nombre: nombreDeRecurso(recursos, clave.recurso) },
      deuda: reclamo && {
        ...{ periodos: reclamo.entran, liquidadoAl: reclamo.liquidadoAl },
        vieja: avisoDeImportesViejos({ liquidadoAl: reclamo.liquidadoAl, hoy, dias }),
      },
      titulos: await findMontosDeTitulos(db, [...new Set(titulos)]),
      radicacion: radicacion
        ? {
            fecha: radicacion.fecha,
            caratula: String(radicacion.dato.caratula ?? ''),
            expediente: String(radicacion.dato.nroexpte ?? ''),
            juzgado: String(radicacion.dato.juzgado ?? ''),
            departamento: String(radicacion.dato.departamento ?? ''),
          }
        : null,
      abogado: {
        ...{ nombre: contacto.nombre, domicilio: contacto.direccion },
        ...{ telefono: contacto.te, email: contacto.email },
        matricula: ficha?.matricula ?? '',
        cuit: ficha?.cuitcuil ?? '',
      },
      carta: await findCarta(db, clave, abogado),
      convenio,
      presupuesto: porcentaje ?? null,
      liquidacion:
        decision === null
          ? { faltas: [] }
          : decision.ok
            ? decision.valor
            : { faltas: decision.motivos.map(({ mensaje }) => mensaje) },
    },
  }
}
