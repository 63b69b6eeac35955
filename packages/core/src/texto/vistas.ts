/** Texts of the saved views of a list (ux 7). */
export const vistas = {
  titulo: 'Vistas',
  propias: 'Mis vistas',
  compartidas: 'Compartidas',
  ninguna: 'Todavía no hay vistas de esta lista.',
  sinVista: 'Sin vista',
  alEntrar: 'al entrar',
  compartida: 'compartida',
  de: 'de {persona}',
  cambiada: 'Cambió algo de la vista «{nombre}».',
  sinCampos:
    'La vista «{nombre}» filtra también por lo que usted no puede filtrar: eso quedó afuera.',
  noEsta: 'La vista de esta dirección no existe o ya no se comparte: la lista se muestra sin ella.',
  guardarCambios: 'Guardar los cambios',
  nueva: 'Guardar como vista nueva',
  editar: 'Editar vista {nombre}',
  opcionesDe: 'Opciones de la vista {nombre}',
  guarda:
    'Se guardan las columnas y su orden, la altura de las filas, los filtros y el orden de la lista.',
  guardar: 'Guardar vista',
  campos: {
    nombre: 'Nombre',
    compartir: 'Compartir con los demás',
    inicial: 'Usar al entrar a esta lista',
  },
  queSeComparte:
    'La ve quien puede abrir esta lista. Se comparten los filtros, no los resultados: cada persona encuentra solo lo que puede ver.',
  eliminar: 'Eliminar vista',
  eliminarPregunta: 'Se elimina la vista «{nombre}».',
  enUso: {
    una: 'Una persona más la usa al entrar: su lista volverá a empezar sin vista.',
    varias: '{n} personas más la usan al entrar: sus listas volverán a empezar sin vista.',
  },
  repetida: 'Ya tiene una vista con ese nombre en esta lista.',
  demasiadas: 'Ya tiene {n} vistas en esta lista: elimine alguna antes de guardar otra.',
  noExiste: 'La vista no existe o no es suya.',
  sinLista: 'No tiene permiso para abrir esta lista.',
  nombreRequerido: 'El nombre de la vista es requerido.',
  historial: {
    alta: 'Alta de la vista «{nombre}» de la lista {lista}.',
    edicion: 'Edición de la vista «{nombre}» de la lista {lista}.',
    baja: 'Baja de la vista «{nombre}» de la lista {lista}.',
    inicial: 'Vista al entrar a la lista {lista}: «{nombre}».',
    sinInicial: 'La lista {lista} vuelve a empezar sin vista.',
  },
} as const
