import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import {
	ajvValidators,
	applyEdits,
	type BundleFiles,
	checkBundle,
	compileFlow,
	type Edit,
	type FlowDefinition,
	readBundle,
	resolveSound,
	type Scenario,
	type TenantDefinition,
	type ValidatorOf,
} from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { findChromium } from "../../test/browser/find-chromium.ts";
import { previewProcess } from "../../web/workbench/preview/preview-process.ts";
import { type Measurement, median } from "../report.ts";
import { largeFolder } from "../workbench/large-folder.ts";

export const goal = "G13";

const ROUNDS = 9;
const STEP = 30;

/** The time that a designer of a large flow waits after an edit, compared with the same work without the screen. */
export async function measure(): Promise<readonly Measurement[]> {
	const place = mkdtempSync(join(tmpdir(), "bench-workbench-"));
	const folder = join(place, "utopia");
	largeFolder(folder);
	const alone = withoutScreen(folder);
	const server = spawn(process.execPath, ["--import", "tsx", "scripts/flow.ts", "serve", folder, "--port", "0"]);
	const executablePath = findChromium();
	const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] });
	try {
		const address = await new Promise<string>((resolve, reject) => {
			server.stdout.on("data", (said) => {
				const found = /http:\/\/\S+\/werkbank/.exec(String(said))?.[0];
				if (found !== undefined) resolve(found);
			});
			server.on("exit", (code) => reject(new Error(`the workbench ended with ${code}`)));
		});
		const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		// The loader compiles functions such that they call this helper to keep their names; the page needs it too.
		await page.addInitScript("globalThis.__name = (named) => named;");
		await page.goto(`${address}/stap/${STEP}?veld=Step${STEP}.Field1`);
		await page.frameLocator("iframe").getByText(`Gegeven 1 van stap ${STEP}`).first().waitFor({ timeout: 120_000 });
		const rounds: Seen[] = [];
		for (let round = 0; round <= ROUNDS; round++) {
			const seen = await edited(page, `Ronde ${round}`);
			// The first round warms up the page and the server.
			if (round > 0) rounds.push(seen);
		}
		const of = (what: keyof Seen) => median(rounds.map((seen) => seen[what]));
		const line = { id: goal, unit: "ms", better: "less" } as const;
		return [
			{ ...line, what: "60 steps, 2,000 fields: last key to problems", product: of("problems"), limit: 500, goal: 1 },
			{ ...line, what: "the same, against the work without the screen", product: of("problems"), limit: alone.problems, goal: 3 },
			{ ...line, what: "last key to the step's preview", product: of("preview"), limit: 300, goal: 1 },
			{ ...line, what: "the same, against the work without the screen", product: of("preview"), limit: alone.preview, goal: 3 },
			{ ...line, what: "longest task while typing and after it", product: of("blocked"), limit: 50, goal: 1 },
		];
	} finally {
		await browser.close();
		server.kill();
		rmSync(place, { recursive: true, force: true });
	}
}

/** In this process: the edit, the check and the data of the screens; then the process in which the step is shown. */
function withoutScreen(folder: string): Pick<Seen, "problems" | "preview"> {
	const { steps } = JSON.parse(readFileSync(join(folder, "flow.json"), "utf8")) as { steps: readonly { uuid: string; code: string }[] };
	const uuid = steps.find(({ code }) => code === String(STEP))?.uuid ?? "";
	const within = ["steps", { key: "uuid", is: uuid }, "sections", { key: "id", is: "part-1" }, "schema", "properties", `Step${STEP}`];
	const validators = keptValidators();
	const times = Array.from({ length: ROUNDS + 1 }, (_, round) => {
		const begun = performance.now();
		const edit: Edit = { op: "set", file: "flow.json", at: [...within, "properties", "Field1", "title"], value: `Alleen ${round}` };
		const applied = applyEdits(bundleFiles(folder, "all"), [edit]);
		if ("refused" in applied) throw new Error(applied.message);
		const bundle = readBundle(applied.bundle, "utopia");
		const errors = checkBundle(bundle, { blocks }).filter(({ severity }) => severity === "error");
		if (errors.length > 0) throw new Error(errors[0]?.message);
		if (bundle.flow.definition !== undefined) compileFlow(resolveSound(bundle.flow.definition, blocks).flow, { validators: none });
		const problems = performance.now() - begun;
		preview(applied.bundle, validators);
		return { problems, preview: performance.now() - begun };
	}).slice(1);
	return { problems: median(times.map((each) => each.problems)), preview: median(times.map((each) => each.preview)) };
}

function preview(files: BundleFiles, validators: ValidatorOf): void {
	const read = (path: string): unknown => JSON.parse(files.get(path) ?? "");
	const flow = compileFlow(resolveSound(read("flow.json") as FlowDefinition, blocks).flow, { validators });
	const design = { flow, tenant: read("tenant.json") as TenantDefinition, scenarios: [read("scenarios/whole-way.json") as Scenario] };
	const shown = previewProcess(design, { step: String(STEP), role: "cpo", state: "open", day: "", filled: false });
	if (shown === null) throw new Error("no scenario comes to the step");
}

/** One validator for each form of a section, as the page caches their modules. */
function keptValidators(): ValidatorOf {
	const kept = new Map<string, ReturnType<ValidatorOf>>();
	const compiled = ajvValidators();
	return (key, schema) => {
		const form = JSON.stringify(schema);
		const validator = kept.get(form) ?? compiled(key, schema);
		kept.set(form, validator);
		return validator;
	};
}

const none = (): never => {
	throw new Error("nothing is judged here");
};

interface Seen {
	/** From the last keystroke until the files with their problems are shown, in milliseconds. */
	readonly problems: number;
	/** Until the step's page in the frame shows it, in milliseconds. */
	readonly preview: number;
	/** The longest task in the page since the first keystroke, in milliseconds. */
	readonly blocked: number;
}

/** Changes the label of the chosen field by typing. */
async function edited(page: Page, label: string): Promise<Seen> {
	const input = page.getByRole("textbox", { name: "Label" });
	await input.selectText();
	const watched = page.evaluate(watch, label);
	await page.keyboard.type(label, { delay: 30 });
	await page.keyboard.press("Enter");
	return await watched;
}

/** Runs in the page: resolves when both places show the label, with the times at which they did. */
function watch(label: string): Promise<Seen> {
	return new Promise((resolve) => {
		let last = Number.NaN;
		let blocked = 0;
		const tasks = new PerformanceObserver((list) => {
			for (const { duration } of list.getEntries()) blocked = Math.max(blocked, duration);
		});
		tasks.observe({ entryTypes: ["longtask"] });
		document.addEventListener("keydown", ({ key, timeStamp }) => {
			if (key === "Enter") last = timeStamp;
		});
		let problems = Number.NaN;
		const look = (): void => {
			const now = performance.now();
			const heading = document.querySelector("aside h2")?.textContent;
			if (Number.isNaN(problems) && heading === label) problems = now - last;
			const shown = document.querySelector("iframe")?.contentDocument?.body.textContent?.includes(label) === true;
			if (Number.isNaN(problems) || !shown) requestAnimationFrame(look);
			// Tasks that follow count as well.
			else setTimeout(() => resolve({ problems, preview: now - last, blocked }), 500);
		};
		requestAnimationFrame(look);
	});
}
