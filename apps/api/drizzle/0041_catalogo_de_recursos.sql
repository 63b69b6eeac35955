ALTER TABLE "recurso" ADD COLUMN "pago_unico" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recurso" ADD COLUMN "activo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What is already there keeps its name and ordinance; the single payment is what the compiled list said of each code.
update recurso set pago_unico = true where codigo in ('DU', 'SS', 'AB', 'AG', 'CL', 'PA', 'RV', 'CC', 'GA', 'WO', 'WQ', 'WX', 'WR', 'W2', 'WZ', 'TH');
--> statement-breakpoint
-- The first rows of every installation.
insert into recurso (codigo, nombre, tipo, pago_unico) values
  ('19', 'Tasa por Inspección de Estructuras Portantes de Antenas', 'C', false),
  ('SE', 'Tasa por Inspección de Seguridad e Higiene', 'C', false),
  ('SH', 'Tasa por Inspección de Seguridad e Higiene, Régimen Simplificado', 'C', false),
  ('PP', 'Derechos de Publicidad y Propaganda', 'C', false),
  ('2', 'Derechos por Venta Ambulante', 'C', false),
  ('EP', 'Derechos de Ocupación o Uso de Espacios Públicos', 'C', false),
  ('9', 'Derechos a los Espectáculos Públicos', 'C', false),
  ('SV', 'Tasa por Servicios Varios', 'C', false),
  ('LO', 'Tasa por Habilitación de Locales', 'C', false),
  ('SA', 'Tasa por Inspección Sanitaria', 'C', false),
  ('DI', 'Tasa por Disposición Final de Residuos', 'C', false),
  ('IV', 'Tasa por Inspección Veterinaria', 'C', false),
  ('DU', 'Contribución por Desarrollo Urbano', 'I', true),
  ('SS', 'Tasa por Servicios Sanitarios', 'I', true),
  ('AB', 'Tasa por Alumbrado, Barrido, Limpieza y Conservación de la Vía Pública', 'I', true),
  ('AG', 'Contribución por Mejoras: Red de Agua Corriente', 'I', true),
  ('CL', 'Contribución por Mejoras: Red Cloacal', 'I', true),
  ('PA', 'Contribución por Mejoras: Pavimento', 'I', true),
  ('RV', 'Tasa por Conservación, Reparación y Mejorado de la Red Vial Municipal', 'I', true),
  ('CC', 'Contribución por Mejoras: Cordón Cuneta', 'I', true),
  ('GA', 'Contribución por Mejoras: Red de Gas', 'I', true),
  ('WO', 'Contribución por Mejoras: Obra WO', 'I', true),
  ('WQ', 'Contribución por Mejoras: Obra WQ', 'I', true),
  ('WX', 'Contribución por Mejoras: Obra WX', 'I', true),
  ('WR', 'Contribución por Mejoras: Obra WR', 'I', true),
  ('W2', 'Contribución por Mejoras: Obra W2', 'I', true),
  ('WZ', 'Contribución por Mejoras: Obra WZ', 'I', true),
  ('TH', 'Tasa por Higiene de Terrenos Baldíos', 'I', true)
on conflict (codigo) do nothing;
