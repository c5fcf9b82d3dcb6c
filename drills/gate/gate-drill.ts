import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { bundleHash, type FileContents } from "../../server/tenants/file-content.ts";
import { filesOfRelease, findRelease, insertRelease } from "../../server/tenants/release-store.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { testAuthentication } from "../../server/test-support/test-authentication.ts";
import { type Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { folderToPublish, publishingRoles } from "../folder-to-publish.ts";
import { type BrokenBundle, brokenBundle, type Texts } from "./broken-bundles.ts";

interface GateDrill {
	readonly bundles: number;
	/** Number of the first bundle. */
	readonly seed: number;
	/** The problems that the designers' commands find in a folder: errors, and scenarios that fail. */
	readonly wrongWith: (folder: string) => readonly string[];
	/** A fault that the drill must detect. `trusting`: the gate treats every release as one from the deployment's folder. */
	readonly plant?: "trusting" | undefined;
	readonly progress?: (done: number, report: GateReport) => void;
}

export interface GateReport {
	readonly bundles: number;
	/** Broken bundles that were released or activated: there may be none. */
	readonly passed: readonly string[];
	/** Responses that nobody should get. */
	readonly wrong: readonly string[];
	/** Counts by obstacle. */
	readonly stopped: Readonly<Record<string, number>>;
	/** Sound bundles among those edited at random, which were released and activated. */
	readonly sound: number;
	/** Bundles that the commands find sound but in which the gate sees errors: problems that only a server can detect. */
	readonly stricter: readonly string[];
}

/**
 * After this many bundles another server is started: each bundle may become a release, of which a tenant may have 200 a day, and what was
 * tried stays in memory.
 */
const perServer = 150;

/** Sends designs with broken files to the gate; each is released if the gate permits, and otherwise tried as an existing release. */
export async function gateDrill({ bundles, seed, wrongWith, plant, progress }: GateDrill): Promise<GateReport> {
	const report = {
		bundles: 0,
		passed: [] as string[],
		wrong: [] as string[],
		stopped: {} as Record<string, number>,
		sound: 0,
		stricter: [] as string[],
	};
	while (report.bundles < bundles) {
		const gate = await Gate.open(wrongWith, plant);
		try {
			for (let left = Math.min(perServer, bundles - report.bundles); left > 0; left--) {
				const number = seed + report.bundles;
				await gate.attempt(brokenBundle(gate.texts, number), number, report);
				report.bundles += 1;
				progress?.(report.bundles, report);
			}
		} finally {
			await gate.close();
		}
	}
	return report;
}

type Told = {
	-readonly [Name in keyof GateReport]: GateReport[Name] extends readonly string[]
		? string[]
		: GateReport[Name] extends number
			? number
			: Record<string, number>;
};

interface Answered {
	readonly uuid: string;
	readonly number: number;
	readonly design: { readonly revision: number };
	readonly files: readonly { readonly path: string; readonly text: string | null }[];
	readonly active: { readonly activation: number };
}

const data = ({ body }: Reply) => body.data as unknown as Answered;
const codes = ({ body }: Reply): readonly string[] => (body.code === "release-blocked" ? body.errors.map(({ path }) => path) : []);

/** A server with one design, which is broken in one way after the other. */
class Gate {
	readonly #app: FastifyInstance;
	readonly #folder: string;
	readonly #tenant: string;
	readonly #wrongWith: GateDrill["wrongWith"];
	readonly #plant: GateDrill["plant"];
	readonly #designer: TestPerson;
	readonly #publisher: TestPerson;
	readonly #colleague: TestPerson;
	readonly #uuid: string;
	/** Texts of the active files. */
	readonly texts: Texts;
	readonly #running: FileContents;
	#revision = 0;
	#orders = 0;
	/** Files of the design that are broken now. */
	#broken: readonly string[] = [];
	/** Broken files in the folder under check; undefined before the first check. */
	#checked: readonly string[] | undefined;

	private constructor(
		app: FastifyInstance,
		folder: string,
		made: Pick<Gate, "texts"> & { readonly running: FileContents; readonly uuid: string },
		{ wrongWith, plant }: Pick<GateDrill, "wrongWith" | "plant">,
	) {
		this.#app = app;
		this.#folder = folder;
		this.#tenant = defaultTenantFolder();
		this.#wrongWith = wrongWith;
		this.#plant = plant;
		this.#designer = personOf(app, "designer");
		this.#publisher = personOf(app, "publisher");
		this.#colleague = personOf(app, "colleague");
		this.texts = made.texts;
		this.#running = made.running;
		this.#uuid = made.uuid;
	}

	static async open(wrongWith: GateDrill["wrongWith"], plant: GateDrill["plant"]): Promise<Gate> {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-gate-"));
		const tenant = defaultTenantFolder();
		folderToPublish(join(folder, "flows"));
		const settings = {
			LOG_LEVEL: "silent",
			WEB_DIR: "none",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			WORKBENCH: "publish",
			DEMO: "0",
		};
		const config = readConfig({ ...settings, FLOWS_DIR: join(folder, "flows"), DATA_DIR: join(folder, "data") });
		const app = await buildApp(config, { authentication: testAuthentication, callsPerMinute: null });
		await app.ready();
		const { uuid } = data(await personOf(app, "designer").post("designs", { data: { name: "Kapot" } }));
		const { files } = data(await personOf(app, "designer").get(`designs/${uuid}`));
		const texts = new Map(files.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
		const running = await filesOfRelease(app.data.db, tenant, 1);
		return new Gate(app, folder, { texts, running, uuid }, { wrongWith, plant });
	}

	async close(): Promise<void> {
		await this.#app.close();
		rmSync(this.#folder, { recursive: true, force: true });
	}

	async attempt(bundle: BrokenBundle, number: number, report: Told): Promise<void> {
		const told = `${number} (${bundle.how})`;
		if (!(await this.#edit(bundle))) return count(report, "the edit");
		if (bundle.stopped !== "second-person")
			await this.#publisher.post(`designs/${this.#uuid}/approve`, { data: { revision: this.#revision } });
		const found = this.#check(bundle);
		const released = await this.#publisher.post(`designs/${this.#uuid}/release`, { data: { revision: this.#revision, note: "Kapot" } });
		if (released.status === 201) {
			if (bundle.stopped !== null || found.length > 0) report.passed.push(`released: ${told}: ${found[0] ?? bundle.stopped}`);
			else report.sound += 1;
			await this.#run(data(released).number, told, report);
			return;
		}
		// A machine that is too busy judges nothing, and lets nothing through.
		if (released.body.code === "design-too-large") return count(report, "the time it takes");
		const reasons = codes(released);
		for (const reason of reasons) count(report, reason);
		if (reasons.length === 0) report.wrong.push(`released: ${told}: ${released.status} ${released.text.slice(0, 200)}`);
		if (bundle.stopped !== null && !reasons.includes(bundle.stopped))
			report.wrong.push(`${told}: not by ${bundle.stopped} but by ${reasons.join()}`);
		const unsound = reasons.includes("errors") || reasons.includes("scenarios");
		if (found.length > 0 && !unsound) report.wrong.push(`${told}: not seen by the gate: ${found[0]}`);
		if (found.length === 0 && unsound && bundle.stopped === null) report.stricter.push(`${told}: ${released.body.errors[0]?.message}`);
		// A bundle that was only stopped for want of a second person is sound, and may be released.
		if (reasons.some((reason) => ["errors", "scenarios", "version", "deployment", "rights"].includes(reason)))
			await this.#force(bundle, told, report);
	}

	/** A release of these files that got into the database by another way must not be activated either. */
	async #force({ changed }: BrokenBundle, told: string, report: Told): Promise<void> {
		const { db } = this.#app.data;
		const files = new Map(this.#running);
		for (const [path, content] of changed) {
			if (content === null) files.delete(path);
			else files.set(path, { form: "text", content });
		}
		const first = await findRelease(db, this.#tenant, 1);
		if (first === undefined) throw new Error("nothing was released");
		const { number: _number, ...row } = {
			...first,
			hash: bundleHash(files),
			base: first.hash,
			origin: this.#plant === "trusting" ? ("folder" as const) : ("design" as const),
		};
		const { number } = await this.#app.data.write(this.#tenant, (scope) => insertRelease(scope.db, row, files));
		const answer = await this.#activate(number);
		if (answer.status === 200) {
			report.passed.push(`ran: ${told}`);
			await this.#rollBack(told, report);
		} else if (codes(answer).length === 0) report.wrong.push(`activated: ${told}: ${answer.status} ${answer.text.slice(0, 200)}`);
	}

	/** Activates what was released, checks that the server serves it, and reactivates the former release. */
	async #run(number: number, told: string, report: Told): Promise<void> {
		const answer = await this.#activate(number);
		const running = this.#app.tenants.find(this.#tenant)?.running?.release;
		if (answer.status !== 200 || running !== number)
			report.wrong.push(`${told}: released, and does not run: ${answer.status} ${answer.text.slice(0, 200)}`);
		if (answer.status === 200) await this.#rollBack(told, report);
	}

	#check({ changed }: BrokenBundle): readonly string[] {
		const folder = join(this.#folder, "checked", this.#tenant);
		// Files that were written before and not broken by the previous bundle have their active content.
		const again =
			this.#checked === undefined ? this.texts : new Map([...this.#checked].map((path) => [path, this.texts.get(path) ?? null]));
		this.#checked = [...changed.keys()];
		for (const [path, text] of [...again, ...changed]) {
			const file = join(folder, path);
			mkdirSync(dirname(file), { recursive: true });
			if (text === null) rmSync(file, { force: true });
			else writeFileSync(file, text);
		}
		return this.#wrongWith(folder);
	}

	/** False where the edit itself is refused. */
	async #edit({ changed }: BrokenBundle): Promise<boolean> {
		const back = this.#broken.filter((path) => !changed.has(path)).map((path) => [path, this.texts.get(path) ?? null] as const);
		const edits = [...back, ...changed].map(([file, value]) => ({ op: "text", file, value }));
		const answer = await this.#designer.post(`designs/${this.#uuid}/edits`, { data: { revision: this.#revision, edits } });
		if (answer.status !== 200) return false;
		this.#broken = [...changed.keys()];
		this.#revision = data(answer).design.revision;
		return true;
	}

	#activate(release: number): Promise<Reply> {
		return this.#order("activate", { release });
	}

	async #rollBack(told: string, report: Told): Promise<void> {
		await this.#order("1/approve", {}, this.#colleague);
		const { status } = await this.#order("roll-back", { release: 1, reason: "Terug" });
		if (status !== 200) report.wrong.push(`${told}: not rolled back: ${status}`);
	}

	/** A different person each time: nobody may activate as often within an hour as this drill does. */
	async #order(what: string, order: object, person?: TestPerson): Promise<Reply> {
		this.#orders += 1;
		const who = person ?? personOf(this.#app, "publisher", this.#orders);
		const { active } = data(await this.#publisher.get(`designs/${this.#uuid}/gate`));
		return who.post(`designs/releases/${what}`, { data: { ...order, active: active.activation } });
	}
}

function count({ stopped }: Told, by: string): void {
	stopped[by] = (stopped[by] ?? 0) + 1;
}

function personOf(app: FastifyInstance, role: keyof typeof publishingRoles, number = 0): TestPerson {
	const tenant = defaultTenantFolder();
	return new TestPerson(
		app,
		tenant,
		{ [tenant]: { [publishingRoles[role]]: ["*"] } },
		{ userId: number === 0 ? role : `${role}-${number}` },
	);
}
