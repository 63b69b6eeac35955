CREATE TABLE "vista" (
	"id" serial PRIMARY KEY NOT NULL,
	"dni" text NOT NULL,
	"lista" text NOT NULL,
	"nombre" text NOT NULL,
	"compartida" boolean NOT NULL,
	"columnas" jsonb NOT NULL,
	"densidad" text NOT NULL,
	"filtro" jsonb NOT NULL,
	"orden" text NOT NULL,
	"sentido" text NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	CONSTRAINT "vista_nombre" UNIQUE("dni","lista","nombre")
);
--> statement-breakpoint
CREATE TABLE "vista_inicial" (
	"dni" text NOT NULL,
	"lista" text NOT NULL,
	"vista" integer NOT NULL,
	CONSTRAINT "vista_inicial_dni_lista_pk" PRIMARY KEY("dni","lista")
);
--> statement-breakpoint
ALTER TABLE "vista" ADD CONSTRAINT "vista_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vista_inicial" ADD CONSTRAINT "vista_inicial_dni_usuario_dni_fk" FOREIGN KEY ("dni") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vista_inicial" ADD CONSTRAINT "vista_inicial_vista_vista_id_fk" FOREIGN KEY ("vista") REFERENCES "public"."vista"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vista_compartida" ON "vista" USING btree ("lista") WHERE "vista"."compartida";--> statement-breakpoint
CREATE INDEX "vista_inicial_vista" ON "vista_inicial" USING btree ("vista");