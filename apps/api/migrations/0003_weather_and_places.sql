CREATE TABLE "data_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gazetteer" (
	"key" text NOT NULL,
	"name" text NOT NULL,
	"state" text,
	"area" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "weather_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" text,
	"fetched_at" timestamp with time zone,
	"fresh_until" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"failed_until" timestamp with time zone,
	"failure" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "gazetteer_key" ON "gazetteer" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "gazetteer_key_trigrams" ON "gazetteer" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "weather_answers_changed" ON "weather_answers" USING btree ("changed_at");