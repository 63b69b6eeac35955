CREATE TABLE "caso" (
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	"situacion" text,
	"situacion_fecha" date,
	"hubo_gestion" boolean DEFAULT false NOT NULL,
	"hubo_titulo" boolean DEFAULT false NOT NULL,
	"hubo_plan" boolean DEFAULT false NOT NULL,
	"titulo" date,
	"actuacion" integer,
	"actuacion_fecha" date,
	"tp_id" integer,
	"gp_id" integer,
	"abogado" text DEFAULT '' NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"efectiva" text,
	"efectiva_fecha" date,
	"mesa" text DEFAULT 'extrajudicial' NOT NULL,
	"solapa_judicial" text,
	"solapa_extrajudicial" text,
	"todos_judicial" boolean DEFAULT false NOT NULL,
	"todos_extrajudicial" boolean DEFAULT false NOT NULL,
	"hecho_judicial" date,
	"hecho_extrajudicial" date,
	"vence" date,
	"plazo_desde" date,
	"plazo_origen" text,
	"ultima_fecha" date,
	"limite" date,
	CONSTRAINT "caso_pk" PRIMARY KEY("tipo","imponible","recurso"),
	CONSTRAINT "caso_tipo" CHECK ("caso"."tipo" in ('I', 'C'))
);
--> statement-breakpoint
CREATE TABLE "situacion_aprendida" (
	"tipo" text NOT NULL,
	"imponible" integer NOT NULL,
	"recurso" text NOT NULL,
	"situaciones" jsonb NOT NULL,
	"sabido" timestamp with time zone NOT NULL,
	CONSTRAINT "situacion_aprendida_pk" PRIMARY KEY("tipo","imponible","recurso"),
	CONSTRAINT "situacion_aprendida_lista" CHECK (jsonb_typeof("situacion_aprendida"."situaciones") = 'array')
);
--> statement-breakpoint
CREATE INDEX "caso_judicial_abogado" ON "caso" USING btree ("solapa_judicial","abogado","vence","tipo","imponible","recurso") WHERE "caso"."solapa_judicial" is not null;--> statement-breakpoint
CREATE INDEX "caso_judicial" ON "caso" USING btree ("solapa_judicial","vence","tipo","imponible","recurso") WHERE "caso"."solapa_judicial" is not null;--> statement-breakpoint
CREATE INDEX "caso_extrajudicial_abogado" ON "caso" USING btree ("solapa_extrajudicial","abogado","vence","tipo","imponible","recurso") WHERE "caso"."solapa_extrajudicial" is not null;--> statement-breakpoint
CREATE INDEX "caso_extrajudicial" ON "caso" USING btree ("solapa_extrajudicial","vence","tipo","imponible","recurso") WHERE "caso"."solapa_extrajudicial" is not null;--> statement-breakpoint
CREATE INDEX "caso_abogado" ON "caso" USING btree ("abogado","vence","tipo","imponible","recurso");--> statement-breakpoint
CREATE INDEX "caso_vence" ON "caso" USING btree ("vence","tipo","imponible","recurso");--> statement-breakpoint
CREATE INDEX "caso_etapa" ON "caso" USING btree ("tp_id");