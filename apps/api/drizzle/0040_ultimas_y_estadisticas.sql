CREATE INDEX "caso_actuacion" ON "caso" USING btree ("actuacion_fecha" DESC NULLS FIRST,"actuacion" DESC NULLS FIRST) WHERE "caso"."actuacion" is not null;--> statement-breakpoint
-- The statistics are kept whole by version, so everything they count changes the version.
create trigger convenio_cambia after insert or update or delete or truncate on convenio
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
create trigger convenio_plan_cambia after insert or update or delete or truncate on convenio_plan
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
create trigger carta_cambia after insert or update or delete or truncate on carta
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
create trigger carta_acuse_cambia after insert or update or delete or truncate on carta_acuse
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
create trigger evaluacion_cambia after insert or update or delete or truncate on evaluacion
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
create trigger abogado_cambia after insert or update or delete or truncate on abogado
  for each statement execute function contar_cambio_de_casos();
