/** Lists that each municipality has its own of (D170): what is said of any of them, and of each. */
export const catalogos = {
  codigo: 'El código lleva de 1 a 4 letras sin acento o números, sin espacios ni signos: AB, 19.',
  requerido: 'Complete este dato.',
  largo: 'Pasa de {n} caracteres: abrévielo.',
  repetido: 'Ya está el código {codigo}: «{nombre}». Edite esa fila, o elija otro código.',
  noExiste: 'No hay ninguna fila con el código {codigo}: agréguela como nueva.',
  versionVieja:
    'Otra persona modificó esta fila mientras usted la editaba. Lo que usted escribió sigue aquí: revise los valores guardados y vuelva a guardar.',
  otrosCambios:
    'Otra persona modificó otros datos de esta fila mientras usted la editaba. Ya están en el formulario: revíselos y vuelva a guardar.',
  conflicto: {
    campo: 'Dato',
    suyo: 'Lo que usted escribió',
    guardado: 'Lo que se guardó mientras tanto',
    mios: 'Conservar lo que escribí',
    actuales: 'Usar lo guardado',
  },
  borrador: 'Se recuperó lo que había escrito y no guardó.',
  buscar: 'Buscar',
  sinResultados: 'Ninguna fila cumple el filtro.',
  todos: 'Todos',
  recursos: {
    columnas: {
      codigo: 'Código',
      nombre: 'Nombre',
      ordenanza: 'Ordenanza',
      clase: 'Tipo',
      pagoUnico: 'Pago único',
      activo: 'Estado',
    },
    ayudas: {
      codigo: 'De 1 a 4 letras o números. No cambia después.',
      nombre: 'Como se imprime en los títulos y las cartas.',
      ordenanza: 'La norma que lo crea.',
      pagoUnico: 'Se puede cancelar en un pago con reducción de intereses.',
      activo: 'Uno inactivo no se ofrece en las listas. Lo que se debe por él sigue igual.',
    },
    clases: { inmueble: 'De inmuebles', comercio: 'De comercios' },
    estados: { activo: 'Activo', inactivo: 'Inactivo' },
    buscarAyuda: 'Por código, nombre u ordenanza',
    nuevo: 'Nuevo recurso',
    editar: 'Editar el recurso {codigo}',
    guardado: 'El recurso {codigo} quedó guardado.',
    cuenta: '{n} de {de} recursos',
    vacio: 'No hay ningún recurso cargado.',
    comoCargar:
      'Agréguelos con «Nuevo recurso», o todos juntos con el archivo «recursos» de Datos del municipio.',
    comoSeCarga: 'Los carga la administración.',
    elijaClase: 'Elija el tipo.',
    claseEnUso:
      'El recurso {codigo} ya se usa: su tipo no cambia. Si se cargó con el tipo equivocado, desactívelo y agregue otro código.',
  },
  situaciones: {
    columnas: { codigo: 'Código', detalle: 'Nombre', destino: 'Destino', clase: 'Significado' },
    ayudas: {
      codigo: 'De 1 a 4 letras o números. No cambia después.',
      detalle: 'Como la nombra el municipio en la cuenta corriente.',
      destino: 'Con CC la ofrecen las búsquedas.',
      clase:
        'De esto depende en qué solapa está un caso y desde cuándo corre su plazo. Cambiarlo recalcula los casos en una tarea.',
    },
    clases: {
      gestionLegal: 'Gestión Legal',
      tituloEjecutivo: 'Título Ejecutivo',
      planDePagos: 'Plan de Pagos',
      otra: 'Ninguno de los tres',
    },
    buscarAyuda: 'Por código o nombre',
    nuevo: 'Nueva situación',
    editar: 'Editar la situación {codigo}',
    guardado: 'La situación {codigo} quedó guardada.',
    cuenta: '{n} de {de} situaciones',
    vacio: 'No hay ninguna situación cargada.',
    comoCargar:
      'Agréguelas con «Nueva situación», o todas juntas con el archivo «situaciones» de Datos del municipio.',
    comoSeCarga: 'Las carga la administración.',
    elijaClase: 'Elija el significado.',
    clase: 'El significado es gestionLegal, tituloEjecutivo, planDePagos u otra.',
    destino: 'El destino lleva de 1 a 4 letras o números: CC.',
    detalleRepetido:
      'La situación {codigo} ya se llama «{detalle}»: dos con el mismo nombre no se distinguen.',
    recalcular: 'Recalcular los casos de la situación {codigo}',
  },
} as const
