import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { canonicalText, type FlowDefinition, type Scenario, starterFiles } from "../../engine/index.ts";

const steps = 60;
const fieldsOfStep = 34;
const fieldsOfSection = 12;

const municipality = { code: "0202", name: "Arnhem", latitude: 51.98, longitude: 5.91 };

/** A tenant's folder with a flow of 60 steps and 2,000 fields, and one scenario that goes through all of it. */
export function largeFolder(folder: string): void {
	const answers = { slug: "utopia", label: "Gemeente Utopia", municipalities: [municipality], style: "blank", roles: ["cpo"] } as const;
	const files = new Map(starterFiles({ ...answers, ownRoles: {} }, randomUUID));
	const flow = JSON.parse(files.get("flow.json") ?? "") as FlowDefinition;
	const [first] = flow.steps;
	if (first === undefined) throw new Error("the starter has no step");
	const more = Array.from({ length: steps - 1 }, (_, index) => step(index + 2, first));
	const large = { ...flow, bindings: { ...flow.bindings, realisationStartsAt: String(steps) }, steps: [first, ...more] };
	files.set("flow.json", canonicalText("flow.json", large));
	const whole = JSON.parse(files.get("scenarios/whole-way.json") ?? "") as Scenario;
	const [proposed] = whole.instructions;
	const walked = more.slice(0, -1).map(({ code }) => ({ as: "cpo", do: "complete", expect: { step: String(Number(code) + 1) } }));
	for (const path of files.keys()) if (path.startsWith("scenarios/")) files.delete(path);
	const scenario = { ...whole, journey: false, instructions: [{ as: "cpo", do: "complete", with: proposed?.with }, ...walked] };
	files.set("scenarios/whole-way.json", canonicalText("scenarios/whole-way.json", scenario));
	rmSync(folder, { recursive: true, force: true });
	for (const [path, content] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), content);
	}
}

/** Each step has a condition on a field of the step before, so that the check and the tree have references to resolve. */
function step(code: number, { access }: FlowDefinition["steps"][number]) {
	const group = `Step${code}`;
	const numbers = Array.from({ length: fieldsOfStep }, (_, index) => index + 1);
	const sections = Array.from({ length: Math.ceil(fieldsOfStep / fieldsOfSection) }, (_, part) => {
		const own = numbers.slice(part * fieldsOfSection, (part + 1) * fieldsOfSection);
		const fields = own.map((number) => [`Field${number}`, field(code, number)] as const);
		return {
			id: `part-${part + 1}`,
			title: `Onderdeel ${part + 1}`,
			...(part === 1 && code > 2 ? { when: { or: [{ filled: `Step${code - 1}.Field1` }, { filled: `${group}.Field1` }] } } : {}),
			schema: { type: "object", properties: { [group]: { type: "object", properties: Object.fromEntries(fields) } } },
		};
	});
	const label = `Stap nummer ${code}`;
	return { uuid: randomUUID(), version: "1.0.0", code: String(code), label, access, sections, ...(code === steps ? { final: true } : {}) };
}

const field = (step: number, number: number) =>
	number % 5 === 0
		? { type: "integer", title: `Aantal ${number} van stap ${step}`, minimum: 0, maximum: 1000 }
		: { type: "string", title: `Gegeven ${number} van stap ${step}`, format: "unicode", maxLength: 200 };
