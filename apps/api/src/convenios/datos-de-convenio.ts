import {
  type ConvenioDatos,
  conDireccionDeVerificacion,
  enLetras,
  type Fecha,
  type FilaDeParametro,
  municipioVigente,
  nombrarTitulos,
  reglasDeCaducidad,
  valorDeParametro,
} from '@apremia/core'
import { type FilaDeDetalle, parametrosDe } from './detalle-repo.ts'
import { readDeuda } from './read-detalle.ts'

export const datosDeConvenio = (
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
  {
    confirmado,
    codigoVerificacion,
    titulos,
  }: {
    readonly confirmado: Fecha
    readonly codigoVerificacion: string
    readonly titulos: readonly number[]
  },
): ConvenioDatos => {
  const deuda = readDeuda(fila, filas)
  return {
    ...deuda,
    numero: fila.convenio,
    municipio: municipioVigente(filas, confirmado),
    tribunales: valorDeParametro(filas, 'municipio.tribunales', confirmado),
    fecha: fila.fechaconf,
    confirmado,
    abogado: { codigo: fila.codexterno, ...fila.abogado },
    firmante: {
      nombre: fila.frm_nombre,
      dni: fila.frm_dni,
      caracter: fila.caracter_otros ? fila.firma_caracter_otros : fila.caracter,
      telefono: fila.frm_tel,
      celular: fila.frm_cel,
      email: fila.frm_email,
      localidad: fila.frm_loc,
      direccion: fila.frm_dir,
    },
    titulos: nombrarTitulos(fila.titulo, titulos),
    totalEnLetras: enLetras(deuda.total),
    aPagarEnLetras: enLetras(deuda.aPagar),
    detalleDeOtrosGastos: fila.obsotgastos,
    observaciones: fila.obs,
    caducidad: reglasDeCaducidad(parametrosDe(fila, filas), fila.fechaconf),
    codigoVerificacion,
    ...conDireccionDeVerificacion(
      valorDeParametro(filas, 'verificacion.direccion', confirmado),
      codigoVerificacion,
    ),
  }
}
