import { describe, expect, it } from 'vitest'
import { interpolar } from './interpolar.ts'
import { textos } from './textos.ts'

const { abogados, acceso, comunes, condiciones, contribuyentes, convenios, deudas, estadisticas } =
  textos
const { inmuebles, navegacion, planes } = textos

const dialog = ({ titulo, texto }: { titulo: string; texto: string }) => `${titulo} ${texto}`

const LITERALES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  '§2 layout and sign-in': [
    [acceso.cerrarSesion, 'Cerrar sesión'],
    [navegacion.cerrarSesion, 'Cerrar sesión'],
    [navegacion.entradas['abogado-externo'], 'Búsqueda de Contribuyentes'],
    [acceso.cargando, 'Cargando...'],
    [navegacion.noEncontrada, 'Página no encontrada'],
    [estadisticas.titulo, 'Page Estadisticas'],
  ],
  '§2 properties and taxpayers': [
    [interpolar(comunes.total, { n: 7 }), 'TOTAL: 7 resultados'],
    [inmuebles.columnasDeDetalle.rc, 'RC'],
    [inmuebles.columnasDeDetalle.nro, 'NRO'],
    [inmuebles.verPlanDePago, 'Ver Plan de Pago'],
    [deudas.sinDeudas, 'No posee deudas'],
    [contribuyentes.columnas.dni, 'DNI'],
    [contribuyentes.campos.cuim, 'CUIM'],
    [contribuyentes.guardarEnNovedades, 'Guardar en Novedades'],
    [comunes.cancelar, 'Cancelar'],
  ],
  '§2 conditions, agreements and plans': [
    [condiciones.columnas.contrato, 'Contrato'],
    [condiciones.columnas.condiciones, 'Condiciones'],
    [condiciones.columnas.abogado, 'Abogado'],
    [condiciones.columnas.municipio, 'Municipio'],
    [convenios.nuevo, 'Nuevo Convenio'],
    [convenios.pestanas.inmuebles, 'INMUEBLES'],
    [convenios.pestanas.comercios, 'COMERCIOS'],
    [convenios.ver, 'Ver Convenio'],
    [planes.simular, 'Simular plan de pago'],
  ],
  '§3 lawyer': [
    [abogados.tiposDeDocumento[1], 'DNI'],
    [abogados.bajas[0], 'No'],
    [abogados.bajas[1], 'Si'],
  ],
  '§4 states': [
    [comunes.cargaLista, 'Exito!'],
    [comunes.cargaFallida, 'Error, intentelo de nuevo.'],
    [comunes.aceptar, 'Aceptar'],
    [planes.cuotas.cobrada, 'COBRADA'],
    [planes.cuotas.vencida, 'VENCIDA'],
    [planes.cuotas.vigente, 'VIGENTE'],
    [planes.sinConfirmar, 'Sin confirmar'],
    [convenios.sinConfirmar, 'Sin confirmar'],
    [convenios.formasDePago.mixto, 'Mixto'],
    [convenios.formasDePago.enCuotas, 'En Cuotas'],
  ],
  '§5 searches': [
    [comunes.soloPorEstados, "No es posible buscar solo por 'estados'"],
    [inmuebles.soloPorEstados, "No es posible buscar solo por 'estados'"],
    [
      planes.soloPorEstado,
      'Error: No puede buscar solo por Estado del plan de pago, por favor ingrese otro dato',
    ],
    [inmuebles.faltaRecurso, 'Debe ingresar un recurso'],
  ],
  '§5 confirmations': [
    [comunes.guardarCambios, '¿Esta seguro de guardar los cambios?'],
    [convenios.confirmarGuardar, '¿Esta seguro de guardar los cambios?'],
    [abogados.confirmarGuardar, 'Esta seguro de guardar los cambios?'],
    [abogados.confirmarEliminar, 'Esta seguro de eliminar este abogado?'],
    [contribuyentes.confirmarGuardar, '¿Esta seguro de guardar el contribuyente?'],
    [planes.confirmarModificar, '¿Esta seguro de modificar este plan?'],
    [convenios.confirmarConfirmar, '¿Esta seguro de confirmar este convenio?'],
    [convenios.confirmarEliminar, '¿Esta seguro de eliminar este convenio?'],
  ],
  '§5 forms': [
    [convenios.alEditar, 'El campo es obligatorio'],
    [dialog(convenios.sinDeudaElegida), 'Incompleto Debe seleccionar una deuda.'],
    [planes.sinMontoElegido, 'Debe seleccionar un monto de la deuda para simular un plan de pago.'],
    [convenios.montoCargando, 'Cargando...'],
  ],
  '§8 the error catalogue': [
    [acceso.falla, 'Error!'],
    [acceso.noRegistrado, 'No existe en nuestros registros como usuario externo.'],
    [dialog(abogados.creado), 'Exito! Abogado creado exitosamente.'],
    [dialog(abogados.fallaAlCrear), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(abogados.editado), 'Editado! Tus datos han sido editados.'],
    [dialog(abogados.eliminado), 'Exito! Se elimino correctamente.'],
    [abogados.fallaAlEditar.texto, 'Ocurrio un error, intentelo nuevamente.'],
    [abogados.fallaAlEliminar.texto, 'Ocurrio un error, intentelo nuevamente.'],
    [inmuebles.ninguno, 'No se encontrarón inmuebles'],
    [dialog(comunes.falla), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(convenios.falla), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(contribuyentes.falla), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(planes.fallaAlModificar), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(convenios.fallaAlCrear), 'Error Ocurrio un error intentelo nuevamente.'],
    [dialog(convenios.fallaAlEditar), 'Error Ocurrio un error intentelo nuevamente.'],
    [dialog(convenios.pdfNoEncontrado), 'Error! No se puedo encontrar el convenio.'],
    [
      dialog(planes.fallaDeBusqueda),
      'Error Ocurrio un error, intentelo nuevamente o revise los filtros ingresados.',
    ],
    [dialog(comunes.guardado), 'Exito! Los datos es guardaron correctamente.'],
    [dialog(contribuyentes.guardado), 'Exito! Los datos es guardaron correctamente.'],
    [dialog(convenios.creado), 'Exito! Los datos es guardaron correctamente.'],
    [dialog(comunes.modificado), 'Exito! Se modifico correctamente.'],
    [dialog(planes.modificado), 'Exito! Se modifico correctamente.'],
    [dialog(comunes.confirmado), 'Exito! Se confirmó correctamente.'],
    [dialog(convenios.confirmado), 'Exito! Se confirmó correctamente.'],
    [dialog(comunes.eliminado), 'Exito! Se eliminó correctamente.'],
    [dialog(convenios.eliminado), 'Exito! Se eliminó correctamente.'],
    [comunes.filtrosVacios, 'No hay opciones seleccionadas'],
  ],
  '§9 files': [
    [interpolar(textos.archivos.inmuebles, { timestamp: 'T' }), 'inmuebles_T.xlsx'],
    [textos.archivos.abogados, 'abogados.xlsx'],
    [textos.archivos.condiciones, 'condiciones-legales.xlsx'],
    [textos.archivos.contribuyentes, 'contribuyentes.xlsx'],
    [textos.archivos.convenios, 'convenios.xlsx'],
  ],
}

describe.each(Object.entries(LITERALES))('S1 %s', (_section, rows) => {
  it.each(rows)('%s', (text, literal) => {
    expect(text).toBe(literal)
  })
})

describe('D101: a message names its own field', () => {
  it.each([
    [abogados.requeridos.apellido, 'El apellido es requerido.'],
    [abogados.requeridos.nombre, 'El nombre es requerido.'],
    [abogados.requeridos.nrodni, 'El número de documento es requerido.'],
    [abogados.requeridos.codexterno, 'El código externo es requerido.'],
    [convenios.alCrear.estado, 'El estado es requerido.'],
  ])('%s', (text, literal) => {
    expect(text).toBe(literal)
  })
})
