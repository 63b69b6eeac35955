CREATE TABLE "recurso_ordenanza" (
	"recurso" text NOT NULL,
	"anio" smallint NOT NULL,
	"ordenanza" text NOT NULL,
	CONSTRAINT "recurso_ordenanza_pk" PRIMARY KEY("recurso","anio"),
	CONSTRAINT "recurso_ordenanza_anio" CHECK ("recurso_ordenanza"."anio" between 1900 and 2200),
	CONSTRAINT "recurso_ordenanza_ordenanza" CHECK (btrim("recurso_ordenanza"."ordenanza") <> '')
);
--> statement-breakpoint
ALTER TABLE "recurso_ordenanza" ADD CONSTRAINT "recurso_ordenanza_recurso_recurso_codigo_fk" FOREIGN KEY ("recurso") REFERENCES "public"."recurso"("codigo") ON DELETE cascade ON UPDATE no action;