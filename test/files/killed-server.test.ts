import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../../server/database/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { linkPath, sample } from "../../server/test-support/test-file.ts";
import { newProcess } from "../../server/test-support/test-process.ts";

const tenant = defaultTenantFolder();
const rounds = 2;
const uploadsAtOnce = 6;

describe("F1 a server that is ended while files are coming", () => {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-killed-"));
	let server: ChildProcess | undefined;
	let origin = "";
	const token = tokenOf({ userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"] } } });
	const headers = { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };

	async function start(hours = 0): Promise<void> {
		const args = ["--import", "tsx", "test/files/server-to-kill.ts", resolve("flows"), folder, String(hours)];
		const made = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
		server = made;
		const [port] = (await once(made.stdout, "data")) as [Buffer];
		origin = `http://127.0.0.1:${port.toString().trim()}`;
	}
	async function kill(): Promise<void> {
		if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
		server.kill("SIGKILL");
		await once(server, "exit");
	}
	beforeAll(() => start(), 60_000);
	afterAll(async () => {
		await kill();
		rmSync(folder, { recursive: true, force: true });
	});

	const call = async (path: string, body?: unknown) => {
		const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
		const answer = await fetch(`${origin}/api/v1/${tenant}/${path}`, { headers, ...init });
		if (!answer.ok) throw new Error(await answer.text());
		return ((await answer.json()) as { data: Record<string, unknown> }).data;
	};

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
		const { file, link } = (await call(`processes/realisation/${process}/files/upload-link`, {
			filename: "foto",
			extension: "jpg",
			category: "ParkingSpots",
		})) as unknown as { file: { uuid: string }; link: string };
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
		const answer = await fetch(origin + linkPath(link), { method: "PUT", body, duplex: "half" } as RequestInit);
		if (answer.ok) acknowledged.add(file.uuid);
	}

	it("has every file it said it has and no half one, and an hour later nothing of the others", async () => {
		const acknowledged = new Set<string>();
		const { uuid: process } = (await call("processes/realisation", newProcess(tenant))) as unknown as { uuid: string };
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
			const { link } = (await call(`files/${uuid}/download-link`)) as unknown as { link: string };
			expect((await fetch(origin + linkPath(link))).status).toBe(200);
		}

		// More than an hour later: what never arrived completely is gone, including its bytes.
		await kill();
		await start(2);
		const carried = async () => (await call(`processes/realisation/${process}`)).files as { uploaded: boolean }[];
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
