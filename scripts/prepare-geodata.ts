/**
 * Makes the files of geodata/ out of the source files that geodata/README.md names.
 *
 *   node --import tsx scripts/prepare-geodata.ts <source folder> [province ...]
 *
 * The same sources give the same bytes: rows are sorted by their own contents, nothing depends on the
 * clock or on the order of the source. Without provinces: Gelderland and Overijssel.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

type Row = Record<string, string>;

const [source, ...chosenProvinces] = process.argv.slice(2);
if (source === undefined) {
	process.stderr.write("Usage: node --import tsx scripts/prepare-geodata.ts <source folder> [province ...]\n");
	process.exit(1);
}
const provinces = new Set(chosenProvinces.length > 0 ? chosenProvinces : ["Gelderland", "Overijssel"]);
const target = join(import.meta.dirname, "..", "geodata");

const readRows = (name: string): Row[] => parse(readFileSync(join(source, name), "utf8"), { columns: true, bom: true }) as Row[];

/** Tab separated without quoting, so that the server reads it with a split; a value with a tab or line break stops the script. */
function writeTable(name: string, columns: readonly string[], rows: readonly Row[]): void {
	const lines = rows.map((row) => columns.map((column) => row[column] ?? "").join("\t"));
	const broken = rows.find((row) => columns.some((column) => /[\t\r\n]/.test(row[column] ?? "")));
	if (broken !== undefined) throw new Error(`${name}: a value holds a tab or a line break: ${JSON.stringify(broken)}`);
	lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
	writeFileSync(join(target, name), `${[columns.join("\t"), ...lines].join("\n")}\n`);
	process.stdout.write(`${name}: ${lines.length} rows\n`);
}

/** One row for each place: the source holds an address once for every post that gave it. */
function distinctAddresses(rows: readonly Row[]): Row[] {
	const seen = new Map<string, Row>();
	const byId = [...rows].sort((a, b) => ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
	for (const row of byId) {
		const key = [row.municipality_code, row.city, row.street, row.house_number, row.suffix?.toLowerCase()].join("|");
		if (!seen.has(key)) seen.set(key, row);
	}
	return [...seen.values()];
}

/** The bytes, not the access rights of the source. */
const copy = (from: string, to: string): void => writeFileSync(to, readFileSync(from));

/** Names for the map without tiles: every place and every street once, where the middle one of its addresses lies. */
function placeNames(rows: readonly Row[]): Row[] {
	const groups = new Map<string, { kind: string; name: string; rows: Row[] }>();
	for (const row of rows) {
		const named: [string, string][] = [
			["place", row.city ?? ""],
			["street", row.street ?? ""],
		];
		for (const [kind, name] of named) {
			const key = [kind, row.municipality_code, row.city, name].join("|");
			const group = groups.get(key) ?? { kind, name, rows: [] };
			group.rows.push(row);
			groups.set(key, group);
		}
	}
	const middle = (values: number[]): string => (values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(4);
	return [...groups.values()]
		.filter(({ kind, name, rows: members }) => name !== "" && (kind === "street" || members.length > 1))
		.map(({ kind, name, rows: members }) => ({
			kind,
			name,
			lat: middle(members.map((row) => Number(row.lat))),
			lng: middle(members.map((row) => Number(row.lng))),
			addresses: String(members.length),
		}));
}

const inProvinces = (row: Row): boolean => provinces.has(row.province ?? "");
const asAddress = (row: Row): boolean => row.street !== "" && row.house_number !== "";

mkdirSync(join(target, "licences"), { recursive: true });
writeTable(
	"addresses.tsv",
	["municipality_code", "city", "street", "house_number", "suffix", "postal_code", "lat", "lng"],
	distinctAddresses(readRows("addresses_nl.csv").filter((row) => inProvinces(row) && asAddress(row))),
);
writeTable(
	"charging-points.tsv",
	[
		"id",
		"municipality_code",
		"city",
		"street",
		"house_number",
		"suffix",
		"postal_code",
		"lat",
		"lng",
		"operator",
		"evse_count",
		"evse_ids",
	],
	readRows("charging_points_nl.csv").filter(inProvinces),
);
writeTable(
	"place-names.tsv",
	["kind", "name", "lat", "lng", "addresses"],
	placeNames(readRows("addresses_nl.csv").filter((row) => inProvinces(row) && asAddress(row))),
);
copy(join(source, "geo", "nl_municipalities_small.topojson"), join(target, "municipalities-small.topojson"));
copy(join(source, "geo", "nl_municipalities.geojson"), join(target, "municipalities.geojson"));
copy(join(source, "licences", "MIT-laadpalenviewer.txt"), join(target, "licences", "MIT-laadpalenviewer.txt"));
