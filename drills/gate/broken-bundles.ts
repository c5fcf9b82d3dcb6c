import { type Chance, chance } from "../../test/mutations/chance.ts";
import { hostilelyEdited } from "../../test/mutations/hostile-edits.ts";

/** Texts by path, of those files of a tenant that are text. */
export type Texts = ReadonlyMap<string, string>;

type Code = "errors" | "scenarios" | "version" | "deployment" | "rights" | "second-person";

/** A good bundle, broken. */
export interface BrokenBundle {
	/** The way in which it is broken, for the report. */
	readonly how: string;
	/** Files that differ; null for a file that was removed. */
	readonly changed: ReadonlyMap<string, string | null>;
	/** The expected obstacle; null when only the check can tell, because the bundle was edited at random. */
	readonly stopped: Code | null;
}

interface Step {
	code: string;
	uuid: string;
	access: { read: string[]; edit: string[] };
	sections: object[];
	[more: string]: unknown;
}
interface Flow {
	version: string;
	steps: Step[];
	[more: string]: unknown;
}
interface Tenant {
	access: Record<string, string[]>;
	[more: string]: unknown;
}
interface Story {
	instructions: { expect?: Record<string, unknown> }[];
	[more: string]: unknown;
}

/** A way to break a file, and the obstacle that must then stop it. */
type Break<File> = readonly [how: string, stopped: Code, change: (file: File, dice: Chance) => void];

const anyStep = ({ steps }: Flow, dice: Chance) => dice.pick(steps);
const anyLater = ({ steps }: Flow, dice: Chance) => dice.pick(steps.slice(1));
const without = (file: Record<string, unknown>, name: string) => void delete file[name];

const flowBreaks: readonly Break<Flow>[] = [
	["a property that there is not", "errors", (flow, dice) => Object.assign(dice.pick([flow, anyStep(flow, dice)]), { onbekend: 1 })],
	["no steps", "errors", (flow, dice) => Object.assign(flow, { steps: dice.pick([[], {}, null, "1"]) })],
	["a property missing", "errors", (flow, dice) => without(flow, dice.pick(["uuid", "label", "version", "steps"]))],
	[
		"a step without what it needs",
		"errors",
		(flow, dice) => without(anyStep(flow, dice), dice.pick(["uuid", "code", "label", "access", "sections"])),
	],
	["a code twice", "errors", (flow, dice) => Object.assign(anyLater(flow, dice), { code: flow.steps[0]?.code })],
	["a uuid twice", "errors", (flow, dice) => Object.assign(anyLater(flow, dice), { uuid: flow.steps[0]?.uuid })],
	["a way to nowhere", "errors", (flow, dice) => Object.assign(anyStep(flow, dice), { next: [{ to: "nergens" }] })],
	[
		"a condition that there is not",
		"errors",
		(flow, dice) => Object.assign(anyStep(flow, dice), { next: [{ to: "2", when: { cond: "geen" } }, { to: "3" }] }),
	],
	["an operator that there is not", "errors", (flow) => Object.assign(flow, { conditions: { "advies-positief": { raadt: 1 } } })],
	["a field that there is not", "errors", (flow) => Object.assign(flow, { conditions: { "advies-positief": { filled: "Bestaat.Niet" } } })],
	["a role that there is not", "errors", (flow, dice) => void anyStep(flow, dice).access.edit.push("niemand-kent-mij")],
	["a block that there is not", "errors", (flow, dice) => void anyStep(flow, dice).sections.push({ block: "bestaat-niet" })],
	["a section twice", "errors", (flow, dice) => void doubled(anyStep(flow, dice).sections)],
	["a version that is none", "errors", (flow, dice) => Object.assign(flow, { version: dice.pick(["1", "", "1.2.x", 1, null]) })],
	[
		"a version that is not raised",
		"version",
		(flow, dice) => Object.assign(flow, { label: `Anders ${dice.below(1e9)}`, version: "0.0.1" }),
	],
];

const tenantBreaks: readonly Break<Tenant>[] = [
	["a property that there is not", "errors", (tenant) => Object.assign(tenant, { onbekend: 1 })],
	["a property missing", "errors", (tenant, dice) => without(tenant, dice.pick(["slug", "name", "access", "theme", "map", "flow"]))],
	[
		"a value of another kind",
		"errors",
		(tenant, dice) => Object.assign(tenant, { [dice.pick(["name", "access", "judges", "theme"])]: dice.pick([7, true, null]) }),
	],
	["another flow than there is", "errors", (tenant) => Object.assign(tenant, { flow: "00000000-0000-4000-8000-000000000000" })],
	["a right for a role that there is not", "errors", ({ access }) => Object.assign(access, { export: ["niemand-kent-mij"] })],
	["a logo that there is not", "errors", (tenant) => Object.assign(tenant.theme as object, { logo: "weg.svg" })],
	["another address", "deployment", (tenant) => Object.assign(tenant, { baseUrl: "https://elders.example" })],
	["another name in addresses", "deployment", (tenant) => Object.assign(tenant, { slug: "elders" })],
	[
		"another address to fetch from",
		"deployment",
		(tenant) => Object.assign(tenant.map as object, { areaLayer: "http://169.254.169.254/" }),
	],
	["others publish", "rights", ({ access }) => Object.assign(access, { publish: ["municipality"] })],
	["others design", "rights", ({ access }) => Object.assign(access, { design: [] })],
	["others see, and nobody said yes", "second-person", ({ access }) => Object.assign(access, { export: ["guest"] })],
	["others judge, and nobody said yes", "second-person", (tenant) => Object.assign(tenant, { judges: ["admin"] })],
];

const storyBreaks: readonly Break<Story>[] = [
	[
		"an expectation that does not come",
		"scenarios",
		({ instructions }) => Object.assign(instructions[0]?.expect ?? {}, { status: "cancelled" }),
	],
	["a story without a beginning", "scenarios", (story) => without(story, "given")],
	["an act that there is not", "errors", ({ instructions }) => Object.assign(instructions[0] ?? {}, { do: "toveren" })],
];

const textBreaks: readonly (readonly [how: string, change: (text: string, dice: Chance) => string | null])[] = [
	["cut off", (text, dice) => text.slice(0, 1 + dice.below(text.trimEnd().length - 2))],
	["a name twice", (text) => text.replace("{", '{"label": "Een", "label": "Twee",')],
	["a comma too many", (text) => text.replace(/\}\s*$/, ",}")],
	["bytes before it", (text) => `\u0007${text}`],
	["gone", () => null],
];

const doubled = (sections: object[]) => sections.push(...sections);

/** The bundle for a number, always the same for the same number. Every other bundle is broken in a known way, by rotation. */
export function brokenBundle(files: Texts, number: number): BrokenBundle {
	const dice = chance(number);
	const stories = [...files.keys()].filter((path) => path.startsWith("scenarios/"));
	const text = (path: string) => files.get(path) ?? "";
	const version = `${1000 + number}.0.0`;
	const one = (how: string, path: string, now: string | null, stopped: Code | null): BrokenBundle => ({
		...{ how: `${path}: ${how}`, changed: new Map([[path, now]]), stopped },
	});
	const broken = <File>(path: string, [how, stopped, change]: Break<File>, more: object = {}) => {
		const file = { ...(JSON.parse(text(path)) as File), ...more };
		change(file, dice);
		return one(how, path, JSON.stringify(file), stopped);
	};
	if (number % 2 === 0) {
		const path = dice.pick(["flow.json", "tenant.json", dice.pick(stories)]);
		const edited = hostilelyEdited(text(path), dice);
		return one("at random", path, path === "flow.json" ? raised(edited, version) : edited, null);
	}
	const ways: readonly (() => BrokenBundle)[] = [
		...flowBreaks.map((way) => () => broken("flow.json", way, { version })),
		...tenantBreaks.map((way) => () => broken("tenant.json", way)),
		// Each of these scenarios has an expectation at its first instruction.
		...storyBreaks.map((way) => () => broken("scenarios/positive-advice.json", way)),
		...textBreaks.map(([how, change]) => () => {
			const path = dice.pick(["flow.json", "tenant.json"]);
			return one(how, path, change(text(path), dice), "errors");
		}),
	];
	const way = ways[((number - 1) / 2) % ways.length];
	if (way === undefined) throw new Error("there is no way to break a bundle");
	return way();
}

function raised(text: string, version: string): string {
	try {
		const flow: unknown = JSON.parse(text);
		return typeof flow === "object" && flow !== null && "version" in flow ? JSON.stringify({ ...flow, version }) : text;
	} catch {
		return text;
	}
}
