export const correo = {
  producto: 'Apremia',
  asuntos: {
    resumen: '{producto}: {cuentas}',
    urgentes: '{producto}: tiene una comunicación urgente',
    cargas: '{producto}: {carga} {resultado}',
    respaldoAlDia: '{producto}: la copia de seguridad está al día',
    respaldoViejo: '{producto}: falta una copia de seguridad',
    invitacion: '{producto}: ya puede ingresar',
    prueba: '{producto}: correo de prueba',
  },
  resumen: {
    titulo: 'Su trabajo del {dia}',
    tituloDeTodos: 'El trabajo de los abogados, {dia}',
    grupo: '{grupo}: {n}',
    caso: '{clase} {numero} {recurso}: {etapa}',
    sinEtapa: 'sin actuaciones',
    masCasos: 'y {n} más',
    clases: { I: 'inmueble', C: 'comercio' },
    abogado: '{abogado}: {cuentas}',
    sinAbogado: 'Sin abogado',
    abrir: 'Ábralo en {url}',
    cuentas: {
      venceHoy: { uno: '{n} vence hoy', varios: '{n} vencen hoy' },
      vencidos: { uno: '{n} vencido', varios: '{n} vencidos' },
      convenios: { uno: '{n} convenio en riesgo', varios: '{n} convenios en riesgo' },
      otros: 'hay trabajo para hoy',
    },
  },
  urgentes: 'Tiene una comunicación urgente sin leer. Su contenido se ve solo al ingresar: {url}',
  cargas: {
    termino: 'Terminó {carga}: {resultado}.',
    detalle: 'El detalle está en {url}',
    cual: {
      paquete: 'la carga de datos',
      padron: 'la carga del padrón',
      servicio: 'la sincronización con el servicio del municipio',
    },
    aplicada: 'se aplicó',
    noAplicada: 'no se aplicó',
  },
  respaldos: 'La última copia de seguridad completa es del {momento}.',
  invitacion: {
    acceso:
      '{municipio} le dio acceso a Apremia, donde se gestiona el cobro de sus tributos en mora.',
    ingreso:
      'Ingrese en {url}, con su identidad. No hace falta ninguna clave: se lo reconoce por su documento.',
    ajena: 'Si no esperaba este correo, no haga nada y avise al municipio.',
  },
  prueba: 'Este es un correo de prueba. Si lo recibió, el servidor de correo de {url} funciona.',
  sinDestino: 'La persona ya no puede ingresar, o no tiene una dirección.',
  pie: 'Recibe este correo porque lo pidió. Para no recibirlo más: {url}',
  baja: {
    titulo: 'Correos de Apremia',
    pregunta: '¿Dejar de recibir «{clase}»?',
    si: 'No recibirlo más',
    hecha:
      'Listo: no va a recibir más «{clase}». Puede volver a pedirlo en «Mi día», con «Avisos por correo».',
    nada: 'Esta dirección ya no sirve: ese aviso ya no se envía, o se volvió a pedir después. Lo que recibe se elige en «Mi día», con «Avisos por correo».',
  },
  historial: 'Avisos por correo: {clases}.',
  bajaEnHistorial: 'Dejó de recibir «{clase}» desde el enlace de un correo.',
  ninguno: 'ninguno',
  noSale:
    'El servidor de correo no aceptó el mensaje: {motivo}. Revise SMTP_URL y CORREO_REMITENTE.',
  sinServidor: 'Falta el servidor de correo: póngalo en SMTP_URL y arranque de nuevo.',
  sinDireccion: 'Usted no tiene un correo registrado: agréguelo en «Usuarios».',
} as const
