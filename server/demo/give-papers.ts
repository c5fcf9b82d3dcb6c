import { createHash } from "node:crypto";
import type { RequestHead } from "../../engine/index.ts";
import type { DataDoor } from "../database/opening/open-database.ts";
import { insertFile } from "../files/file-store.ts";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { requestsWithoutPapers, setPapers } from "./demo-papers-store.ts";
import { SeededRandom } from "./seeded-random.ts";

interface Papers {
	readonly data: DataDoor;
	readonly storage: FileStorage;
	readonly tenant: string;
	readonly seed: number;
}

/** Every third of the latest requests has papers: enough for trying them out, at few bytes. */
const among = 30;
const every = 3;

const kinds = [
	{ category: "vehicle", filename: "Kentekenbewijs", lines: vehicleLines },
	{ category: "parkingspot", filename: "Parkeervergunning", lines: permitLines },
] as const;

/** Adds papers with viewable bytes to some requests of a demonstration. The bytes come first, so that no row is without them. */
export async function givePapers({ data, storage, tenant, seed }: Papers): Promise<void> {
	const random = new SeededRandom(seed, tenant);
	const latest = await requestsWithoutPapers(data.db, tenant, among);
	const given = latest
		.filter((_, index) => index % every === 0)
		.map((request) => ({ ...request, papers: papersOf(request.record, random) }));
	await Promise.all(given.flatMap(({ papers }) => papers.map(({ uuid, bytes }) => storage.put({ tenant, uuid }, bytes))));
	await data.write(tenant, async ({ db }) => {
		for (const { uuid: owner_uuid, record, papers } of given) {
			const cameAt = record.created_at ?? record.ts;
			for (const { uuid, category, filename, bytes } of papers) {
				const owner = { owner: "request", owner_uuid, category, filename, extension: "pdf" } as const;
				const kept = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex"), stored: 1, used: 1, checked: 1 };
				const flags = { suspect: 0, gdpr: 0, missing: 0, deleted: 0 };
				await insertFile(db, { tenant, uuid, ...owner, ...kept, ...flags, created_at: cameAt, created_by: "", uploaded_at: cameAt });
			}
			const of = (wanted: string) => papers.filter(({ category }) => category === wanted).map(({ uuid }) => uuid);
			await setPapers(db, tenant, owner_uuid, { vehicle: of("vehicle"), parkingspot: of("parkingspot") });
		}
	});
}

function papersOf(record: RequestHead, random: SeededRandom) {
	return kinds
		.filter(({ category }) => category === "vehicle" || random.chance(0.6))
		.map(({ category, filename, lines }) => ({ uuid: random.uuid(), category, filename, bytes: demoPaper(lines(record)) }));
}

function vehicleLines({ vehicle }: RequestHead): readonly string[] {
	return ["Voorbeeld van een kentekenbewijs", `Kenteken: ${vehicle.numberplate}`, `Merk: ${vehicle.brand}`, `Type: ${vehicle.model}`];
}

function permitLines({ address, summary }: RequestHead): readonly string[] {
	return ["Voorbeeld van een parkeervergunning", `Gemeente: ${address.municipality}`, `Adres: ${summary.address}`];
}

/** An A5 page with a few lines, like a scanned paper: a complete PDF without anybody's data. */
function demoPaper(lines: readonly string[]): Buffer {
	const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj 0 -24 Td`).join("\n");
	const content = `BT /F1 14 Tf 40 520 Td\n${shown}\nET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	];
	let text = "%PDF-1.4\n";
	const places = objects.map((object, index) => {
		const place = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const start = text.length;
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, "latin1");
}
