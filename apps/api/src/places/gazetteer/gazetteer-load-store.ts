import { type CopyRow, copyRows, type TransactionSql } from '../../db/copy-rows.ts'

/** Arbitrary, but the same in all instances. */
const LOCK = 7_263_419

/** Input of the gazetteer. The comments list the columns. */
export interface GazetteerRows {
  /** key, name, state, area, country, lat, lon */
  cities: AsyncIterable<CopyRow>
  /** key, name, country, lat, lon, population */
  populations: AsyncIterable<CopyRow>
  /** key of the other name, key of the name, country */
  otherNames: Iterable<CopyRow>
}

/**
 * Replaces the gazetteer with one built from these rows, unless it already has this version. Waits
 * while another instance is building it.
 * @param rows called only if the gazetteer must be built
 * @returns number of names, or undefined if the gazetteer is up to date
 */
export async function replaceGazetteer(
  sql: TransactionSql,
  version: string,
  rows: () => Promise<GazetteerRows>,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCK})`
  const [held] = await sql`select version from data_versions where name = 'gazetteer'`
  if (held?.version === version) return undefined
  await stage(sql, rows)
  await sql`delete from gazetteer`
  const made = await sql.unsafe(merge)
  await sql.unsafe(addOtherNames)
  // Prevents every search from scanning the index's list of pending entries.
  await sql`select gin_clean_pending_list('gazetteer_key_trigrams')`
  await sql`analyze gazetteer`
  await sql`
    insert into data_versions (name, version) values ('gazetteer', ${version})
    on conflict (name) do update set version = excluded.version, loaded_at = now()`
  return made.count
}

async function stage(sql: TransactionSql, rows: () => Promise<GazetteerRows>): Promise<void> {
  await sql.unsafe(`
    create temp table cities (id int generated always as identity, key text, name text, state text, area text, country text, lat float8, lon float8) on commit drop;
    create temp table populations (id int generated always as identity, key text, name text, country text, lat float8, lon float8, population int) on commit drop;
    create temp table other_names (other text, key text, country text) on commit drop`)
  const { cities, populations, otherNames } = await rows()
  await copyRows(sql, 'cities (key, name, state, area, country, lat, lon)', cities)
  await copyRows(sql, 'populations (key, name, country, lat, lon, population)', populations)
  await copyRows(sql, 'other_names', otherNames)
  await sql`analyze cities`
  await sql`analyze populations`
}

/**
 * A city gets the population of the place with its name within about 10 km. A remaining place
 * within 3 km of an unmatched city is another spelling of its name (Nürnberg, Mysore) and becomes
 * its second name. The rows are in the order of the index, so a search for the beginning of a name
 * reads few pages of the table.
 */
const merge = `
  with namesakes as materialized (
    select cities.id as city, populations.id as twin, populations.population
    from cities join populations using (key, country)
    where abs(populations.lat - cities.lat) < 0.1 and abs(populations.lon - cities.lon) < 0.15
  ), lonely as materialized (
    select * from cities where id not in (select city from namesakes)
  ), spelled as materialized (
    select populations.key, populations.population, lonely.id as city
    from populations
    cross join generate_series(-1, 1) as north cross join generate_series(-1, 1) as east
    join lonely on lonely.country = populations.country
      and floor(lonely.lat * 20) = floor(populations.lat * 20) + north
      and floor(lonely.lon * 20) = floor(populations.lon * 20) + east
    where populations.id not in (select twin from namesakes)
      and abs(lonely.lat - populations.lat) < 0.03 and abs(lonely.lon - populations.lon) < 0.03
  ), peopled as (
    select city, max(population) as population
    from (select city, population from namesakes union all select city, population from spelled) as known
    group by city
  )
  insert into gazetteer (key, name, state, area, country, lat, lon, population)
  select names.key, name, state, area, country, lat, lon, coalesce(population, 0)
  from (select id, key from cities union select city, key from spelled) as names
  join cities on cities.id = names.id
  left join peopled on peopled.city = names.id
  where names.key <> ''
  order by names.key collate "C"`

/** If several places have the name, the largest gets the other name. */
const addOtherNames = `
  insert into gazetteer (key, name, state, area, country, lat, lon, population)
  select distinct on (other, country) other, name, state, area, country, lat, lon, population
  from other_names join gazetteer using (key, country)
  order by other, country, population desc`
