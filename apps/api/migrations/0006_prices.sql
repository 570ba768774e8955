CREATE TABLE "exchange_rates" (
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "exchange_rates_base_quote_date_source_pk" PRIMARY KEY("base","quote","date","source")
);
--> statement-breakpoint
CREATE TABLE "price_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"origin" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"revised" integer NOT NULL,
	"bad_rows" integer NOT NULL,
	"bad_examples" jsonb NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_observations" (
	"series_id" integer NOT NULL,
	"date" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "price_observations_series_id_date_pk" PRIMARY KEY("series_id","date")
);
--> statement-breakpoint
CREATE TABLE "price_revisions" (
	"series_id" integer NOT NULL,
	"date" date NOT NULL,
	"value" double precision NOT NULL,
	"import_id" bigint NOT NULL,
	CONSTRAINT "price_revisions_series_id_date_import_id_pk" PRIMARY KEY("series_id","date","import_id")
);
--> statement-breakpoint
CREATE TABLE "price_series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"source" text NOT NULL,
	"commodity" text,
	"name" text NOT NULL,
	"grade" text,
	"type" text NOT NULL,
	"country" text,
	"market" text,
	"area" text,
	"lat" double precision,
	"lon" double precision,
	"unit" text NOT NULL,
	"currency" text,
	"period" text NOT NULL,
	"updated_on" date,
	"bundled" boolean NOT NULL,
	CONSTRAINT "price_series_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_series_id_price_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "price_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_revisions" ADD CONSTRAINT "price_revisions_import_id_price_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "price_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_rates_quote" ON "exchange_rates" USING btree ("quote","base","date");--> statement-breakpoint
CREATE INDEX "price_imports_source" ON "price_imports" USING btree ("source","ended_at");--> statement-breakpoint
CREATE INDEX "price_series_commodity" ON "price_series" USING btree ("commodity","country");--> statement-breakpoint
CREATE INDEX "price_series_lat" ON "price_series" USING btree ("lat");