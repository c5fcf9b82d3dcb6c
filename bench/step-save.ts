import { readdirSync, readFileSync } from "node:fs";
import { type Load, load } from "./load.ts";
import { freePort, startServer } from "./processes.ts";
import { type Product, startProduct } from "./product.ts";

/** Connections that save at the same time; each to a record of its own. */
export const CONNECTIONS = 32;
export const SECONDS = 5;

const TEXT = "De laadpaal komt aan de rand van het parkeervak, naast de lichtmast en buiten de wortels van de boom. ".repeat(14);

/** Tenant and account of the first flow that has a demo account which may start processes everywhere. */
export function benchAccount(): { readonly tenant: string; readonly email: string } {
	for (const tenant of readdirSync("flows")) {
		const configuration = JSON.parse(readFileSync(`flows/${tenant}/tenant.json`, "utf8")) as {
			access: Record<string, string[]>;
			demo?: { accounts: { email: string; roles: Record<string, string[]> }[] };
		};
		const starters = configuration.access.realisationbtn ?? [];
		const account = configuration.demo?.accounts.find(({ roles }) => starters.some((role) => roles[role]?.includes("*")));
		if (account) return { tenant, email: account.email };
	}
	throw new Error("No tenant has a demo account that may start a process in every municipality.");
}

interface Saved {
	readonly data: { readonly synced: number };
}

/** Saves of a step of the product over HTTP: token, rights, read, lock, engine, events, answer. */
export async function saveProduct(product: Product, connections: number, seconds = SECONDS): Promise<Load> {
	const records = await Promise.all(Array.from({ length: connections }, () => startProcess(product)));
	return load(product.url, connections, seconds, {
		method: "POST",
		request: (connection, previous) => {
			const record = records[connection % records.length] as StartedProcess;
			record.synced = (previous as Saved | undefined)?.data.synced ?? record.synced;
			record.saves += 1;
			return {
				path: `/api/v1/${product.tenant}/processes/realisation/${record.uuid}`,
				headers: { ...product.headers },
				body: JSON.stringify({
					intent: { step: record.step, complete: false, correction: false, target: record.step },
					synchronisation: { synced: record.synced },
					data: { status: { uuid: record.stepUuid }, values: { ...record.values, Location: { Remarks: `${TEXT}${record.saves}` } } },
				}),
			};
		},
	});
}

interface StartedProcess {
	readonly uuid: string;
	readonly step: string;
	readonly stepUuid: string;
	readonly values: Record<string, unknown>;
	synced: number;
	saves: number;
}

async function startProcess(product: Product): Promise<StartedProcess> {
	const [{ data: configs }, { data: stakeholders }] = await Promise.all([
		product.call("GET", "configs"),
		product.call("GET", "stakeholders"),
	]);
	const tenant = configs.tenant as { municipalityOptions: { value: string }[]; processTypes: { value: string }[] };
	const municipality = tenant.municipalityOptions[0]?.value ?? "";
	const list = stakeholders as unknown as { category: string; slug: string }[];
	const slug = (category: string, end = "") => list.find((entry) => entry.category === category && entry.slug.endsWith(end))?.slug ?? "";
	const { data } = await product.call("POST", "processes/realisation", {
		geographyCode: municipality,
		stakeholders: [slug("municipality", municipality), slug("cpo"), slug("gridoperator")],
		tenant: product.tenant,
		type: tenant.processTypes[0]?.value,
	});
	const record = data as unknown as {
		uuid: string;
		synced: number;
		values: Record<string, unknown>;
		status: { step: string; uuid: string };
	};
	return {
		uuid: record.uuid,
		step: record.status.step,
		stepUuid: record.status.uuid,
		synced: record.synced,
		saves: 0,
		values: { ...record.values, ParkingSpots: { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 2 } },
	};
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
		return await load(running.url, connections, seconds, {
			method: "POST",
			request: (connection, previous) => {
				const index = connection % connections;
				synced[index] = (previous as Saved | undefined)?.data.synced ?? synced[index] ?? 1;
				return { path: `/records/${index + 1}`, headers: {}, body: JSON.stringify({ synced: synced[index], values }) };
			},
		});
	} finally {
		await running.stop();
	}
}

export { startProduct };
