import { type Load, load } from "./load.ts";
import { freePort, startServer } from "./processes.ts";
import type { Product } from "./product.ts";

/** Connections that save at the same time; each to a record of its own. */
export const CONNECTIONS = 32;
export const SECONDS = 3;

const TEXT = "De laadpaal komt aan de rand van het parkeervak, naast de lichtmast en buiten de wortels van de boom. ".repeat(14);

/** Records of one connection, saved in turn: a record answers its whole past, so with all saves on one its size would be measured. */
const RECORDS_EACH = 20;

/** Saves of a step of the product over HTTP: token, rights, read, lock, engine, events, answer. */
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

/** About 2 kB, of which a few fields differ from the save before. */
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

/** Read out of the text, since reading a record takes as long as making it. */
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
	/** Body that starts a process. */
	readonly start: string;
	readonly step: string;
	readonly stepUuid: string;
	/** Those that the step asks for. */
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

/** The same work without the product: Fastify, the database and nothing else. */
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
