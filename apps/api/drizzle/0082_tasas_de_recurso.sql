CREATE TABLE "recurso_tasa" (
	"recurso" text NOT NULL,
	"vigente_desde" date NOT NULL,
	"mensual" text NOT NULL,
	"conteo" text NOT NULL,
	CONSTRAINT "recurso_tasa_pk" PRIMARY KEY("recurso","vigente_desde"),
	CONSTRAINT "recurso_tasa_mensual" CHECK ("recurso_tasa"."mensual" ~ '^(0|[1-9][0-9]{0,2})([.][0-9]{1,4})?$' and "recurso_tasa"."mensual"::numeric <= 100),
	CONSTRAINT "recurso_tasa_conteo" CHECK ("recurso_tasa"."conteo" in ('dia', 'mes')),
	CONSTRAINT "recurso_tasa_vigente_desde" CHECK ("recurso_tasa"."vigente_desde" between '1900-01-01' and '2200-12-31')
);
--> statement-breakpoint
ALTER TABLE "recurso_tasa" ADD CONSTRAINT "recurso_tasa_recurso_recurso_codigo_fk" FOREIGN KEY ("recurso") REFERENCES "public"."recurso"("codigo") ON DELETE cascade ON UPDATE no action;