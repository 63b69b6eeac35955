import { describe, expect, it } from 'vitest'
import { interpolar } from './interpolar.ts'
import { textos } from './textos.ts'

const { abogadoExterno, actuaciones, archivos, comercios, comunicaciones, configuracion } = textos
const { deudas, evaluaciones, gestion, historial, logins, mesas, navegacion, novedades } = textos
const { comunes, registros, rutas, titulos } = textos

const dialog = ({ titulo, texto }: { titulo: string; texto: string }) => `${titulo} ${texto}`

/**
 * Pairs of texts that must be equal: the text of the product and the text of the specification S2. A pair may also have
 * an object of product texts and a list of specification texts, in the same order.
 */
const LITERALES: Readonly<
  Record<string, readonly (readonly [string | object, string | readonly string[]])[]>
> = {
  '§2.1-2.2 routes and layout': [
    [rutas['*'], 'Página no encontrada'],
    [textos.acceso.cargando, 'Cargando...'],
    [navegacion.entradas['mesa-extrajudicial'], 'Mesa de entradas extrajudicial'],
    [navegacion.entradas['mesa-judicial'], 'Mesa de entradas judicial'],
    [navegacion.entradas['abogado-externo'], 'Búsqueda de Contribuyentes'],
  ],
  '§2.3 legal management': [
    [gestion.titulo, 'Gestión Legal'],
    [gestion.historico, 'Histórico'],
    [gestion.pestanas, ['Inmuebles', 'Comercios']],
    [gestion.actuacion, 'Actuacion'],
    [gestion.grabar, 'Grabar Nueva Actuación'],
    [gestion.cancelar, 'Cancelar'],
    [
      gestion.filtros,
      [
        ...['Contribuyente', 'N° imponible', 'Recurso', 'Abogado', 'Estados', 'Barrio', 'Calle'],
        ...['Altura', 'Partida Inmobiliaria', 'Circ', 'Secc', 'Ch Nro/Lta', 'Qt', 'Fr', 'Mz', 'Pc'],
        'Sub Pc',
      ],
    ],
    [comercios.filtros, ['N° de Comercio', 'CUIT', 'Contribuyente', 'Fantasía', 'Calle', 'Altura']],
    [comercios.nuevoConvenio, 'Nuevo Convenio'],
    [gestion.panel, ['DATOS', 'ACTUACIONES', 'CONVENIOS']],
    [actuaciones.tituloDeEdicion, 'Guardar cambios'],
    [gestion.sinRadicacion, 'Sin datos cargados'],
    [gestion.sinActuaciones, 'Sin actuaciones'],
    [gestion.filtrosVacios, 'No hay opciones seleccionadas'],
  ],
  '§2.4-2.5 desks': [
    [mesas.judicial, 'Mesa de entradas judicial'],
    [mesas.extrajudicial, 'Mesa de entradas extrajudicial'],
    [mesas.pestanas, ['Inicio', 'Juicios', 'Convenios', 'Planes de Pago']],
    [mesas.elegirAbogado, 'Seleccionar abogado'],
    [mesas.cancelar, 'Cancelar'],
    [mesas.solapas, ['ACTIVOS', 'SIN EVALUAR', 'PLAN DE PAGOS', 'TODOS', 'BUSCAR HISTORICO']],
    [mesas.titulo, 'Titulo'],
    [mesas.irAGestion, 'Ir a gestión'],
  ],
  '§2.6 external lawyer desk': [
    [abogadoExterno.campos, ['Nombre y Apellido', 'N° de imponible', 'DNI', 'Dirección', 'Altura']],
    [abogadoExterno.buscar, 'BUSCAR'],
    [abogadoExterno.limpiarFiltros, 'Limpiar filtros'],
    [abogadoExterno.filtrar, 'Filtrar'],
    [abogadoExterno.aplicarFiltros, 'Aplicar filtros'],
    [abogadoExterno.filtros, ['Activos', 'Sin Evaluar', 'Plan de pagos', 'Todos']],
    [
      abogadoExterno.columnas,
      [
        ...['CONTRIBUYENTE', 'SITUACIÓN ACTUAL', 'UBICACIÓN DEL INMUEBLE'],
        ...['DOMICILIO DE CORRESPONDENCIA', 'NOMENCLATURA CATASTRAL', 'PARTIDA INMOBILIARIA'],
        ...['ABOGADO', 'ESTADO DE CAUSA', 'ACCION'],
      ],
    ],
    [abogadoExterno.vacio, 'Aqui apareceran los inmuebles del contribuyente relacionados'],
    [abogadoExterno.ir, 'Ir'],
    [abogadoExterno.detalle, 'Detalle contribuyente'],
    [
      abogadoExterno.camposDeDetalle,
      [
        ...['Partido', 'Circunscripción', 'Sección', 'Manzana', 'Parcela', 'Partida inmobiliaria'],
        ...['Contribuyente', 'Mesa entrada', 'Categoría', 'Monto', 'Fecha límite ext'],
        ...['Historial de actuaciones', 'Fecha última actuación', 'Estado de causa'],
      ],
    ],
    [mesas.tipos, ['Judicial', 'Extrajudicial']],
    [abogadoExterno.verTodos, 'Ver todos'],
    [abogadoExterno.sinActuaciones, 'Sin actuaciones'],
    [abogadoExterno.irAGestion, 'Ir a gestión'],
    [abogadoExterno.exportarExcel, 'Exportar excel'],
  ],
  '§2.7-2.8 scoring and configuration': [
    [evaluaciones.titulo, 'Scoring abogados externos'],
    [evaluaciones.realizar, 'Realizar evaluación'],
    [Object.values(textos.novedades.guardado), ['Éxito!', 'Los datos es guardaron correctamente.']],
    [configuracion.honorarios, ['Hon.s/Deuda %', 'Gasto fijo %', 'Bono ley $']],
    [configuracion.realizarEvaluaciones, 'Realizar Evaluaciones'],
  ],
  '§2.9-2.10 novedades, registros and history': [
    [novedades.columnas, ['NOMBRE', 'DNI', 'DOMICILIO']],
    [novedades.agregar, 'Agregar Contribuyente'],
    [novedades.modal, 'Datos del Contribuyente'],
    [novedades.editar, 'Editar'],
    [
      registros.columnas,
      [
        ...['Inmueble', 'Recurso', 'Apellido y Nombre', 'Titulo', 'DNI', 'Teléfono', 'Descripción'],
        ...['Subido por', 'Documentos'],
      ],
    ],
    [historial.aviso, 'En fase de prueba.'],
    [historial.filtros, ['Usuario', 'Inmueble', 'Fecha']],
    [historial.columnas, ['Fecha', 'Usuario', 'Abogado', 'Inmueble', 'Recurso', 'Descripción']],
  ],
  '§2.11 executive titles': [
    [titulos.tabla, 'TITULOS'],
    [
      titulos.columnas,
      [
        ...['CONTRIBUYENTE', 'IMPONIBLE', 'TITULO', 'RECURSO', 'PERIODO DESDE', 'PERIODO HASTA'],
        'FECHA DE EMISIÓN',
      ],
    ],
    [titulos.modal, 'Título Ejecutivo'],
    [
      titulos.campos,
      ['Deuda reclamada por', 'Expediente', 'Monto', 'Líquido al', 'Fecha de Emisión'],
    ],
    [titulos.descargar, 'Descargar Título Ejecutivo'],
    [titulos.aceptar, 'Aceptar'],
  ],
  '§2.12 communications': [
    [comunicaciones.titulo, 'Nuevas Comunicaciones'],
    [
      comunicaciones.columnas,
      [
        ...['Titulo', 'Apellido y Nombre', 'Fecha', 'Descripción', 'Importancia', 'Remitente'],
        ...['Documentos', 'Editar', 'Borrar', 'Borrado?'],
      ],
    ],
    [comunicaciones.borrados, ['Si', 'No']],
    [comunicaciones.nueva, 'Nueva Comunicación'],
    [comunicaciones.editar, 'Editar Comunicación'],
    [comunicaciones.elegirDestinatario, 'Seleccione Destinatario'],
    [comunicaciones.importancias, ['urgente', 'normal', 'informativa']],
    [comunicaciones.guardar, 'Guardar'],
    [comunicaciones.actualizar, 'Actualizar'],
    [comunicaciones.cerrar, 'Cerrar'],
  ],
  '§2.13 title creation': [
    [
      titulos.pestanas,
      [
        ...['1 - Crear Excel', '2 - Crear Títulos', 'Listado Títulos Creados'],
        'Cargar Registros Inmueble Prov',
      ],
    ],
    [titulos.generadorDeExcel, 'Generador de Archivos XLS'],
    [titulos.enviar, 'Enviar archivo'],
    [titulos.descargaBasica, 'Descarga Excel Básico'],
    [titulos.descargarEjemplo, 'Descargar Ejemplo Base'],
    [titulos.generadorDeTitulos, 'Generador de Títulos'],
    [interpolar(titulos.ultimo, { n: 186 }), 'Último título creado: 186'],
    [titulos.generar, 'Generar Título'],
    [titulos.mostrar, 'Mostrar'],
    [titulos.ocultar, 'Ocultar'],
    [titulos.filtros, ['Desde Fecha', 'Hasta Fecha', 'Abogado Asignado', 'Orden Nº Título']],
    [comunes.limpiar, 'LIMPIAR'],
    [comunes.buscar, 'BUSCAR'],
    [textos.comunes.descargarExcel, 'Descargar Excel'],
  ],
  '§2.14 login records': [
    [logins.titulo, 'Registros Login'],
    [logins.filtros, ['Nombre', 'Apellido', 'DNI']],
    [logins.limpiar, 'LIMPIAR'],
    [logins.buscar, 'BUSCAR'],
    [logins.tabla, 'Tabla Login'],
    [
      logins.columnas,
      [
        ...['DNI', 'Nombre y Apellido', 'Tipo de Usuario', 'Código Externo', 'Rol'],
        ...['Cantidad De Login', 'Último Ingreso'],
      ],
    ],
    [interpolar(logins.modal, { name: 'Ana Paz' }), 'Registros Login de Ana Paz'],
    [logins.cerrar, 'Cerrar'],
  ],
  '§4 states': [
    [mesas.situaciones, ['Gestión Legal', 'Título Ejecutivo', 'Plan de Pagos']],
    [mesas.plazoDeInicio, 'Plazo máximo para iniciar el apremio'],
    [abogadoExterno.estados, ['Activo', 'Vencido', 'Sin evaluar']],
    [
      actuaciones.faltaRadicacion,
      'Debe cargar la radicación para continuar con otras actuaciones.',
    ],
    [evaluaciones.resultados, ['Aprobado', 'Desaprobado']],
    [evaluaciones.categorias, ['Sin radicar', 'Sin archivar', 'Faltantes']],
  ],
  '§5 validation': [
    [actuaciones.alCrear.fecha, 'La fecha es requerida.'],
    [actuaciones.alEditar.fecha, 'La fecha es obligatoria'],
    [actuaciones.alCrear.tipo, 'El tipo de actuación es requerido.'],
    [actuaciones.alEditar.tipo, 'El tipo de etapa es obligatorio'],
    [actuaciones.alCrear.recursos, 'Este campo es obligatoria'],
    [
      actuaciones.radicacion,
      [
        ...['La caratula es requerida.', 'El número de expediente es requerido.'],
        ...['El número de titulo ejecutivo es requerido.', 'El juzgado es requerido.'],
        ...['El monto es requerido.', 'El periodo que abarca es requerido.'],
      ],
    ],
    [actuaciones.resultado, 'El resultado es requerido.'],
    [actuaciones.medida, 'El tipo de medida es requerido.'],
    [
      actuaciones.notificacion,
      ['La fecha es requerida.', 'El modo es requerido.', 'El valor es requerido.'],
    ],
    [gestion.faltaTipo, 'Debe seleccionar un tipo de actuación.'],
    [gestion.soloPorEstados, "No es posible buscar solo por 'estados'."],
    [novedades.requeridos.estado, 'El campo es obligatorio'],
    [configuracion.confirmarGuardar, '¿Esta seguro de guardar los cambios?'],
    [titulos.faltaArchivo, 'Por favor, selecciona un archivo.'],
    [
      textos.filasDeTitulo.inicioMenor,
      'El número de inicio de los títulos es menor que el último título creado',
    ],
    [abogadoExterno.deLaJefatura, 'Esta en gestión legal'],
    [
      interpolar(abogadoExterno.sinAbogado, { municipio: 'San Nicolás' }),
      'Este inmueble no esta en gestión legal, para abonar dirigase a la web de San Nicolás',
    ],
    [
      interpolar(abogadoExterno.deOtroAbogado, { code: 'A02' }),
      'Esta deuda esta asignado al abogado A02',
    ],
  ],
  '§6 roles': [
    [logins.roles, ['Administrador', 'Usuario', 'Invitado']],
    [logins.tipos, ['Abogado', 'Usuario']],
  ],
  '§8 error catalogue': [
    [dialog(actuaciones.falla), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(evaluaciones.falla), 'Error! Ocurrio un error, intentelo nuevamente.'],
    [dialog(actuaciones.grabadas), 'Exito! Las actuaciones se grabarón correctamente.'],
    [dialog(actuaciones.editada), 'Éxito! Los datos es guardaron correctamente.'],
    [dialog(actuaciones.eliminadas), 'Exito! Las actuaciones se eliminarón correctamente.'],
    [dialog(actuaciones.convenioEliminado), 'Exito! Se eliminó correctamente.'],
    [novedades.fallaAlEditarInmueble, 'ERROR'],
    [novedades.inmuebleEditado, 'Exito'],
    [actuaciones.confirmarGuardar, '¿Esta seguro de guardar los cambios?'],
    [novedades.confirmarGuardar, '¿Esta seguro de guardar los cambios?'],
    [textos.comunes.si, 'Si'],
    [textos.comunes.no, 'No'],
    [novedades.confirmarEliminarInmueble, '¿Esta seguro de eliminar este inmueble?'],
    [novedades.confirmarEliminarDocumento, '¿Esta seguro de eliminar este documento?'],
    [actuaciones.confirmarEliminar, '¿Esta seguro de eliminar la actuación?'],
    [actuaciones.confirmarEliminarConvenio, '¿Esta seguro de eliminar este convenio?'],
    [deudas.sinDeudas, 'No posee deudas'],
    [titulos.fallaAlProcesar, 'Error al procesar el excel'],
    [titulos.procesando, 'Procesando Excel...'],
    [titulos.procesado, 'Excel Procesado con éxito!!'],
    [titulos.fallaDelEjemplo, 'Error al enviar el archivo'],
    [titulos.cargaExitosa, 'Archivo enviado con éxito'],
    [titulos.cargaFallida, 'Error al enviar el archivo'],
  ],
  '§7, §9 files': [
    [archivos.misContribuyentes, 'mis-contribuyentes.xlsx'],
    [interpolar(archivos.comercios, { timestamp: 'T' }), 'comercios_T.xlsx'],
    [interpolar(archivos.historico, { timestamp: 'T' }), 'historico_T.xlsx'],
    [interpolar(archivos.procesado, { name: 'lote' }), 'lote_procesado.xlsx'],
    [interpolar(archivos.titulos, { name: 'lote' }), 'lote_titulos.zip'],
  ],
}

describe.each(Object.entries(LITERALES))('S2 %s', (_section, rows) => {
  it.each(rows)('%j', (text, literal) => {
    expect(typeof text === 'string' ? text : Object.values(text)).toEqual(literal)
  })
})

describe('S2 §2.1 routes', () => {
  it('have a title each', () => {
    const listed = [
      ...['/', '/home', '/contribuyentes', '/inmuebles', '/comercios', '/abogados/usuario'],
      ...['/inmueble/:id', '/convenios', '/gestion', '/planes-de-pago', '/estadisticas'],
      ...['/registros', '/comunicaciones', '/mis-datos', '/mesa-extrajudicial', '/mesa-judicial'],
      ...['/abogado-externo', '/scoring-abogados', '/titulos', '/registroslogin', '/novedades'],
      ...['/abogados', '/condiciones', '/configuracion', '/historial', '/creaciontitulos', '*'],
      // Path of the screen of user accounts. The specification does not have this screen (D2, D14).
      '/usuarios',
    ]
    expect(Object.keys(rutas)).toEqual(expect.arrayContaining(listed))
  })
})
