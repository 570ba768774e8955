CREATE TABLE "clock_looks" (
	"one" boolean PRIMARY KEY NOT NULL,
	"before" timestamp with time zone DEFAULT now() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
