import { type Load, load } from "./load.ts";
import { freePort, startServer } from "./processes.ts";
import type { Product } from "./product.ts";

/** Connections that save concurrently, each to records of its own. */
export const CONNECTIONS = 32;
const SECONDS = 3;

const TEXT = "De laadpaal komt aan de rand van het parkeervak, naast de lichtmast en buiten de wortels van de boom. ".repeat(14);

/**
 * Records per connection, saved in turn: a response includes a record's whole history, so saving only one would measure
 * its growing size.
 */
const RECORDS_EACH = 20;

/** Step saves of the product over HTTP: token, rights, read, lock, engine, events, response. */
export async function saveProduct(product: Product, connections: number, seconds = SECONDS): Promise<Load> {
	const template = await readTemplate(product);
	const records = await startProcesses(product, template, connections * RECORDS_EACH);
	const own = Array.from({ length: connections }, (_, connection) =>
		records.filter((_record, index) => index % connections === connection),
	);
	const turns = own.map(() => 0);
	return load(product, connections, seconds, (connection) => {
		const mine = own[connection] ?? [];
		const turn = turns[connection] ?? 0;
		turns[connection] = turn + 1;
		const record = mine[turn % mine.length];
		if (record === undefined) throw new Error("A connection without records.");
		record.saves += 1;
		return {
			method: "POST",
			path: `/api/v1/${product.tenant}/processes/realisation/${record.uuid}`,
			headers: product.headers,
			body: JSON.stringify({
				intent: { step: template.step, complete: false, correction: false, target: template.step },
				synchronisation: { synced: record.synced },
				data: { status: { uuid: template.stepUuid }, values: { ...filledIn(record.saves), Stakeholders: template.stakeholders } },
			}),
			answered: (body) => (record.synced = syncedIn(body)),
		};
	});
}

/** About 2 kB, of which a few fields differ from the previous save. */
function filledIn(saves: number) {
	return {
		Location: {
			Latitude: 51.98 + saves / 10_000,
			Longitude: 5.91,
			StreetName: "Hommelseweg",
			HouseNumber: String(saves),
			PostalCode: "6821 LX",
			CityName: "Arnhem",
			Remarks: TEXT,
		},
		ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 1 + (saves % 2) },
	};
}

/** Read from the text, since parsing a record takes as long as building it. */
function syncedIn(body: Buffer): number {
	const found = /"synced":(\d+)/.exec(body.toString("latin1"));
	if (found === null) throw new Error(`No synced in ${body.toString().slice(0, 200)}`);
	return Number(found[1]);
}

interface StartedProcess {
	readonly uuid: string;
	synced: number;
	saves: number;
}

interface Template {
	/** Request body that starts a process. */
	readonly start: string;
	readonly step: string;
	readonly stepUuid: string;
	/** The stakeholders that the step requires. */
	readonly stakeholders: { readonly GridOperator: string };
}

async function readTemplate(product: Product): Promise<Template> {
	const [{ data: configs }, { data: stakeholders }] = await Promise.all([
		product.call("GET", "configs"),
		product.call("GET", "stakeholders"),
	]);
	const tenant = configs.tenant as { municipalityOptions: { value: string }[]; processTypes: { value: string }[] };
	const municipality = tenant.municipalityOptions[0]?.value ?? "";
	const list = stakeholders as unknown as { category: string; slug: string }[];
	const slug = (category: string, end = "") => list.find((entry) => entry.category === category && entry.slug.endsWith(end))?.slug ?? "";
	const start = {
		geographyCode: municipality,
		stakeholders: [slug("municipality", municipality), slug("cpo"), slug("gridoperator")],
		tenant: product.tenant,
		type: tenant.processTypes[0]?.value,
	};
	const { data } = await product.call("POST", "processes/realisation", start);
	const { status } = data as unknown as { status: { step: string; uuid: string } };
	return { start: JSON.stringify(start), step: status.step, stepUuid: status.uuid, stakeholders: { GridOperator: slug("gridoperator") } };
}

async function startProcesses(product: Product, { start }: Template, count: number): Promise<StartedProcess[]> {
	const started: StartedProcess[] = [];
	const one = async (): Promise<void> => {
		while (started.length < count) {
			const record: StartedProcess = { uuid: "", synced: 0, saves: 0 };
			started.push(record);
			const { data } = await product.call("POST", "processes/realisation", start);
			Object.assign(record, { uuid: data.uuid, synced: data.synced });
		}
	};
	await Promise.all(Array.from({ length: 32 }, one));
	return started;
}

/** The same work without the product: only Fastify and the database. */
export async function saveLimit(
	mode: "single" | "group" | "postgresql",
	connections: number,
	databaseUrl = "",
	seconds = SECONDS,
): Promise<Load> {
	const port = await freePort();
	const running = await startServer(["--import", "tsx", "bench/limits/bare-save-server.ts", mode, String(port), databaseUrl], port, "/");
	const synced = Array.from({ length: connections }, () => 1);
	const values = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`field${index}`, TEXT.slice(0, 130)]));
	try {
		return await load(running, connections, seconds, (connection) => ({
			method: "POST",
			path: `/records/${connection + 1}`,
			body: JSON.stringify({ synced: synced[connection], values }),
			answered: (body) => (synced[connection] = syncedIn(body)),
		}));
	} finally {
		await running.stop();
	}
}
