/**
 * Makes the files of geodata/ out of the source files that geodata/README.md names.
 *
 *   node --import tsx scripts/prepare-geodata.ts <source folder>
 *
 * Covers the municipalities that the tenants under flows/ have: four digits are Dutch, five Belgian. The same
 * sources give the same bytes: rows are sorted by their own contents, nothing depends on the clock or on the
 * order of the source.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";

type Row = Record<string, string>;

const [source] = process.argv.slice(2);
if (source === undefined) {
	process.stderr.write("Usage: node --import tsx scripts/prepare-geodata.ts <source folder>\n");
	process.exit(1);
}
const root = join(import.meta.dirname, "..");
const target = join(root, "geodata");
/** Whole streets are taken up to this many addresses of a Belgian municipality: its file has every number of a street. */
const BELGIAN_ADDRESSES = 500;

/** Codes of the municipalities that any tenant has. */
const codes: ReadonlySet<string> = new Set(
	readdirSync(join(root, "flows"))
		.map((folder) => join(root, "flows", folder, "tenant.json"))
		.filter((file) => existsSync(file))
		.flatMap((file) => {
			const { municipalityOptions = [] } = JSON.parse(readFileSync(file, "utf8")) as { municipalityOptions?: { value: string }[] };
			return municipalityOptions.map(({ value }) => value);
		}),
);

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

/** The first whole streets of every municipality, as many as fit. */
function firstStreets(rows: readonly Row[], limit: number): Row[] {
	const streets = new Map<string, Row[]>();
	for (const row of rows) {
		const key = [row.municipality_code, row.city, row.street].join("|");
		streets.set(key, [...(streets.get(key) ?? []), row]);
	}
	const taken = new Map<string, number>();
	return [...streets.entries()]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([, street]) => {
			const code = street[0]?.municipality_code ?? "";
			const sofar = taken.get(code) ?? 0;
			if (sofar + street.length > limit) return [];
			taken.set(code, sofar + street.length);
			return street;
		});
}

const isCovered = (row: Row): boolean => codes.has(row.municipality_code ?? "");
const asAddress = (row: Row): boolean => row.street !== "" && row.house_number !== "";
const addressColumns = ["municipality_code", "city", "street", "house_number", "suffix", "postal_code", "lat", "lng"];
const pointColumns = ["id", ...addressColumns.slice(0, 6), "lat", "lng", "operator", "evse_count", "evse_ids"];

const dutchPoints = readRows("charging_points_nl.csv").filter(isCovered);
const listed = readRows("addresses_nl.csv").filter((row) => isCovered(row) && asAddress(row));
const withList = new Set(listed.map((row) => row.municipality_code));
/** Where no addresses are known, those that charging posts give. */
const atPosts = dutchPoints.filter((row) => !withList.has(row.municipality_code) && asAddress(row) && row.postal_code !== "");
const dutchAddresses = [...listed, ...atPosts];
const belgianAddresses = firstStreets(
	readRows("addresses_be_vlaanderen.csv").filter((row) => isCovered(row) && asAddress(row)),
	BELGIAN_ADDRESSES,
);
const belgianPoints = readRows("charging_points_vlaanderen.csv")
	.filter((row) => isCovered(row) && asAddress(row) && row.postal_code !== "")
	.map((row) => ({ ...row, evse_count: row.capacity ?? "" }));

mkdirSync(join(target, "licences"), { recursive: true });
writeTable("addresses.tsv", addressColumns, distinctAddresses(dutchAddresses));
writeTable("addresses-be.tsv", addressColumns, distinctAddresses(belgianAddresses));
writeTable("charging-points.tsv", pointColumns, dutchPoints);
writeTable("charging-points-be.tsv", pointColumns, belgianPoints);
writeTable("place-names.tsv", ["kind", "name", "lat", "lng", "addresses"], placeNames([...dutchAddresses, ...belgianAddresses]));
writeTable(
	"ev-models.tsv",
	["brand", "model", "from_year"],
	readRows("ev_models.csv").filter(({ vehicle_type }) => vehicle_type === "car"),
);
copy(join(source, "geo", "nl_municipalities_small.topojson"), join(target, "municipalities-small.topojson"));
copy(join(source, "geo", "vlaanderen_brussel_municipalities_small.topojson"), join(target, "municipalities-small-be.topojson"));
copy(join(source, "geo", "nl_municipalities.geojson"), join(target, "municipalities.geojson"));
copy(join(source, "geo", "vlaanderen_brussel_municipalities.geojson"), join(target, "municipalities-be.geojson"));
for (const licence of [
	"MIT-laadpalenviewer.txt",
	"MIT-Belgium-Geographic-Data.txt",
	"MIT-chargeprice-open-ev-data.txt",
	"CDLA-Permissive-2.0.txt",
])
	copy(join(source, "licences", licence), join(target, "licences", licence));
