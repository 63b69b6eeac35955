CREATE INDEX "convenio_frm_dni" ON "convenio" USING btree ("frm_dni");--> statement-breakpoint
-- The names that sign agreements and the numbers of the files, as they are typed: the search box asks for any of them.
create index convenio_firmante_busqueda on convenio using gin (f_busqueda(frm_nombre) gin_trgm_ops);
--> statement-breakpoint
create index actuacion_expediente_busqueda on actuacion using gin (f_busqueda(dato ->> 'nroexpte') gin_trgm_ops)
  where vigente and tp_id in (1, 18);
