export const sincronizacion = {
  titulo: 'Sincronizar con el servicio del municipio',
  tituloDePrueba: 'Probar la sincronización con el servicio del municipio',
  archivo: 'servicio-{dia}.zip',
  pasos: {
    listas: 'Pidiendo lo que tiene cada abogado',
    deudas: 'Pidiendo la deuda de cada imponible',
    planes: 'Pidiendo los planes de pago',
    paquete: 'Armando los datos',
  },
  sinServicio:
    'Esta instalación no usa el servicio del municipio (MUNICIPIO_URL): los datos se cargan con «apremia municipio cargar».',
  enCurso: 'Ya hay una sincronización en curso: espere a que termine.',
  pedida: 'Se pidió sincronizar con el servicio del municipio.',
  sinRespuesta:
    'El servicio no contestó bien de {n} de {total} imponibles: quedan como estaban hasta la próxima.',
  incompleta:
    'El servicio no contestó bien de {n} de {total} imponibles: son demasiados y no se cambió nada. Intente más tarde; lo que ya contestó no se vuelve a preguntar.',
  datosAl: 'Datos del servicio del municipio, del {momento}',
  sinTraer: 'Todavía no se trajo la cartera del servicio del municipio',
  deDonde:
    'Las mesas, Hoy, las estadísticas y las evaluaciones salen de esta cartera. Las deudas de un imponible y lo que se decide sobre ellas se preguntan al servicio en el momento.',
  faltan:
    'El servicio no contestó de {n} imponibles: quedan como estaban y no se puede evaluar hasta sincronizar otra vez.',
  afuera:
    'Quedaron afuera {n} filas, que la última carga de la lista detalla: no se puede evaluar hasta corregirlas y sincronizar otra vez.',
  ahora: 'Sincronizar ahora',
  enMarcha: 'Se está trayendo la cartera del servicio del municipio',
  comprobar: {
    sinAbogado: 'No hay ningún abogado cargado: sin un código no se puede preguntar.',
    sinMuestra: 'Ninguna llamada anterior trajo algo por lo que preguntar.',
    sinVencimiento:
      'Hay períodos sin VENCIMIENTO: se muestran, pero no se pueden traer al sincronizar.',
    sinSituacion:
      'Hay períodos sin SITUACION: se muestran, pero no se pueden traer al sincronizar.',
    sinFecha: 'Hay planes sin FECHA: se muestran, pero no se pueden traer al sincronizar.',
    acotar: {
      ajenas:
        'Se pidió lo {que} y, de {total} filas, {ajenas} son de otros: el servicio no acota la lista. {efecto}',
      deAbogado: 'del abogado {abogado}',
      deItem: 'del imponible {imponible} con el recurso {recurso}',
      dePlan: 'del plan {plan}',
      deInmueble: 'del inmueble {inmueble}',
      efectos: {
        porAbogado:
          'Lo que sobra se descarta, pero cada sincronización la lee entera una vez por abogado.',
        porImponible:
          'Lo que sobra se descarta, pero cada sincronización la lee entera una vez por imponible: con miles de imponibles no termina en una noche.',
        porPlan:
          'Lo que sobra se descarta, pero cada sincronización la lee entera una vez por cada plan que solo nombran los períodos.',
        alMirar:
          'Lo que sobra se descarta, pero cada vez que alguien mira un caso se la lee entera y se la espera.',
      },
    },
    estados: { bien: 'Bien', mal: 'Mal', sinProbar: 'Sin probar', aviso: 'Con aviso' },
  },
  dejados: 'El servicio trae datos que no se entienden y quedan sin completar: {datos}.',
} as const
