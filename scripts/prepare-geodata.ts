/**
 * Creates the files of geodata/ from the source files that geodata/README.md names.
 *
 *   node --import tsx scripts/prepare-geodata.ts <source folder>
 *
 * Covers the municipalities of the tenants under flows/: four digits are Dutch, five Belgian. The same sources give the
 * same bytes: rows are sorted by their contents, and nothing depends on the clock or on source order.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { type Countries, neighbourLand, type Point } from "./neighbour-land.ts";
import { metresBetween, type Place, type StreetAddress, streetLines } from "./street-lines.ts";

type Row = Record<string, string>;

const [source] = process.argv.slice(2);
if (source === undefined) {
	process.stderr.write("Usage: node --import tsx scripts/prepare-geodata.ts <source folder>\n");
	process.exit(1);
}
const root = join(import.meta.dirname, "..");
const target = join(root, "geodata");
/** Whole streets are taken up to this many addresses per Belgian municipality: its file has every house number. */
const BELGIAN_ADDRESSES = 500;

/** Codes of all tenants' municipalities. */
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

/**
 * Tab-separated without quoting, so that the server can read it with a split; throws if a value contains a tab or line
 * break.
 */
function writeTable(name: string, columns: readonly string[], rows: readonly Row[]): void {
	const lines = rows.map((row) => columns.map((column) => row[column] ?? "").join("\t"));
	const broken = rows.find((row) => columns.some((column) => /[\t\r\n]/.test(row[column] ?? "")));
	if (broken !== undefined) throw new Error(`${name}: a value holds a tab or a line break: ${JSON.stringify(broken)}`);
	lines.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
	writeFileSync(join(target, name), `${[columns.join("\t"), ...lines].join("\n")}\n`);
	process.stdout.write(`${name}: ${lines.length} rows\n`);
}

/** One row per place: the source repeats an address for every charging post that reported it. */
function distinctAddresses(rows: readonly Row[]): Row[] {
	const seen = new Map<string, Row>();
	const byId = [...rows].sort((a, b) => ((a.id ?? "") < (b.id ?? "") ? -1 : 1));
	for (const row of byId) {
		const key = [row.municipality_code, row.city, row.street, row.house_number, row.suffix?.toLowerCase()].join("|");
		if (!seen.has(key)) seen.set(key, row);
	}
	return [...seen.values()];
}

/** Copies the bytes, not the source's access rights. */
const copy = (from: string, to: string): void => writeFileSync(to, readFileSync(from));

const streetOf = (row: Row): string => [row.municipality_code, row.city, row.street].join("|");

/** ISO 3166-1 number of the Netherlands. */
const HOME = "528";
/** Units per degree: about a metre. */
const FINEST = 1e5;

/**
 * The streets whose addresses suffice to derive their course, with their lines: integers of 1/100000 degree, latitude and longitude of the
 * first point and then the offset to each next one; lines separated by bars, longest first.
 */
function streets(rows: readonly Row[]): { readonly known: ReadonlySet<string>; readonly rows: Row[] } {
	const byStreet = new Map<string, StreetAddress[]>();
	for (const row of rows) {
		const address = { lat: Number(row.lat), lng: Number(row.lng), houseNumber: Number.parseInt(row.house_number ?? "", 10) || 0 };
		byStreet.set(streetOf(row), [...(byStreet.get(streetOf(row)) ?? []), address]);
	}
	const drawn = [...byStreet].flatMap(([street, addresses]) => {
		const lines = streetLines(addresses).toSorted((one, other) => lengthOf(other) - lengthOf(one));
		return lines.length === 0 ? [] : [{ street, name: street.split("|").at(-1) ?? "", line: lines.map(lineText).join("|") }];
	});
	return { known: new Set(drawn.map(({ street }) => street)), rows: drawn.map(({ name, line }) => ({ name, line })) };
}

function lengthOf(line: readonly Place[]): number {
	return line.reduce((sum, place, index) => sum + (index === 0 ? 0 : metresBetween(line[index - 1] ?? place, place)), 0);
}

function lineText(line: readonly Place[]): string {
	let [lat, lng] = [0, 0];
	const steps = line.flatMap((place) => {
		const [toLat, toLng] = [Math.round(place.lat * FINEST), Math.round(place.lng * FINEST)];
		const step = [toLat - lat, toLng - lng];
		[lat, lng] = [toLat, toLng];
		return step;
	});
	return steps.join(" ");
}

/** Names for the map without tiles: every town once, and every street without a line, each at the middle one of its addresses. */
function placeNames(rows: readonly Row[], lines: ReadonlySet<string>): Row[] {
	const groups = new Map<string, { kind: string; name: string; rows: Row[] }>();
	for (const row of rows) {
		const named: [string, string][] = [
			["place", row.city ?? ""],
			["street", row.street ?? ""],
		];
		for (const [kind, name] of named) {
			if (kind === "street" && lines.has(streetOf(row))) continue;
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

/** Every point of the outlines. */
function placesOf({ features }: FeatureCollection<Polygon | MultiPolygon>): readonly Point[] {
	const polygons = features.flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates));
	return polygons.flat(2).map(([lng = 0, lat = 0]) => [lng, lat] as const);
}

const isCovered = (row: Row): boolean => codes.has(row.municipality_code ?? "");
const asAddress = (row: Row): boolean => row.street !== "" && row.house_number !== "";
const addressColumns = ["municipality_code", "city", "street", "house_number", "suffix", "postal_code", "lat", "lng"];
const pointColumns = ["id", ...addressColumns.slice(0, 6), "lat", "lng", "operator", "evse_count", "evse_ids"];

const dutchPoints = readRows("charging_points_nl.csv").filter(isCovered);
const listed = readRows("addresses_nl.csv").filter((row) => isCovered(row) && asAddress(row));
const withList = new Set(listed.map((row) => row.municipality_code));
/** Where no addresses are known, those reported for charging posts. */
const atPosts = dutchPoints.filter((row) => !withList.has(row.municipality_code) && asAddress(row) && row.postal_code !== "");
const dutchAddresses = [...listed, ...atPosts];
const allBelgian = readRows("addresses_be_vlaanderen.csv").filter((row) => isCovered(row) && asAddress(row));
const belgianAddresses = firstStreets(allBelgian, BELGIAN_ADDRESSES);
const belgianPoints = readRows("charging_points_vlaanderen.csv")
	.filter((row) => isCovered(row) && asAddress(row) && row.postal_code !== "")
	.map((row) => ({ ...row, evse_count: row.capacity ?? "" }));

mkdirSync(join(target, "licences"), { recursive: true });
writeTable("addresses.tsv", addressColumns, distinctAddresses(dutchAddresses));
writeTable("addresses-be.tsv", addressColumns, distinctAddresses(belgianAddresses));
writeTable("charging-points.tsv", pointColumns, dutchPoints);
writeTable("charging-points-be.tsv", pointColumns, belgianPoints);
/** Without the Belgian points, which have another licence; all known Belgian streets, since a line is small. */
const drawn = streets([...dutchAddresses, ...dutchPoints.filter(asAddress), ...allBelgian]);
writeTable("streets.tsv", ["name", "line"], drawn.rows);
writeTable(
	"place-names.tsv",
	["kind", "name", "lat", "lng", "addresses"],
	placeNames([...dutchAddresses, ...belgianAddresses], drawn.known),
);
const flemish = JSON.parse(readFileSync(join(source, "geo", "vlaanderen_brussel_municipalities.geojson"), "utf8")) as FeatureCollection<
	Polygon | MultiPolygon
>;
const countries = JSON.parse(readFileSync(join(source, "geo", "countries-10m.json"), "utf8")) as Countries;
const { land, border } = neighbourLand(countries, HOME, placesOf(flemish));
const lineRows = (kind: string, lines: readonly (readonly number[])[]): Row[] => lines.map((line) => ({ kind, line: line.join(" ") }));
writeTable("neighbours.tsv", ["kind", "line"], [...lineRows("land", land), ...lineRows("border", border)]);
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
	"ISC-world-atlas.txt",
])
	copy(join(source, "licences", licence), join(target, "licences", licence));
