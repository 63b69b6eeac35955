import {
  type ConvenioDatos,
  claveDePeriodo,
  decideDestinos,
  decidePapel,
  exigeCbu,
  type Fecha,
  type FilaDeParametro,
  findFijosDeJuicio,
  parametrosDePlan,
  type RadicacionDeConvenio,
  valorDeParametro,
  versionDeConvenio,
} from '@apremia/core'
import { claveDeImponible, numerosDe } from '../padron/clave-imponible.ts'
import { findDeudores } from '../padron/deudores-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { type FilaDeRadicacion, findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { categoriaDeDetalle, type FilaDeDetalle } from './detalle-repo.ts'

export const toRadicacionDeConvenio = ({ dato }: FilaDeRadicacion): RadicacionDeConvenio => ({
  caratula: String(dato.caratula ?? ''),
  expediente: String(dato.nroexpte ?? ''),
  juzgado: String(dato.juzgado ?? ''),
  titulo: String(dato.nrotit ?? ''),
})

/**
 * Adds the data that only version 2 of the agreement's text prints. Changes nothing when version 1 is in force on the
 * day of signing.
 *
 * @param vencimientos due date of each tax period, under the key that `claveDePeriodo` returns
 * @throws AppError 409 that names everything the document lacks
 */
export const addPapel = async (
  db: Queryable,
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
  vencimientos: ReadonlyMap<string, Fecha | null>,
  datos: ConvenioDatos,
): Promise<ConvenioDatos> => {
  if (versionDeConvenio(filas, fila.fechaconf) === 1) return datos
  const claves = datos.deudas.map(({ recurso, imponible }) => ({ recurso, imponible }))
  const tipo = categoriaDeDetalle(fila) === 'comercio' ? 'C' : 'I'
  const radicaciones = await findRadicaciones(db, tipo, claves)
  const { codexterno: codigo, abogado } = fila
  const deudores = await findDeudores(db, tipo, numerosDe(claves))
  const documentoDe = (imponible: string, contribuyente: string): string =>
    deudores
      .get(Number(imponible))
      ?.deudores.find(({ nombre }) => nombre.trim() === contribuyente.trim())?.documento ?? ''
  const papel = decidePapel({
    firma: fila.fechaconf,
    judicial: datos.honorarios.judicial,
    abogado: { ...abogado, codigo },
    personeria: valorDeParametro(filas, 'convenio.personeria', fila.fechaconf),
    exigeCbu: exigeCbu(filas, fila.fechaconf),
    firmante: {
      caracter: fila.caracter,
      representa: fila.caracter_representa,
      poder: fila.firma_caracter_otros,
    },
    deudas: datos.deudas.map(({ recurso, imponible, contribuyente }) => ({
      nombre: `${recurso} ${imponible}`,
      contribuyente,
      documento: documentoDe(imponible, contribuyente),
      radicaciones: (radicaciones.get(claveDeImponible({ recurso, imponible })) ?? []).map(
        toRadicacionDeConvenio,
      ),
    })),
    destinos: decideDestinos(datos.honorarios, filas, fila.fechaconf, abogado.beneficiario),
    fijosDeJuicio: findFijosDeJuicio(filas, fila.fechaconf),
    titulos: datos.titulos,
    pago: datos.pago,
    origenDeVencimientos: parametrosDePlan(filas, fila.fechaconf).origenDeVencimientos,
    aPagar: datos.aPagar,
    honorarios: datos.honorarios.total,
  })
  if (!papel.ok) throw camposRechazados(409, 'papel-incompleto', papel.motivos)
  return {
    ...datos,
    deudas: datos.deudas.map(({ periodos, ...deuda }) => ({
      ...deuda,
      periodos: periodos.map((periodo) => ({
        ...periodo,
        vencimiento: vencimientos.get(claveDePeriodo({ ...deuda, ...periodo })) ?? null,
      })),
    })),
    papel: papel.valor,
  }
}
