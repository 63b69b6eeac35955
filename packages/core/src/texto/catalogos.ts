/** Texts of the municipality's catalogues (D170): shared texts, and texts of each catalogue. */
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
  confirmar: 'Pulse otra vez «Guardar» para confirmarlo.',
  buscar: 'Buscar',
  sinResultados: 'Ninguna fila cumple el filtro.',
  todos: 'Todos',
  recursos: {
    columnas: {
      codigo: 'Código',
      nombre: 'Nombre',
      ordenanza: 'Ordenanza',
      ordenanzas: 'Ordenanza de cada año',
      clase: 'Tipo',
      pagoUnico: 'Pago único',
      activo: 'Estado',
    },
    ayudas: {
      codigo: 'De 1 a 4 letras o números. No cambia después.',
      nombre: 'Como se imprime en los títulos y las cartas.',
      ordenanza: 'La norma que lo crea. La citan los títulos, salvo en los años que tienen otra.',
      ordenanzas:
        'Una por renglón, con el año desde el que rige: «2024: Ordenanza 9.001». Cada título cita las de los períodos que reclama.',
      pagoUnico: 'Se puede cancelar en un pago con reducción de intereses.',
      activo: 'Uno inactivo no se ofrece en las listas. Lo que se debe por él sigue igual.',
    },
    clases: { inmueble: 'De inmuebles', comercio: 'De comercios' },
    estados: { activo: 'Activo', inactivo: 'Inactivo' },
    ordenanzaSinAnio: 'Indique el año desde el que rige.',
    ordenanzaRepetida: 'El año {anio} tiene dos ordenanzas.',
    ordenanzaInvalida:
      'Cada ordenanza lleva un año, de 1900 a 2200, y su texto, de hasta {n} caracteres: «2024: Ordenanza 9.001».',
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
        'De esto depende en qué solapa está un caso y desde cuándo corre su plazo. Antes de guardarlo se dice qué casos se mueven; después se recalculan en una tarea.',
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
  listas: {
    lista: 'Lista',
    nombres: {
      titulos: 'Títulos profesionales',
      caracteres: 'Carácter del firmante',
      formas: 'Formas de pago',
    },
    columnas: { nombre: 'Nombre', clase: 'Qué pide', activo: 'Se ofrece', enUso: 'En uso' },
    clases: { contado: 'El monto', cuotas: 'Las cuotas', mixto: 'El monto y las cuotas' },
    ayudas: {
      nombre: 'Como se ofrece y se imprime. En uso, no cambia.',
      activo: 'Si deja de ofrecerse, los registros y papeles que la nombran la conservan.',
    },
    ultima: 'Es la única que se ofrece: agregue otra antes.',
    buscarAyuda: 'Por nombre',
    nuevo: 'Agregar a la lista',
    editar: 'Editar la fila {codigo}',
    guardado: 'La lista quedó guardada.',
    cuenta: '{n} de {de} filas',
    vacio: 'La lista está vacía.',
    comoCargar: 'Agregue sus filas con «Agregar a la lista».',
    comoSeCarga: 'La carga la administración.',
    elijaClase: 'Elija qué pide la forma de pago.',
    repetida: 'Ya está «{nombre}» en la lista.',
    enUso:
      'Ya se usa «{nombre}»: cambiarlo cambiaría lo que dicen los registros que lo nombran. Agregue otro.',
    alta: 'Se agregó «{nombre}» a {lista}.',
    edicion: '«{antes}» pasó a ser «{nombre}» en {lista}.',
  },
} as const
