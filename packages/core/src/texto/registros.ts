/** Registry records with documents (S2 §2.9). */
export const registros = {
  titulo: 'Registros',
  columnas: {
    inmueble: 'Inmueble',
    recurso: 'Recurso',
    persona: 'Apellido y Nombre',
    titulo: 'Titulo',
    dni: 'DNI',
    telefono: 'Teléfono',
    descripcion: 'Descripción',
    subidoPor: 'Subido por',
    documentos: 'Documentos',
  },
  nuevo: 'Nuevo Registro',
  campos: {
    inmueble: 'Inmueble',
    recurso: 'Recurso',
    apellido: 'Apellido',
    nombre: 'Nombre',
    titulo: 'Título',
    dni: 'DNI',
    telefono: 'Teléfono',
    descripcion: 'Descripción',
    documentos: 'Documentos',
  },
  requeridos: {
    inmueble: 'El inmueble es requerido.',
    recurso: 'El recurso es requerido.',
    apellido: 'El apellido es requerido.',
  },
  subidoPor: '{apellido}, {nombre} ({codigo})',
  guardado: 'El registro quedó guardado.',
  borrador: 'Se recuperó lo que había escrito y no guardó. Los archivos se eligen de nuevo.',
  vacio: 'Todavía no hay registros.',
  vacioDeTodos: 'Todavía nadie subió ningún registro. Suba el primero con «Nuevo Registro».',
  vacioDeQuienCarga: 'Todavía no subió ningún registro. Suba el primero con «Nuevo Registro».',
  losPropios: 'Aquí están los registros que subió usted.',
  guardadoEnElProducto:
    'Los registros se guardan en Apremia: no cambian los datos del municipio ni comprueban allá que el inmueble exista.',
  noExiste: 'No existe ese registro.',
  archivoDeOtro:
    'El archivo «{nombre}» viene como del inmueble {inmueble}, que no es el del registro.',
  historial: {
    alta: 'Registro del inmueble {inmueble} de {persona}.',
  },
} as const
