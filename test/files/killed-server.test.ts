import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { linkPath, sample } from "../../server/test-support/test-file.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { killableServer } from "../api/harness/killable-server.ts";

const tenant = defaultTenantFolder();
const rounds = 2;
const uploadsAtOnce = 6;

describe("F1 a server that is ended while files are coming", () => {
	const { folder, origin, start, kill, call, end } = killableServer();
	beforeAll(() => start(), 60_000);
	afterAll(end);

	/** Uuids for which bytes are stored. */
	const bytesOnDisk = () => {
		const names = readdirSync(join(folder, "files", tenant), { recursive: true }) as string[];
		return names.flatMap((name) => /[0-9a-f-]{36}$/.exec(name) ?? []).sort();
	};
	async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
		for (let times = 0; times < 1500 && !(await holds()); times++) await new Promise((done) => setTimeout(done, 10));
	}

	const picture = sample("zijaanzicht.jpg");
	/** Registers a file and sends its bytes; true if the server confirmed them. */
	async function upload(process: string, acknowledged: Set<string>): Promise<void> {
		const { file, link } = await call<{ file: { uuid: string }; link: string }>(`processes/realisation/${process}/files/upload-link`, {
			filename: "foto",
			extension: "jpg",
			category: "ParkingSpots",
		});
		// Slowly, in pieces, so that some are under way whenever the server is killed.
		const pieces = Array.from({ length: 10 }, (_, index) =>
			picture.subarray((index * picture.length) / 10, ((index + 1) * picture.length) / 10),
		);
		const body = new ReadableStream({
			async pull(controller) {
				const piece = pieces.shift();
				await new Promise((done) => setTimeout(done, 4));
				if (piece === undefined) controller.close();
				else controller.enqueue(piece);
			},
		});
		const answer = await fetch(origin() + linkPath(link), { method: "PUT", body, duplex: "half" } as RequestInit);
		if (answer.ok) acknowledged.add(file.uuid);
	}

	it("has every file it said it has and no half one, and an hour later nothing of the others", async () => {
		const acknowledged = new Set<string>();
		const { uuid: process } = await call<{ uuid: string }>("processes/realisation", newProcess(tenant));
		for (let round = 0; round < rounds; round++) {
			const writers = Array.from({ length: uploadsAtOnce }, async () => {
				for (;;) await upload(process, acknowledged);
			}).map((writer) => writer.catch(() => undefined));
			await until(() => acknowledged.size >= (round + 1) * 4);
			await kill();
			await Promise.all(writers);
			await start();
			for (const uuid of acknowledged) expect(await call(`files/${uuid}`)).toMatchObject({ uploaded: true, checked: true, missing: false });
		}
		for (const uuid of acknowledged) {
			const { link } = await call<{ link: string }>(`files/${uuid}/download-link`);
			expect((await fetch(origin() + linkPath(link))).status).toBe(200);
		}

		// More than an hour later, files that never arrived completely are gone, including their bytes.
		await kill();
		await start(2);
		const carried = async () => (await call<{ files: { uploaded: boolean }[] }>(`processes/realisation/${process}`)).files;
		await until(async () => (await carried()).every(({ uploaded }) => uploaded));
		await kill();
		const data = await openDatabase({ url: null, folder, now: Date.now });
		const rows = await data.db.selectFrom("file").selectAll().execute();
		await data.close();
		expect(bytesOnDisk()).toEqual(rows.map(({ uuid }) => uuid).sort());
		expect(rows.every(({ uploaded_at, stored }) => uploaded_at !== null && stored === 1)).toBe(true);
		expect([...acknowledged].every((uuid) => rows.some((row) => row.uuid === uuid))).toBe(true);
		expect(existsSync(join(folder, "files", ".arriving"))).toBe(true);
	}, 240_000);
});
