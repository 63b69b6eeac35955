export const ayuda = {
  titulo: 'Ayuda',
  enEstaPantalla: 'En esta pantalla',
  recorrido: 'Recorrido',
  hacerRecorrido: 'Hacer el recorrido',
  queEsElRecorrido:
    'Dos minutos por lo que usted usa, según su cuenta. Se puede dejar en cualquier paso.',
  teclas: 'Teclas',
  verTeclas: 'Ver las teclas',
  siAlgoFalla: 'Si algo no anda',
  contacto:
    'Cada error muestra un número de pedido: páselo a quien administra el sistema en su municipio, con lo que estaba haciendo. Lo que escribió y no guardó sigue en esta pestaña.',
  oferta: '¿Es su primera vez?',
  ahoraNo: 'No mostrar más el recorrido',
  paso: 'Paso {n} de {total}',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  dejar: 'Dejar el recorrido',
  terminar: 'Terminar',
  ir: 'Ir a {pantalla}',
  porRuta: {
    '/home': [
      'Arriba, lo que vence y espera hoy; cada número abre su lista ya filtrada.',
      'Abajo, las pantallas de su cuenta. Volver al inicio borra los filtros de trabajo; las vistas guardadas quedan.',
    ],
    '/contribuyentes': [
      'Busque por nombre, calle o documento. No importan los acentos, las mayúsculas ni el orden de las palabras.',
      'Cada fila se abre con sus inmuebles y comercios.',
    ],
    '/inmuebles': [
      'Busque por número, titular, calle o nomenclatura. La fila se abre con su deuda por recurso.',
      'Desde la deuda se hace el convenio, con los períodos ya elegidos.',
    ],
    '/comercios': [
      'Busque por número, titular, nombre de fantasía o calle. La fila se abre con su deuda.',
    ],
    '/inmueble/:id': [
      'Todo lo de un inmueble: su deuda, sus planes, sus convenios y sus actuaciones.',
    ],
    '/convenios': [
      'Los convenios que usted puede ver. «Mostrar filtros» busca por firmante, imponible, fechas o abogado.',
      'Un convenio se edita hasta que se confirma; confirmarlo fija los importes y guarda su PDF.',
    ],
    '/planes-de-pago': [
      'Busque un plan por inmueble, contribuyente o número; su detalle muestra cuotas pagas y vencidas.',
      'Sin planes, se ofrece simular uno.',
    ],
    '/gestion': [
      'Elija un grupo de etapas y busque. Marque los casos que quiera y grabe una actuación sobre todos a la vez.',
      'La casilla del encabezado marca la página; después se ofrece elegir todos los resultados.',
    ],
    '/cartas': [
      'Cada carta con su acuse: se anota de a uno, con su escaneo, o de varias marcadas a la vez.',
      'En «Lotes» están los envíos, para descargarlos otra vez.',
    ],
    '/calendario': [
      'Lo que vence cada día. Puede leerlo también desde su programa de calendario, con una dirección privada.',
    ],
    '/estadisticas': ['Cada gráfico tiene su tabla y su Excel, y lleva a la lista de la que sale.'],
    '/registros': ['Constancias con documentos, de un inmueble o comercio.'],
    '/datos-personales': [
      'Qué se guarda: del registro municipal, quién es cada contribuyente y lo que debe; lo que se cargó acá (novedades, registros, actuaciones, cartas, títulos, convenios); quién ingresa y cuándo; lo que cada uno hizo y lo que miró.',
      'Para qué: cobrar la deuda del municipio y rendir cuentas de cómo se hizo. No se usa para otra cosa.',
      'Cuánto: los títulos, las cartas, los convenios y el historial, siempre. Lo demás, los días que dicen los parámetros de conservación; mientras estén en cero, también siempre.',
      'Quién responde: el municipio. Una persona puede pedirle sus datos, y que se corrijan o se borren los que la ley permite (Ley 25.326, arts. 14 y 16).',
      'Cada pedido lleva su motivo y queda en el historial. Se corrige en la pantalla que tiene cada dato; en la tabla está el enlace.',
    ],
    '/datos-del-municipio': [
      'Los paquetes con que el municipio trae sus datos. «Cargar un paquete» dice antes qué cambiaría, archivo por archivo y en la mesa de cada abogado.',
      'Un paquete se aplica entero, o no se aplica nada. Cada carga se abre con lo que hizo y con sus filas rechazadas.',
      'Un administrador se lleva toda la instalación como un paquete con «Exportar todo».',
    ],
    '/novedades': [
      'Contribuyentes que el municipio anota aparte del registro, con sus inmuebles y documentos.',
    ],
    '/comunicaciones': [
      'Los avisos que recibió. Marque los leídos: dejan de contarse en el encabezado.',
    ],
    '/mis-datos': ['Su ficha, sus datos de contacto y su evaluación.'],
    '/abogados/usuario': ['Su ficha, sus datos de contacto y su evaluación.'],
    '/mesa-extrajudicial': [
      'Sus casos por solapa, con la fecha límite de cada uno y por qué.',
      'Abra un caso para ver su historia, o marque varios y grabe una actuación sin salir de la mesa.',
    ],
    '/mesa-judicial': [
      'Sus juicios por solapa, con la fecha límite de cada uno y por qué.',
      'Abra un caso para ver su historia, o marque varios y grabe una actuación sin salir de la mesa.',
    ],
    '/abogado-externo': ['Los casos de un contribuyente, en una sola lista.'],
    '/scoring-abogados': [
      'Los abogados con su última evaluación. Cada cuenta se abre con sus casos y el porqué de cada uno.',
    ],
    '/titulos': ['Los títulos ejecutivos emitidos, por imponible y recurso.'],
    '/creaciontitulos': [
      'Suba la planilla, revise lo que completó el municipio y genere los títulos: antes se ve el rango de números.',
      '«Revisar» dice qué filas no pueden ser títulos y qué conviene mirar antes de emitirlos. No numera nada.',
      'Los lotes quedan en la lista y se descargan otra vez con los mismos bytes.',
    ],
    '/abogados': ['El listado de abogados. Una baja pide antes a quién pasan los casos.'],
    '/condiciones': ['Las condiciones de contratación de cada abogado.'],
    '/configuracion': ['Fechas, tiempos de etapa y máximos. Antes de guardar se ve qué cambiaría.'],
    '/usuarios': ['Quién puede ingresar, con qué rol y con qué permisos.'],
    '/historial': ['Quién hizo qué y cuándo. No se puede modificar.'],
    '/registroslogin': ['Los ingresos al sistema, por persona.'],
    '*': ['El encabezado lleva al inicio, al buscador y a esta ayuda.'],
  },
  pasos: {
    inicio: {
      titulo: 'Su inicio',
      texto:
        'Es lo primero que ve al ingresar: arriba lo que vence y espera, abajo las pantallas de su cuenta.',
    },
    inicioSinHoy: {
      titulo: 'Su inicio',
      texto: 'Es lo primero que ve al ingresar: las pantallas que puede abrir su cuenta.',
    },
    menu: {
      titulo: 'El menú',
      texto:
        'A la izquierda, o en el botón de arriba en un teléfono, están todas las pantallas y consultas. El buscador (Ctrl+K) encuentra un inmueble, una persona, un convenio o un expediente desde cualquier lugar.',
    },
    mesas: {
      titulo: 'Sus mesas',
      texto:
        'Los casos están en solapas según lo que falta hacer. El color y la fecha límite dicen cuál vence primero, y por qué.',
    },
    mesasDeTodos: {
      titulo: 'Las mesas',
      texto:
        'Elija un abogado, o todos, para ver su mesa. Puede pasar casos de un abogado a otro: antes de guardar se ve cuáles.',
    },
    actuar: {
      titulo: 'Registrar una actuación',
      texto:
        'Marque uno o varios casos y grabe la actuación sobre todos. La selección sigue al cambiar de página, y la barra de abajo dice cuántos son.',
    },
    convenios: {
      titulo: 'De la deuda al convenio',
      texto:
        'Desde la deuda de un inmueble, «Nuevo Convenio» trae los períodos elegidos. Antes de guardar se ve quién firma, con qué plan y cuánto paga en total.',
    },
    titulos: {
      titulo: 'Títulos ejecutivos',
      texto:
        'Salen de una planilla. Antes de numerar se ve el rango, y cada lote se puede descargar otra vez.',
    },
    usuarios: {
      titulo: 'Quién ingresa',
      texto:
        'El rol y el código de abogado dicen qué ve cada persona. Todo cambio queda en el historial.',
    },
    evaluaciones: {
      titulo: 'Evaluar abogados',
      texto:
        'Cada número de una evaluación se abre con sus casos. La de un día se puede rehacer igual años después.',
    },
    sinCodigo: {
      titulo: 'Falta su código de abogado',
      texto:
        'Su cuenta todavía no tiene código: por eso las búsquedas no encuentran casos. Lo asigna la administración.',
    },
    invitado: {
      titulo: 'Puede mirar',
      texto:
        'Su cuenta consulta y no modifica. Los documentos, teléfonos y correos de las personas se ven tapados.',
    },
    listas: {
      titulo: 'Los listados, a su manera',
      texto:
        'Elija columnas y su orden, la altura de las filas y los filtros, y guárdelos en «Opciones», «Vistas», para volver a verlos igual.',
    },
    ayuda: {
      titulo: 'La ayuda, siempre en el mismo lugar',
      texto:
        'El botón del encabezado dice para qué es cada pantalla, y desde ahí puede repetir este recorrido.',
    },
  },
} as const
